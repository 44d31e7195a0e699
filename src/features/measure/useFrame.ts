import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './viewport.ts';

/** Used until it is measured; a side of 0 would give an infinite zoom. */
const INITIAL_SIZE: Size = { width: 320, height: 320 };

/** The size of an element in CSS pixels, kept up to date. */
export function useFrame(element: RefObject<HTMLElement | null>): Size {
  const [frame, setFrame] = useState(INITIAL_SIZE);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = shown;
      if (width > 0 && height > 0) setFrame({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return frame;
}
