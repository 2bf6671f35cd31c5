/** What answers the question about order for all that is left, while the map offers it: it stands under the question. */

class Ordering {
  begin: (() => void) | null = $state.raw(null);
}

export const ordering = new Ordering();
