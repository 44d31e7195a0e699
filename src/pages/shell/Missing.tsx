import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { Catalog } from '#i18n/catalog.ts';
import { useLanguage } from '#ui/language/useLanguage.ts';
import { NotFound } from './NotFound.tsx';

/** The not-found screen within the frame, for an address whose `:part` names nothing; other failures go further up. */
export function Missing() {
  const error = useRouteError();
  const frame = useRouteLoaderData<{ shell: Catalog['shell'] }>(useLanguage());
  if (!frame || !isRouteErrorResponse(error) || error.status !== 404) throw error;
  return <NotFound words={frame.shell} />;
}
