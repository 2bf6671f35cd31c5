/** One entry of a dictionary: a sentence, or one for each plural form a language has. */

export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type Entry = string | Plural;
export type Values = Record<string, string | number>;

/** The form of an entry for its number `n`, with `{names}` filled in. */
export function filled(entry: Entry, values: Values, rules: Intl.PluralRules, numbers: Intl.NumberFormat): string {
  const n = values["n"];
  const form = typeof entry === "string" ? entry : (entry[rules.select(Number(n ?? 0))] ?? entry.other);
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? numbers.format(value) : value;
  });
}
