import { useEffect, useRef, useState } from 'react';

interface Reported {
  path: string | null;
  width: string;
  height: number;
  tallest: number;
}

/**
 * A frame of this site at a path, previewed at a width: the height of its content in pixels at that width, and the
 * tallest so far at any, which is a phone's. Undefined until it is reported.
 */
export function useFrameHeight(path: string | null, width: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [reported, setReported] = useState<Reported>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      const height = data?.gramwiseHeight;
      if (!source || source !== frame.current?.contentWindow || !(height > 0)) return;
      setReported((before) => {
        const tallest = before?.path === path ? Math.max(before.tallest, height) : height;
        return { path, width, height, tallest };
      });
    };
    window.addEventListener('message', listen);
    // A frame whose width changed tells its height by itself; one that is as tall as before does not.
    frame.current?.contentWindow?.postMessage('gramwiseHeight', '*');
    return () => window.removeEventListener('message', listen);
  }, [path, width]);
  const ofPath = reported?.path === path ? reported : undefined;
  return {
    frame,
    height: ofPath?.width === width ? ofPath.height : undefined,
    tallest: ofPath?.tallest,
  };
}
