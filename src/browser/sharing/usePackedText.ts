import { useEffect, useState } from 'react';
import { packText } from './sharedText.ts';

/** The URL hash that carries a text, shortly after it changed; null until then, '' for a text that is too long. */
export function usePackedText(text: string): string | null {
  const [packed, setPacked] = useState({ text: '', hash: '' });
  useEffect(() => {
    let stopped = false;
    packText(text).then(
      (hash) => !stopped && setPacked({ text, hash: hash ?? '' }),
      // Without the browser's compression, the text stays out of URLs.
      () => !stopped && setPacked({ text, hash: '' }),
    );
    return () => {
      stopped = true;
    };
  }, [text]);
  return packed.text === text ? packed.hash : null;
}
