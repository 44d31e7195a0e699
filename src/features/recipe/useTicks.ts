import { useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Ticks last as long as the tab: they are there again when one comes back from the converter. */
const memory = new Map<string, ReadonlySet<number>>();

/** The ticked lines of a recipe's ingredients, by their place in the list. */
export function useTicks(recipe: string) {
  const [ticked, setTicked] = useState(() => memory.get(recipe) ?? NONE);
  const toggle = (line: number) => {
    const next = new Set(ticked);
    if (!next.delete(line)) next.add(line);
    memory.set(recipe, next);
    setTicked(next);
  };
  return { ticked, toggle };
}
