/**
 * Outlines that several drawings share, as paths without transforms: a board is redrawn often, and every transform costs.
 */

import type { Shape } from "../../../lib/players";
import { corners, R, type Point } from "../geometry";
import { LIFT } from "../scene";
import type { Terrain } from "../view";

/** The shore of the safe island in the north-west, in units of the board. */
export const SHORE =
  "M-398-436C-372-444-338-436-312-438C-284-440-264-428-266-408C-268-392-288-386-291-366C-293-348-300-336-314-329C-330-322-338-312-340-296C-342-280-352-270-364-262C-378-254-384-244-387-228C-390-212-406-208-413-222C-421-238-413-258-416-282C-420-310-412-330-416-360C-420-392-422-428-398-436Z";

export const SHORE_GREEN =
  "M-392-424C-368-431-340-424-314-426C-294-427-280-422-282-410C-284-398-300-392-304-374C-306-358-314-350-328-343C-344-335-351-324-354-308C-357-292-368-284-379-276C-390-268-394-256-397-244C-400-236-404-240-404-250C-404-264-400-272-404-292C-408-316-400-336-404-364C-407-390-410-418-392-424Z";

const HEADS: Record<Shape, string> = {
  circle: "m0-9.4a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8z",
  square: "m-7-8.4h14q1.4 0 1.4 1.4v14q0 1.4-1.4 1.4h-14q-1.4 0-1.4-1.4v-14q0-1.4 1.4-1.4z",
  triangle: "m0-10q.8 0 1.3.8l9.3 16q.9 1.7-1.1 1.7h-19q-2 0-1.1-1.7l9.3-16q.5-.8 1.3-.8z",
  diamond: "m0-11l10.2 10.1q.9.9 0 1.8l-10.2 10.1-10.2-10.1q-.9-.9 0-1.8z",
  hexagon: "m0-10l8.7 5v10l-8.7 5-8.7-5v-10z",
  star: "m0-10.5l3.2 6.9 7.4.9-5.5 5.1 1.5 7.3-6.6-3.6-6.6 3.6 1.5-7.3-5.5-5.1 7.4-.9z",
};

const SHOULDERS = "M-13.5 17.5c0-10 5.5-14 13.5-14s13.5 4 13.5 14q0 1.5-1.5 1.5h-24q-1.5 0-1.5-1.5z";

/** The head of a player's adventurers, and their shoulders where one sees them whole. */
export function adventurer(shape: Shape, stands: boolean): string {
  return stands ? `${SHOULDERS}M0-7.5${HEADS[shape]}` : `M0 0${HEADS[shape]}`;
}

/** The light heart of a second colour. */
export function heart(stands: boolean): string {
  const y = stands ? -7.5 : 0;
  return `M-4 ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`;
}

/** Something small, drawn by relative commands, at several places. */
type Places = readonly (readonly [x: number, y: number])[];

const short = (n: number): number => Math.round(n * 10) / 10;

function strewn(at: Point, places: Places, drawing: string): string {
  return places.map(([x, y]) => `M${short(at.x + x)} ${short(at.y + y)}${drawing}`).join("");
}

const DOTS: Places = [
  [-24, -10],
  [-17, -19],
  [-8, -27],
  [4, -31],
  [15, -22],
  [23, -13],
  [28, -2],
  [27, 9],
  [20, 19],
  [10, 27],
  [-2, 31],
  [-13, 25],
  [-22, 16],
  [-28, 5],
  [-12, -12],
  [12, -11],
  [18, 3],
  [-18, 2],
  [9, 15],
  [-8, 15],
  [0, -20],
  [-3, 22],
];
const CROWNS: Places = [
  [-20, -16],
  [-8, -26],
  [9, -26],
  [22, -14],
  [-26, 4],
  [27, 6],
  [-19, 20],
  [19, 21],
  [1, 30],
];
const PEAKS: Places = [
  [-19, -13],
  [0, -25],
  [19, -13],
  [-24, 13],
  [24, 13],
  [0, 31],
];
const CROWN = "m-6.5 4.2q-3-5 1-7.4q1-4.3 5.5-3.8q4.5-.5 5.5 3.8q4 2.4 1 7.4q-3.3 2.3-6.5.500q-3.2 1.8-6.5-.5z";

/** What is drawn on a tile, around its middle: the ink, and for mountains the side in the light. */
export function drawing(terrain: Terrain, at: Point): { ink: string; light: string } {
  if (terrain === "beach") return { ink: strewn(at, DOTS, "h0"), light: "" };
  if (terrain === "jungle") return { ink: strewn(at, CROWNS, CROWN), light: "" };
  return { ink: strewn(at, PEAKS, "m9 6l-9-15l2 6l-3 4l3 5z"), light: strewn(at, PEAKS, "m-9 6l9-15l2 5l-3 10z") };
}

export function trees(places: Places): string {
  return strewn({ x: 0, y: 0 }, places, CROWN);
}

const HALF_WIDTH = (R * Math.sqrt(3)) / 2;

/** The two lower sides of a tile that stands on a hex, and the one in the shade. */
export function wall(terrain: Terrain, at: Point): { whole: string; shade: string } {
  const lift = LIFT[terrain];
  const [left, right] = [short(at.x - HALF_WIDTH), short(at.x + HALF_WIDTH)];
  const [low, bottom] = [at.y + R / 2, at.y + R];
  return {
    whole: `M${left} ${low - lift}V${low}L${short(at.x)} ${bottom}L${right} ${low}V${low - lift}L${short(at.x)} ${bottom - lift}z`,
    shade: `M${short(at.x)} ${bottom}L${right} ${low}V${low - lift}L${short(at.x)} ${bottom - lift}z`,
  };
}

/** The top of a tile. */
export function top(terrain: Terrain, at: Point, inset = 0): string {
  const y = at.y - LIFT[terrain];
  return `M${corners(R - inset)
    .map((p) => `${short(at.x + p.x)} ${short(y + p.y)}`)
    .join("L")}z`;
}
