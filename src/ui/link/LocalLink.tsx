import { Link, type LinkProps } from 'react-router';
import { localPath } from '#site/paths.ts';
import { useLanguage } from '../language/useLanguage.ts';

/** A link inside the site: `to` is the English address, the page it leads to speaks the language of this one. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link prefetch="intent" {...rest} to={localPath(useLanguage(), to)} />;
}
