/** Whose things somebody looks at. It is for the table on the page: at another one, nobody's are looked at. */

export class Looked {
  #at: { table: string; player: string } | null = $state.raw(null);

  get player(): string | null {
    return this.#at?.table === location.pathname ? this.#at.player : null;
  }

  set player(player: string | null) {
    this.#at = player === null ? null : { table: location.pathname, player };
  }
}
