import { useEffect, useState } from 'react';
import { readEntry, writeEntry } from '#browser/historyEntry.ts';

const NONE: ReadonlySet<number> = new Set();

/** Ticks are there again when one comes back from the converter; the history has them through a reload. */
const memory = new Map<string, ReadonlySet<number>>();

/** The ticked lines of a recipe's ingredients, by their place in the list. */
export function useTicks(recipe: string) {
  const [ticked, setTicked] = useState(() => memory.get(recipe) ?? NONE);
  useEffect(() => {
    const kept = memory.has(recipe) ? null : readEntry('ticks');
    if (!Array.isArray(kept)) return;
    const lines = new Set(kept.filter(Number.isInteger));
    memory.set(recipe, lines);
    setTicked(lines);
  }, [recipe]);
  const toggle = (line: number) => {
    const next = new Set(ticked);
    if (!next.delete(line)) next.add(line);
    memory.set(recipe, next);
    writeEntry({ ticks: [...next] });
    setTicked(next);
  };
  return { ticked, toggle };
}
