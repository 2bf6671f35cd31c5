/** Where everything of a view stands on the fitted island: plates, pieces in slots, and numbers when it is far away. */

import type { Point } from "../../../board/plane";
import type { BuildToCome, ExploreToCome, Forecast, Land, RavageToCome, SpiritIslandView } from "../view";
import { bringsBlight, comingTo, NOTHING, pillOf, shorter, type CardStep, type Coming, type Pill } from "./forecast";
import { groupsOf, singles, type Group, type Single } from "./groups";
import { numbersOf, type Numbered } from "./numbers";
import { marksOn, nameWidth, pillSize, plateOf, signsWidth, type Plate } from "./plate";
import { landOf, rulesIn } from "./table";
import type { Fitted, LandShape } from "./world";

export interface PlacedPiece extends Single, Point {
  /** Its own name on the whole island. */
  at: string;
  land: string;
  sacred: boolean;
}

export interface LandLayout {
  name: string;
  shape: LandShape;
  land: Land;
  /** What there is to say of it: the same object as long as that is the same. */
  told: Told;
  plate: Plate;
  pill: Pill | null;
  /** Blight will come here, whatever of the pill there is room for. */
  threatened: boolean;
  /** What will be built here, and who will come. */
  coming: Coming;
  pieces: PlacedPiece[];
  /** In place of them, from far away. */
  numbers: Numbered[];
  /** The middle of the pieces. */
  middle: Point;
}

export interface Layout {
  lands: Map<string, LandLayout>;
  /** How large a piece and a text are, in pixels of the frame. */
  piece: number;
  text: number;
  /** Too far away for pieces: numbers by kind. */
  far: boolean;
}

const LARGEST = 40; // pixels of a piece on the screen
const PART = 0.9; // of the pitch
const TEXT = { least: 11, most: 13.5, grows: 31 };
/** From so few pixels a unit down, pieces are numbers. */
const FAR = 0.22;

/** Remembers which slot a piece has, so that it keeps it as long as it lasts. */
export class Slots {
  private readonly kept = new Map<string, Map<string, number>>();

  of(land: string): ReadonlyMap<string, number> {
    return this.kept.get(land) ?? new Map<string, number>();
  }

  keep(land: string, taken: Map<string, number>): void {
    this.kept.set(land, taken);
  }

