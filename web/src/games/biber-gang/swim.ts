/** How a beaver swims from one place of a display to another. */

import type { Way } from '../../cards/plan';
import type { Move } from '../../protocol';

/** Over the waves: up and down across the line, the beaver leaning into each of them. */
const OVER_THE_WAVES: Way = { name: 'swim', duration: 760, keyframes: waves };

/** The way of a move; undefined where no beaver swims. */
export function wayOf({ card, source, target }: Move): Way | undefined {
  const swims = card === 'B' && source.startsWith('display') && target.startsWith('display');
  return swims ? OVER_THE_WAVES : undefined;
}

function waves(x: number, y: number, scale: number): Keyframe[] {
  const steps = 12;
  const length = Math.max(Math.hypot(x, y), 1);
  const swing = Math.min(18, length * 0.14);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const way = index / steps;
    const rest = 1 - way;
    const across = Math.sin(way * Math.PI * 4) * swing * Math.sin(way * Math.PI);
    const lean = Math.cos(way * Math.PI * 4) * 7 * Math.sin(way * Math.PI);
    const lift = 1 + 0.18 * Math.sin(way * Math.PI);
    const left = x * rest + (-y / length) * across;
    const top = y * rest + (x / length) * across;
    const size = (scale * rest + way) * lift;
    return { offset: way, transform: `translate(${left}px, ${top}px) rotate(${lean}deg) scale(${size})` };
  });
}
