/** Who would stand in a place beside those who stand there. */
export function standing(now: readonly string[], then: readonly string[] | undefined): string[] {
  const left = [...now];
  return (then ?? []).filter((player) => {
    const at = left.indexOf(player);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
