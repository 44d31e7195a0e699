import { useEffect, useState } from 'react';
import { readSession, writeSession } from '#browser/storage.ts';
import { readTicks, writeTicks } from './ticks.ts';

const NONE: ReadonlySet<number> = new Set();

/** The ticked ingredient lines of a recipe, by index; kept until the tab is closed. */
export function useTicks(recipe: string) {
  const [ticked, setTicked] = useState(NONE);
  useEffect(() => {
    const follow = () => setTicked(readTicks(readSession('ticks'), recipe));
    follow();
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, [recipe]);
  const toggle = (line: number) => {
    const next = new Set(ticked);
    if (!next.delete(line)) next.add(line);
    writeSession('ticks', writeTicks(readSession('ticks'), recipe, next));
    setTicked(next);
  };
  return { ticked, toggle };
}
