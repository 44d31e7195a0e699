import type { LoaderFunctionArgs } from 'react-router';
import { LANGUAGE_CODES } from '#i18n/languages.ts';
import { searchIndexPath } from '#site/paths.ts';
import { searchIndex } from './search/documents.server.ts';

/** What the search of one language reads on first use. */
export function loader({ request }: LoaderFunctionArgs) {
  // The build asks for the file itself and for its data, `/search/en.json.data`.
  const pathname = new URL(request.url).pathname.replace(/(\.data|\/)$/, '');
  const language = LANGUAGE_CODES.find((code) => searchIndexPath(code) === pathname);
  return language ? Response.json(searchIndex(language)) : new Response(null, { status: 404 });
}
