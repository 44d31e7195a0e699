import type { ReactNode } from 'react';
import { focusAfterJump } from './getStarted.ts';

interface Props {
  /** Selector of the field that gets the focus after the jump. */
  focus: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the converter on this page that also focuses a field there. */
export function FocusLink({ focus, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to the converter by itself; the click adds the focus
    <a
      href="#converter"
      data-focus={focus}
      className={className}
      onClick={(event) => focusAfterJump(event.currentTarget)}
    >
      {children}
    </a>
  );
}
