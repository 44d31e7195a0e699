import { useEffect, useState } from 'react';

/** In milliseconds: somebody who types pauses for less between two keys. */
const PAUSE = 700;

/**
 * Whether a text has stayed the same for a pause, or was settled by Enter: until then somebody may be in the middle of
 * a word, of which nothing should be said.
 */
export function useSettled(text: string | null): { settled: boolean; settle: (text: string | null) => void } {
  const [settledText, settle] = useState(text);
  useEffect(() => {
    const pause = window.setTimeout(settle, PAUSE, text);
    return () => window.clearTimeout(pause);
  }, [text]);
  return { settled: settledText === text, settle };
}
