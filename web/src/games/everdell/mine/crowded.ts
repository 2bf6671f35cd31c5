/** More cards than lie side by side. */

interface Held {
  hand?: readonly string[] | number;
  legends?: readonly string[] | number;
}

const ROW = 8;

export function isCrowded({ hand, legends }: Held): boolean {
  return (Array.isArray(hand) ? hand.length : 0) + (Array.isArray(legends) ? legends.length : 0) > ROW;
}
