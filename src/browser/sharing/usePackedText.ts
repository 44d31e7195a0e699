import { useEffect, useState } from 'react';

/** The URL hash that carries a text, shortly after it changed; '' until then, and for text that is too long. */
export function usePackedText(text: string): string {
  const [packed, setPacked] = useState({ text: '', hash: '' });
  useEffect(() => {
    if (text === '') return;
    let stopped = false;
    const pack = async () => {
      // With the first text, so that the page itself stays small.
      const { packText } = await import('./sharedText.ts');
      const hash = await packText(text);
      if (!stopped) setPacked({ text, hash: hash ?? '' });
    };
    pack().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [text]);
  return packed.text === text ? packed.hash : '';
}
