import { useEffect, useRef, useState } from 'react';
import { isBulkInsert } from './isBulkInsert.ts';

/** Where the result is below the field, as in the styles, and an on-screen keyboard covers it. */
const COVERED_BY_KEYBOARD = '(width < 60rem) and (pointer: coarse)';

/** Whether the focused control is hidden, or is the field and keeps the result covered. */
function isInTheWay(field: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === field) return window.matchMedia(COVERED_BY_KEYBOARD).matches;
  return focused?.checkVisibility?.() === false;
}

/**
 * Whether the field is folded in favor of the recipe below it, as styles do on narrow pages: for any text but one being
 * typed. The result's heading then takes the focus from what folded away.
 */
export function useFolded(text: string, readable: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [written, setWritten] = useState<string | null>(null);
  const folded = readable && text.trim() !== '' && text !== written;
  const shown = folded ? text : null;

  useEffect(() => {
    if (shown === null) return;
    // In the next frame, since asking what is shown lays the page out, which a frame does anyway; and a pasted text
    // ends at the cursor, which a browser scrolls to after this, but it begins with its title.
    const frame = requestAnimationFrame(() => {
      if (isInTheWay(field.current)) heading.current?.focus();
      field.current?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown]);

  return {
    field,
    heading,
    folded,
    /** After an edit of the field. */
    onEdit: (next: string) => setWritten(isBulkInsert(text, next) ? null : next),
    unfold: () => setWritten(text),
    /** Moves to the result. */
    fold: () => {
      setWritten(null);
      heading.current?.focus();
    },
  };
}
