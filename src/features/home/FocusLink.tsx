import type { ReactNode } from 'react';

interface Props {
  /** Selector of the field to focus after the jump. */
  focus: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the converter on this page; `focusLinks.ts` focuses a field in it. */
export function FocusLink({ focus, className, children }: Props) {
  return (
    <a href="#converter" data-focus={focus} className={className}>
      {children}
    </a>
  );
}