  copy(): Slots {
    const other = new Slots();
    for (const [land, taken] of this.kept) other.keep(land, new Map(taken));
    return other;
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, (a.y - b.y) * 1.25);

function covered(at: Point, plate: Plate, half: number): boolean {
  return plate.rects.some(
    ({ left, right, top, bottom }) =>
      at.x + half > left && at.x - half < right && at.y + half > top - 1 && at.y - half < bottom + 1,
  );
}

/** Slots for so many pieces: those that stay keep theirs, the others stand row by row around the middle. */
function seated(
  list: readonly Single[],
  slots: readonly Point[],
  free: readonly number[],
  kept: ReadonlyMap<string, number>,
): number[] {
  const open = new Set(free);
  const found = list.map(({ id }) => {
    const was = kept.get(id.replace(/ (goes|comes)#/, "#"));
    return was !== undefined && open.delete(was) ? was : -1;
  });
  const at = (i: number): Point => slots[i] ?? { x: 0, y: 0 };
  const middle = {
    x: free.reduce((sum, i) => sum + at(i).x, 0) / free.length,
    y: free.reduce((sum, i) => sum + at(i).y, 0) / free.length,
  };
  const missing = found.filter((i) => i < 0).length;
  const next = [...open]
    .sort((a, b) => distance(at(a), middle) - distance(at(b), middle))
    .slice(0, missing)
    .sort((a, b) => (Math.abs(at(a).y - at(b).y) > 4 ? at(a).y - at(b).y : at(a).x - at(b).x));
  return found.map((i) => (i < 0 ? (next.shift() ?? free[0] ?? 0) : i));
}

function freeSlots(shape: LandShape, plate: Plate, size: number, groups: readonly Group[]): number[] {
  const all = shape.slots.map((_, i) => i);
  const free = all.filter((i) => !covered(shape.slots[i] ?? shape.middle, plate, size * 0.44));
  const need = Math.min(groups.length, all.length) - free.length;
  if (need > 0) {
    // The lowest of those under the plate.
    const below = (i: number): number => shape.slots[i]?.y ?? 0;
    free.push(
      ...all
        .filter((i) => !free.includes(i))
        .sort((a, b) => below(b) - below(a))
        .slice(0, need),
    );
  }
  return free;
}

interface Drawing {
  fitted: Fitted;
  view: SpiritIslandView;
  /** The view after the option that is looked at. */
  then: SpiritIslandView | null;
  forecast: Forecast | null;
  foreseen: Forecast | null;
  /** The steps whose Invader cards show each land, where nothing is foreseen. */
  cards?: ReadonlyMap<string, readonly CardStep[]>;
  /** How near the camera is. */
  zoom: number;
}

/** What is kept from one laying to the next, while the island lies as it does. */
export class Kept {
  readonly slots = new Slots();
  /** Places of plates by land and widths: they are the same most of the time. */
  readonly plates = new Map<string, Plate>();
  /** Lands as they were laid last, each with all that it was laid from. */
  readonly lands = new Map<string, { from: readonly unknown[]; laid: LandLayout }>();
}

/** Lands that nothing has changed in stay the same object, so that nobody draws them again. */
export function layoutOf(drawing: Drawing, kept: Kept): Layout {
  const { fitted, view, then, zoom } = drawing;
  const screen = fitted.scale * zoom;
  const px = 1 / zoom;
  const text = Math.max(TEXT.least, Math.min(TEXT.most, TEXT.grows * screen)) * px;
  const piece = Math.min(LARGEST * px, fitted.pitch * PART);
  const far = screen < FAR;
  const lands = new Map<string, LandLayout>();
  const slots = then ? kept.slots.copy() : kept.slots;
  const sites = sitesOf(view);
  for (const [name, shape] of fitted.lands) {
    const land = view.lands[name];
    if (!land) continue;
    const here = hereOf(drawing, name, land, { shape, sites: sites.get(name) ?? "", text, piece, px, far });
    const from = Object.values(here);
    const known = kept.lands.get(name);
    if (known?.from.every((one, i) => one === from[i])) lands.set(name, known.laid);
    else {
      const laid = inLand(here, slots, kept.plates, toldOf(here, known?.laid.told));
      lands.set(name, laid);
      if (!then) kept.lands.set(name, { from, laid });
    }
  }
  return { lands, piece, text, far };
}

/** The players with a Sacred Site in each land. */
function sitesOf(view: SpiritIslandView): Map<string, string> {
  const found = new Map<string, string>();
  for (const [player, { sacred_sites: lands }] of Object.entries(view.spirits)) {
    for (const land of lands) found.set(land, `${found.get(land) ?? ""} ${player}`);
  }
  return found;
}

/** A land as it is now, and what a forecast says of it. */
export interface Told {
  name: string;
  land: Land;
  ravage: RavageToCome | undefined;
  build: BuildToCome | undefined;
  escalated: BuildToCome | undefined;
  explore: ExploreToCome | undefined;
  /** Where nothing is foreseen: the steps whose Invader cards show it. */
  cards: readonly CardStep[] | undefined;
  /** The rules in force there, in one word so that they can be compared. */
  rules: string;
}

const aheadOf = (forecast: Forecast | null, name: string): Omit<Told, "name" | "land" | "cards" | "rules"> => ({
  ravage: forecast?.ravage[name],
  build: forecast?.build[name],
  escalated: forecast?.escalated?.[name],
  explore: forecast?.explore[name],
});

/** All that a land is laid from: flat, so that it can be compared. */
interface Here extends Told {
  nextRavage: RavageToCome | undefined;
  nextBuild: BuildToCome | undefined;
  nextEscalated: BuildToCome | undefined;
  nextExplore: ExploreToCome | undefined;
  /** The land after the option that is looked at. */
  after: Land;
  later: boolean;
  shape: LandShape;
  sites: string;
  text: number;
  piece: number;
  px: number;
  far: boolean;
}

type Sizes = Pick<Here, "shape" | "sites" | "text" | "piece" | "px" | "far">;

function hereOf({ view, then, forecast, foreseen, cards }: Drawing, name: string, land: Land, sizes: Sizes): Here {
  const now = aheadOf(forecast, name);
  const next = foreseen ? aheadOf(foreseen, name) : now;
  return {
    name,
    land,
    ...now,
    nextRavage: next.ravage,
    nextBuild: next.build,
    nextEscalated: next.escalated,
    nextExplore: next.explore,
    after: then?.lands[name] ?? land,
    cards: cards?.get(name),
    rules: rulesIn(view, name).join(),
    later: forecast !== null && forecast.turn > view.turn,
    ...sizes,
  };
}

function toldOf({ name, land, ravage, build, escalated, explore, cards, rules }: Here, last: Told | undefined): Told {
  const now: Told = { name, land, ravage, build, escalated, explore, cards, rules };
  const isSame = last && (Object.keys(now) as (keyof Told)[]).every((key) => last[key] === now[key]);
  return isSame ? last : now;
}

function inLand(here: Here, slots: Slots, cache: Map<string, Plate>, told: Told): LandLayout {
  const { name, shape, land, text, piece, far } = here;
  const groups = groupsOf(name, land, here.after);
  const isOcean = shape.outline.length === 0;
  const whole = isOcean ? null : pillOf(here.ravage, here.nextRavage, here.later);
  const coming = isOcean ? NOTHING : comingTo(here.nextBuild, here.nextEscalated, here.nextExplore, here.cards);
  const { plate, pill } = isOcean
    ? { plate: atSea(shape, groups.length, nameWidth(name, text, 0), text), pill: null }
    : placed(here, cache, coming, far ? null : whole);
  const free = isOcean ? shape.slots.map((_, i) => i) : freeSlots(shape, plate, piece, groups);
  const list = far ? [] : singles(groups, free.length);
  const at = seated(list, shape.slots, free, slots.of(name));
  slots.keep(name, new Map(list.map(({ id }, i) => [id.replace(/ (goes|comes)#/, "#"), at[i] ?? 0])));
  const pieces = list.map((one, i): PlacedPiece => {
    const spot = shape.slots[at[i] ?? 0] ?? shape.middle;
    return {
      ...one,
      at: `${name}/${one.id}`,
      land: name,
      sacred: one.player !== null && here.sites.split(" ").includes(one.player),
      x: spot.x,
      y: spot.y,
    };
  });
  const spots = free.map((i) => shape.slots[i] ?? shape.middle);
  const middle = {
    x: spots.reduce((sum, p) => sum + p.x, 0) / spots.length,
    y: spots.reduce((sum, p) => sum + p.y, 0) / spots.length,
  };
  const numbers = far ? numbersOf({ shape, land, after: here.after, plate, pill: whole, size: text }) : [];
  const threatened = !isOcean && bringsBlight(here.nextRavage);
  return { name, shape, land, told, plate, pill, threatened, coming, pieces, numbers, middle };
}

/** The plate with as much of the pill as the land has room for. */
function placed(
  here: Here,
  cache: Map<string, Plate>,
  coming: Coming,
  whole: Pill | null,
): { plate: Plate; pill: Pill | null } {
  const { name, land, shape, text, px } = here;
  const label = nameWidth(name, text, marksOn(land, here.rules).length);
  const signs = signsWidth(coming, text);
  const plate = (pill: Pill | null): Plate => {
    const widths = { name: label, signs, pill: pillSize(pill, text) };
    const key = `${name} ${label} ${signs} ${widths.pill} ${text}`;
    const known = cache.get(key) ?? plateOf(shape, widths, text, px);
    cache.set(key, known);
    return known;
  };
  const forms = whole ? shorter(whole) : [null];
  for (const pill of forms) {
    const there = plate(pill);
    if (there.fits) return { plate: there, pill };
  }
  const least = forms.at(-1) ?? null;
  return { plate: plate(least), pill: least };
}

/** An Ocean has no border to stay inside: its name stands beside its pieces. */
function atSea(shape: LandShape, taken: number, width: number, size: number): Plate {
  const at = shape.slots[Math.min(taken, shape.slots.length - 1)] ?? shape.middle;
  return {
    name: shape.name,
    label: { x: at.x - width / 2, y: at.y },
    signs: null,
    pill: null,
    size,
    rects: [],
    fits: true,
  };
}

/** The ring around a thing that somebody points at: a piece, or else its land. */
export function ringOf(ref: string, layout: Layout): (Point & { r: number }) | null {
  const land = layout.lands.get(landOf(ref) ?? "");
  const piece = land?.pieces.find((one) => one.ref === ref);
  if (piece) return { x: piece.x, y: piece.y, r: layout.piece * 0.7 };
  return land ? { ...land.shape.middle, r: land.shape.radius || layout.piece } : null;
}
