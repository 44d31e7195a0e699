import type { ReactNode } from 'react';

interface Props {
  /** Selector of the field that gets the focus after the jump. */
  focus: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the converter on this page; `focusLinks.ts` also focuses a field there. */
export function FocusLink({ focus, className, children }: Props) {
  return (
    <a href="#converter" data-focus={focus} className={className}>
      {children}
    </a>
  );
}
