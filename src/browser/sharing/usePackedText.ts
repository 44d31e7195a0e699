import { useEffect, useState } from 'react';
import { packText } from './sharedText.ts';

/** The URL hash that carries a text, shortly after it changed; '' until then, and for text that is too long. */
export function usePackedText(text: string): string {
  const [packed, setPacked] = useState({ text: '', hash: '' });
  useEffect(() => {
    if (text === '') return;
    let stopped = false;
    packText(text).then((hash) => {
      if (!stopped) setPacked({ text, hash: hash ?? '' });
    });
    return () => {
      stopped = true;
    };
  }, [text]);
  return packed.text === text ? packed.hash : '';
}
