/** A plot in one sentence, for those who hear it: all that is drawn on it. */

import { listed, t } from "../../../i18n/index.svelte";
import type { Printed } from "../cards/printed";
import { typeName } from "../cards/words";
import { called, RESOURCES } from "../table";
import type { Plot } from "./street";

export function saidOf({ row, closes, ghost, leaves }: Plot, name: string, card: Printed | null): string {
  const parts = [
    card ? t("everdell.kindPoints", { kind: typeName(card.type), n: card.points }) : "",
    row.down ? t("everdell.faceDown") : "",
    row.occupied ? t("everdell.occupied") : "",
    closes ? t("everdell.wouldClose") : "",
    ghost ? t("everdell.wouldCome") : "",
    leaves ? t("everdell.wouldGo") : "",
    ...RESOURCES.filter((what) => row[what]).map((what) => `${called(what)} ${row[what]}`),
    row.points ? t("everdell.tokensOn", { n: row.points }) : "",
    row.under?.length ? t("everdell.under", { cards: listed(row.under.map((id) => called(id))) }) : "",
    row.workers?.length ? t("everdell.workersOn", { n: row.workers.length }) : "",
    row.web ? t("everdell.webOn") : "",
  ];
  return [name, ...parts.filter(Boolean)].join(", ");
}
