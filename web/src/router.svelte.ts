/** Pages by address. */

/** What lets somebody sit down: the secret of a link, or a table that is listed for everybody. */
export type Ticket = { secret: string } | { table: string };

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; seat: string | null }
  | { page: "join"; by: Ticket }
  | { page: "rules"; game: string; id: string | null }
  | { page: "nowhere" };

export function parse(path: string, query = "", hash = ""): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length || first === null || second === null) return { page: "nowhere" };
  if (!first) return { page: "home" };
  if (first === "new") return { page: "new", game: second || null };
  if (first === "t" && second) return { page: "table", id: second, seat: new URLSearchParams(query).get("seat") };
  if (first === "j" && second) return { page: "join", by: { secret: second } };
  if (first === "sit" && second) return { page: "join", by: { table: second } };
  if (first === "rules" && second) return { page: "rules", game: second, id: hash.slice(1) || null };
  return { page: "nowhere" };
}

/** A part of an address; null for one that was cut off in the middle of a letter. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

class Router {
  route: Route = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Follow links inside the program without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.dataset["outside"] !== undefined) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** The secret in a pasted link, or in itself. */
export function secretOf(text: string): string | null {
  const found = /(?:\/j\/|^)([A-Za-z0-9_-]{16,})\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}
