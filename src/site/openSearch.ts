import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { absolute } from './head.ts';
import { linkAddress } from './paths.ts';
import { xml } from './xml.ts';

/** What browsers put in place of the words that are asked (OpenSearch 1.1, draft 6). */
const TERMS = '{searchTerms}';

/** The description by which a browser offers the field of the home page as a search of its own. */
export function openSearch(
  language: Language,
  { name, description }: { name: string; description: string },
): string {
  const address = `${absolute(linkAddress(language, 'home'))}?q=${TERMS}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(name)}</ShortName>
<Description>${xml(description)}</Description>
<Url type="text/html" template="${xml(address)}"/>
<Image height="192" width="192" type="image/png">${xml(absolute('/icon-192.png'))}</Image>
<Language>${LANGUAGES[language].locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}
