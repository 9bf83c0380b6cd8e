/** The frame of a chart: where something lies in it, from its parts of the width and of the height. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a part of the width ends, from 0 at the left edge to 1 at the right one. */
export function across(frame: Frame, part: number): number {
  return frame.left + part * (frame.width - frame.left - frame.right);
}

/** Where a part of the height ends, from 0 at the upper edge to 1 at the lower one. */
export function down(frame: Frame, part: number): number {
  return frame.top + part * (frame.height - frame.top - frame.bottom);
}
