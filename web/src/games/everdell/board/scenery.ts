/** The valley: a river on the left, trees on the right and along the top, a clearing in the middle. One path a tone. */

export const SIZE = { width: 1052, height: 500 };

export interface Scenery {
  trees: [string, string];
  trunks: string;
  waves: string;
  grass: string;
}

/** Numbers that look thrown but are the same each time. */
function thrown(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

const r = (n: number): string => String(Math.round(n * 10) / 10);
const circle = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(2 * radius)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-2 * radius)} 0`;
const fir = (x: number, y: number, s: number): string =>
  `M${r(x)} ${r(y - 34 * s)}l${r(11 * s)} ${r(17 * s)}h${r(-4.5 * s)}l${r(8 * s)} ${r(14 * s)}h${r(-29 * s)}l${r(8 * s)} ${r(-14 * s)}h${r(-4.5 * s)}z`;
const oak = (x: number, y: number, s: number): string =>
  circle(x, y - 20 * s, 11 * s) + circle(x - 9 * s, y - 14 * s, 8 * s) + circle(x + 9 * s, y - 14 * s, 8 * s);
const trunk = (x: number, y: number, s: number): string =>
  `M${r(x - 2 * s)} ${r(y - 8 * s)}h${r(4 * s)}v${r(9 * s)}h${r(-4 * s)}z`;

export function scenery(): Scenery {
  const next = thrown(7);
  const drawn: Scenery = { trees: ["", ""], trunks: "", waves: "", grass: "" };
  const tree = (x: number, y: number, s: number, firs: number): void => {
    drawn.trees[next() < 0.5 ? 0 : 1] += (next() < firs ? fir : oak)(x, y, s);
    drawn.trunks += trunk(x, y, s);
  };
  for (let i = 0; i < 46; i += 1) tree(770 + next() * 290, 96 + i * 9.5, 0.7 + next() * 0.7, 0.6);
  for (let i = 0; i < 40; i += 1) tree(i * 27 + next() * 16, 30 + next() * 70, 0.6 + next() * 0.5, 0.7);
  for (let i = 0; i < 16; i += 1) drawn.waves += `M${r(20 + next() * 180)} ${r(120 + i * 26)}q6-6 12 0t12 0`;
  for (let i = 0; i < 30; i += 1) {
    const [x, y] = [r(262 + next() * 500), r(104 + next() * 400)];
    drawn.grass += `M${x} ${y}q-1-7-5-9M${x} ${y}v-11M${x} ${y}q1-7 5-9`;
  }
  return drawn;
}
