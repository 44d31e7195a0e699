import type { ReactNode } from 'react';
import { localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';

interface Props {
  /** Selector of the field to focus after the jump. */
  focus: string;
  /** What to fill in. */
  query?: Readonly<Record<string, string>> | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A link to the converter on this page; `focusLinks.ts` focuses a field in it. */
export function FocusLink({ focus, query, className, children }: Props) {
  const filled = localHref(useLanguage(), { page: 'home', ...(query && { query }), hash: 'converter' });
  return (
    <a href={query ? filled : '#converter'} data-focus={focus} className={className}>
      {children}
    </a>
  );
}
