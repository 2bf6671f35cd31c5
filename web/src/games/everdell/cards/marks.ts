/** What the server has worked out about cards and events: `marks` of a state, whose shape is `../marks.ts`. */

import type { EverdellMarks } from "../marks";

export const NO_MARKS: EverdellMarks = { plays: {}, places: {}, needs: {} };
