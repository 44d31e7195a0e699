const MAX_KNOWN = 10_000;

/** A function of a text that keeps its results for the words that come again, up to a limit. */
export function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value !== undefined) return value;
    value = compute(text);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, value);
    return value;
  };
}
