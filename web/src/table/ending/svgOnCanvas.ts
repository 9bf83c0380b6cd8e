/**
 * Draws a drawing of the page on a canvas, path by path: pages of this house may load no image from anywhere but the
 * house, so it cannot be made an image first.  It knows what our drawings are made of: groups, paths, circles, ellipses.
 */

/** Draws `drawing` with its upper left corner at a point and in a width; its colours are those of the page. */
export function drawSvg(
  pen: CanvasRenderingContext2D,
  drawing: SVGSVGElement,
  x: number,
  y: number,
  width: number,
): void {
  const box = drawing.viewBox.baseVal;
  pen.save();
  pen.translate(x, y);
  pen.scale(width / box.width, width / box.width);
  pen.translate(-box.x, -box.y);
  for (const child of drawing.children) drawElement(pen, child);
  pen.restore();
}

function drawElement(pen: CanvasRenderingContext2D, element: Element): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  pen.save();
  const moved = element.transform.baseVal.consolidate()?.matrix;
  if (moved) pen.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  const shape = shapeOf(element);
  if (shape) paint(pen, shape, getComputedStyle(element));
  for (const child of element.children) drawElement(pen, child);
  pen.restore();
}

function shapeOf(element: SVGGraphicsElement): Path2D | null {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const shape = new Path2D();
  if (element instanceof SVGCircleElement) {
    const { cx, cy, r } = element;
    shape.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
    return shape;
  }
  if (element instanceof SVGEllipseElement) {
    const { cx, cy, rx, ry } = element;
    shape.ellipse(cx.baseVal.value, cy.baseVal.value, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI);
    return shape;
  }
  return null;
}

function paint(pen: CanvasRenderingContext2D, shape: Path2D, style: CSSStyleDeclaration): void {
  if (style.fill !== 'none') {
    pen.fillStyle = style.fill;
    pen.fill(shape);
  }
  if (style.stroke !== 'none') {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = Number.parseFloat(style.strokeWidth);
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.stroke(shape);
  }
}
