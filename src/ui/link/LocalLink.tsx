import type { ComponentProps } from 'react';
import { type LinkTarget, localHref } from '#site/paths.ts';
import { useLanguage } from '../language/language.ts';

/** A link to a page of the site in the current language. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget }) {
  return <a {...rest} href={localHref(useLanguage(), to)} />;
}
