interface Known<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** What a map holds for a key, computed when first asked for. A weak map forgets it with the key. */
export function cachedIn<Key, Value>(
  known: Known<Key, Value>,
  key: Key,
  compute: (key: Key) => Value,
): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = compute(key);
  known.set(key, value);
  return value;
}

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
