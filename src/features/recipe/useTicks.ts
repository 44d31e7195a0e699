import { useEffect, useState } from 'react';
import { readEntry, writeEntry } from '#ui/hydration/historyEntry.ts';

const NONE: ReadonlySet<number> = new Set();

/** Restores the ticks on the way back from the converter. The history entry keeps them through a reload. */
const memory = new Map<string, ReadonlySet<number>>();

/** The ticked ingredient lines of a recipe, by index. */
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
