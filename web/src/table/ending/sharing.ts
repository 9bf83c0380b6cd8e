/** A picture of a result that can be sent to those who were not there: drawn on a canvas, with the beavers of the page. */

import type { Ranked } from './ranking';
import { aroundTheMiddle, onStumps } from './ranking';
import { drawSvg } from './svgOnCanvas';

export interface Result {
  title: string;
  /** What was played, and when. */
  below: string;
  rows: readonly Ranked[];
  scored: (score: number) => string;
}

/** Bytes that the picture has at most. */
export const HEAVIEST = 200_000;

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 452;

/** A colour of the theme as it is on the page. */
type Colour = (name: string) => string;

function coloursAt(place: HTMLElement): Colour {
  const probe = document.createElement('span');
  place.append(probe);
  const found = new Map<string, string>();
  return (name) => {
    let colour = found.get(name);
    if (colour === undefined) {
      probe.style.color = `var(${name})`;
      colour = getComputedStyle(probe).color;
      found.set(name, colour);
    }
    return colour;
  };
}

/** The picture of a result, on a canvas and as a PNG; `scene` holds the beavers, each in an element with its seat. */
export async function pictureOf(
  result: Result,
  scene: HTMLElement,
): Promise<{ canvas: HTMLCanvasElement; blob: Blob }> {
  const colour = coloursAt(scene);
  await Promise.all(['400 40px Caprasimo', '700 24px Nunito'].map((font) => document.fonts.load(font)));
  const beavers = new Map<number, SVGSVGElement>();
  for (const holder of scene.querySelectorAll<HTMLElement>('[data-seat]')) {
    const drawing = holder.querySelector('svg');
    if (drawing) beavers.set(Number(holder.dataset['seat']), drawing);
  }
  // A picture with much in it may be too heavy at first; then it is drawn smaller.
  let drawn = await draw(result, beavers, colour, 1);
  for (const scale of [0.75, 0.5])
    if (drawn.blob.size > HEAVIEST) drawn = await draw(result, beavers, colour, scale);
  return drawn;
}

async function draw(
  result: Result,
  beavers: ReadonlyMap<number, SVGSVGElement>,
  colour: Colour,
  scale: number,
): Promise<{ canvas: HTMLCanvasElement; blob: Blob }> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  pen.scale(scale, scale);
  pen.textAlign = 'center';
  drawGround(pen, colour);
  pen.fillStyle = colour('--ink');
  write(pen, result.title, WIDTH / 2, 62, WIDTH - 80, 46, 'Caprasimo');
  write(pen, result.below, WIDTH / 2, 98, WIDTH - 80, 24, 'Nunito');
  const { stumps, swimmers } = onStumps(result.rows);
  drawStumps(pen, stumps, result, beavers, colour);
  drawSwimmers(pen, swimmers, result, beavers, colour);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser writes no pictures');
  return { canvas, blob };
}

/** Writes a line that is made smaller until it fits. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  room: number,
  size: number,
  face: 'Caprasimo' | 'Nunito',
): void {
  const weight = face === 'Nunito' ? 700 : 400;
  let fitting = size;
  do pen.font = `${weight} ${fitting}px ${face}`;
  while (pen.measureText(words).width > room && --fitting > 10);
  pen.fillText(words, x, y, room);
}

function drawGround(pen: CanvasRenderingContext2D, colour: Colour): void {
  const sky = pen.createLinearGradient(0, 0, 0, GROUND);
  sky.addColorStop(0, colour('--sky'));
  sky.addColorStop(1, colour('--sky-low'));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('--pond');
  pen.fillRect(0, GROUND - 26, WIDTH, HEIGHT);
  pen.fillStyle = colour('--pond-deep');
  pen.beginPath();
  pen.moveTo(0, GROUND);
  for (let x = 0; x < WIDTH; x += 60) {
    pen.quadraticCurveTo(x + 15, GROUND - 12, x + 30, GROUND);
    pen.quadraticCurveTo(x + 45, GROUND + 12, x + 60, GROUND);
  }
  pen.lineTo(WIDTH, HEIGHT);
  pen.lineTo(0, HEIGHT);
  pen.fill();
  pen.strokeStyle = colour('--pond-line');
  pen.lineWidth = 3;
  pen.stroke();
}

function drawStumps(
  pen: CanvasRenderingContext2D,
  stumps: readonly Ranked[],
  result: Result,
  beavers: ReadonlyMap<number, SVGSVGElement>,
  colour: Colour,
): void {
  const order = aroundTheMiddle(stumps.length);
  const columns = stumps.map((row, rank) => ({ row, at: order[rank] ?? 0 })).sort((a, b) => a.at - b.at);
  const wide = Math.min(210, (WIDTH - 80) / Math.max(1, columns.length) - 16);
  const first = WIDTH / 2 - ((columns.length - 1) * (wide + 16)) / 2;
  for (const [column, { row }] of columns.entries()) {
    const [x, high] = [first + column * (wide + 16), 226 - row.place * 30];
    const top = GROUND + 20 - high;
    pen.fillStyle = colour('--table');
    pen.strokeStyle = colour('--art-ink');
    pen.lineWidth = 3;
    pen.fillRect(x - wide / 2, top, wide, high);
    pen.strokeRect(x - wide / 2, top, wide, high);
    pen.fillStyle = colour('--fur-light');
    pen.beginPath();
    pen.ellipse(x, top, wide / 2 + 3, 15, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    const beaver = beavers.get(row.seat);
    const tall = (row.place === 1 ? 164 : 140) * Math.min(1, wide / 150);
    if (beaver) drawSvg(pen, beaver, x - (tall * 200) / 460, top + 4 - tall, (tall * 200) / 230);
    pen.fillStyle = colour('--on-table');
    write(pen, `${row.place}`, x, top + 50, wide, 34, 'Caprasimo');
    write(pen, row.name, x, top + 80, wide - 16, 24, 'Nunito');
    write(pen, result.scored(row.score), x, top + 106, wide - 16, 20, 'Nunito');
  }
}

function drawSwimmers(
  pen: CanvasRenderingContext2D,
  swimmers: readonly Ranked[],
  result: Result,
  beavers: ReadonlyMap<number, SVGSVGElement>,
  colour: Colour,
): void {
  const room = (WIDTH - 80) / Math.max(1, swimmers.length);
  for (const [column, row] of swimmers.entries()) {
    const x = 40 + room * (column + 0.5);
    const wide = Math.min(room - 16, 240);
    const beaver = beavers.get(row.seat);
    if (beaver) drawSvg(pen, beaver, x - 40, 482, 80);
    pen.fillStyle = colour('--table');
    pen.strokeStyle = colour('--art-ink');
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(x - wide / 2, 546, wide, 66, 14);
    pen.fill();
    pen.stroke();
    pen.fillStyle = colour('--on-table');
    write(pen, `${row.place}  ${row.name}`, x, 572, wide - 12, 22, 'Nunito');
    write(pen, result.scored(row.score), x, 597, wide - 12, 18, 'Nunito');
  }
}
