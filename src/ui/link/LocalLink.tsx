import type { ComponentProps } from 'react';
import { type LinkTarget, linkAddress } from '#site/paths.ts';
import { useLanguage } from '../language/language.ts';

/** A link inside the site, to a page in the language of this one. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget }) {
  return <a {...rest} href={linkAddress(useLanguage(), to)} />;
}
