import { useEffect, useState } from 'react';

/** Somebody who types pauses for less between two keys. */
const SETTLE_DELAY_MS = 700;

/**
 * Whether a text has stayed the same for a pause, or was settled by Enter: until then somebody may be in the middle of
 * a word, of which nothing should be said.
 */
export function useSettled(text: string | null): { settled: boolean; settle: (text: string | null) => void } {
  const [settledText, settle] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(settle, SETTLE_DELAY_MS, text);
    return () => window.clearTimeout(timer);
  }, [text]);
  return { settled: settledText === text, settle };
}
