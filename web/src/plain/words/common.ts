import type { Lexicon } from "./index";

/** What every game may say. */
export const COMMON: Lexicon = {
  game: ["game", "Spiel", "jeu"],
  turn: ["turn", "Zug", "tour"],
  round: ["round", "Runde", "tour de table"],
  phase: ["step", "Schritt", "étape"],
  active: ["whose turn", "am Zug", "au tour de"],
  start: ["who began", "hat begonnen", "a commencé"],
  players: ["players", "Mitspielende", "joueurs"],
  supply: ["supply", "Vorrat", "réserve"],
  ended: ["ended by", "Ende durch", "fin par"],
  points: ["points", "Punkte", "points"],
  total: ["total", "Summe", "total"],
  value: ["value", "Wert", "valeur"],
  colour: ["colour", "Farbe", "couleur"],
  now: ["now", "jetzt", "maintenant"],
  limit: ["limit", "Grenze", "limite"],
  id: ["number", "Nummer", "numéro"],
  at: ["where", "wo", "où"],
  over: ["over", "zu Ende", "terminé"],
};
