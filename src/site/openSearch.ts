import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { escapeXml } from './escapeXml.ts';
import { absoluteUrl } from './head.ts';
import { localHref } from './paths.ts';

/** The placeholder that browsers replace with the search terms (OpenSearch 1.1, draft 6). */
const SEARCH_TERMS = '{searchTerms}';

/** The description that lets browsers offer the home page's question field as a search engine. */
export function openSearchDescription(
  language: Language,
  { name, description }: { name: string; description: string },
): string {
  const template = `${absoluteUrl(localHref(language, 'home'))}?q=${SEARCH_TERMS}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(description)}</Description>
<Url type="text/html" template="${escapeXml(template)}"/>
<Image height="192" width="192" type="image/png">${escapeXml(absoluteUrl('/icon-192.png'))}</Image>
<Language>${LANGUAGES[language].locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}
