/** Where the gauges stand on the sea, and how the island lies beside them: whichever leaves it more room. */

import type { IslandMap, SpiritIslandView } from "../view";
import { bestTurn, fitted, rimOf, type Padding, type World } from "./world";

export interface Room {
  padding: Padding;
  /** The gauges lie along the top; else they stand at the left. */
  wide: boolean;
  degrees: number;
}

interface Frame {
  width: number;
  height: number;
  padding: Padding;
}

/** Pixels that the gauges take, standing and lying; none where they are not drawn here. */
export interface GaugeSizes {
  standing: { width: number; height: number };
  lying: { width: number; height: number };
}

const STEP = 14;
/** The rim of the map is drawn so far outside its border, in units. */
const RIM = 50;

/** The least padding on one side that keeps the island off a corner of the frame. */
function beside(world: World, map: IslandMap, frame: Frame, wide: boolean, sizes: GaugeSizes, turn: Turn): Fit {
  const { width, height } = wide ? sizes.lying : sizes.standing;
  const most = wide ? height : width;
  for (let more = 0; ; more += STEP) {
    const side = wide ? "top" : "left";
    const padding = { ...frame.padding, [side]: Math.max(frame.padding[side], more) };
    const degrees = turn.fixed ?? bestTurn(world, map, { ...frame, padding }, turn.now);
    const island = fitted(world, degrees, { ...frame, padding });
    const rim = RIM * island.scale;
    const [right, bottom] = [width - frame.width / 2 + rim, height - frame.height / 2 + rim];
    const isFree = more >= most || rimOf(island).every(({ x, y }) => x > right || y > bottom);
    if (isFree) return { padding, wide, degrees, scale: island.scale };
  }
}

interface Fit extends Room {
  scale: number;
}

interface Turn {
  /** What the player has fixed, and how the island lies now. */
  fixed: number | null;
  now: number | null;
}

/** Gauges that stand well stay where they are. */
const WORTH_IT = 1.06;

export function roomFor(
  world: World,
  map: IslandMap,
  frame: Frame,
  sizes: GaugeSizes | null,
  turn: Turn,
  before: boolean | null,
): Room {
  if (!sizes) {
    const degrees = turn.fixed ?? bestTurn(world, map, frame, turn.now);
    return { padding: frame.padding, wide: false, degrees };
  }
  const standing = beside(world, map, frame, false, sizes, turn);
  const lying = beside(world, map, frame, true, sizes, turn);
  const favour = before === null ? 1 : before ? WORTH_IT : 1 / WORTH_IT;
  return lying.scale * favour > standing.scale ? lying : standing;
}

const GAUGES: readonly GaugeSizes[] = [0, 1, 2, 3, 4].map((more) => ({
  standing: { width: 146, height: 250 + 84 * more },
  lying: { width: 324 + 140 * more, height: 124 },
}));

type Around = Pick<SpiritIslandView, "adversary" | "second_adversary" | "scenario" | "events">;

/** What the gauges take, by how many there are: Fear and Blight, Event cards, adversaries and scenario. */
export function gaugeSizes({ adversary, second_adversary, scenario, events }: Around): GaugeSizes | null {
  const more = [adversary, second_adversary, scenario, events].filter((one) => one != null).length;
  return GAUGES[more] ?? null;
}
