/** What has a drawing in `drawings.svg` and `icons.svg`. A card without one shows its initials. */

export const DRAWN: ReadonlySet<string> = new Set(
  `
  farm twig-barge resin-refinery mine general-store fairgrounds storehouse inn post-office chapel cemetery
  university monastery lookout castle palace theater school ever-tree courthouse crane dungeon clock-tower ruins
  corrins-field corrins-path wanderer wife husband ranger undertaker barge-toad chip-sweep doctor miner-mole monk
  peddler postal-pigeon teacher woodcarver shopkeeper innkeeper historian judge king queen architect bard fool
  shepherd corrin-the-leader corrin-the-king corrin-the-warrior chipter-swipple jor-goldwing mayberry-matriarch
  strey-softpaw tarry-hare click-clacks darkdeep-prison everflame-tomb king-norths-treasury strongroot-castle
  phantomia rugwort spring-farm-seedbed spring-farm-nursery summer-farm-terrace summer-farm-orchard
  autumn-farm-hedgerow autumn-farm-sapwood winter-farm-cellar winter-farm-burrow
  `
    .trim()
    .split(/\s+/),
);

export type IconName =
  | "twig"
  | "resin"
  | "pebble"
  | "berry"
  | "any"
  | "card"
  | "point"
  | "seal"
  | "traveller"
  | "production"
  | "destination"
  | "governance"
  | "prosperity"
  | "critter"
  | "construction"
  | "unique"
  | "common"
  | "legendary"
  | "occupied"
  | "key"
  | "winter"
  | "spring"
  | "summer"
  | "autumn"
  | "deck"
  | "hand"
  | "city"
  | "worker"
  | "check"
  | "cross"
  | "lock"
  | "right"
  | "left"
  | "web"
  | "spider"
  | "die"
  | "journey"
  | "crown"
  | "eye"
  | "moon"
  | "open"
  | "tree"
  | "shield"
  | "plus"
  | "minus";
