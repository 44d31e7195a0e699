import type { MetaDescriptor } from 'react-router';
import type { Catalog } from '#i18n/catalog.ts';
import { describePage } from '#site/meta.ts';

/** The head of a page whose address names nothing. */
export function describeMissing(pathname: string, { notFound }: Catalog['shell']): MetaDescriptor[] {
  return describePage(pathname, { title: notFound.title, description: notFound.text, indexed: false });
}
