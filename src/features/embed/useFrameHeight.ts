import { useEffect, useRef, useState } from 'react';

/** A frame of this site, and the height of its content in pixels; forgotten when the key changes. */
export function useFrameHeight(key: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<{ key: string; height: number }>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const height = data?.gramwiseHeight;
      if (source && source === frame.current?.contentWindow && height > 0) {
        setTold({ key, height });
      }
    };
    window.addEventListener('message', listen);
    // A frame whose width changed tells its height by itself; one that is as tall as before does not.
    frame.current?.contentWindow?.postMessage('gramwiseHeight', '*');
    return () => window.removeEventListener('message', listen);
  }, [key]);
  return { frame, height: told?.key === key ? told.height : undefined };
}
