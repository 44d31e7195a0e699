import { foldAccents } from '#domain/text/foldAccents.ts';

/** A heading of a text, for its list of contents. */
export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What a reader sees of HTML that React has written. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Words in HTML, a number with its unit being two. */
export function countWords(html: string): number {
  return (
    plainText(html.replace(/<\/?(?:p|li|t[hd]|h\d|caption)\b/g, ' $&')).match(/[\p{L}\p{N}]\S*/gu)?.length ??
    0
  );
}

/** An id from words: `Où mesurer l’eau ?` becomes `ou-mesurer-l-eau`. */
export function slug(text: string): string {
  return foldAccents(text)
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Tables of so many columns may be wider than a phone. */
const WIDE = 4;

/** A table in the frame that lets it scroll; a wide one can be reached with the keyboard, which needs a name. */
function framed(table: string, caption: string | undefined, heading: Heading | undefined): string {
  const [head = ''] = table.split('</tr>', 1);
  const columns = head.match(/<th[ >]/g)?.length ?? 0;
  const name = caption
    ? `aria-label="${caption.replace(/<[^>]*>/g, '')}"`
    : heading && `aria-labelledby="${heading.id}"`;
  const reach = columns >= WIDE && name ? ` role="group" tabindex="0" ${name}` : '';
  return `<div data-table=""${reach}>${table}</div>`;
}

/** The spaces where a line must not break: inside `2 1/4`, and between a number and its unit. */
const MEASURE = /([\d¼½¾⅓⅔⅛⅜⅝⅞]) (?=\d+\/\d|(?:g|kg|ml|l|oz|lb|fl oz|cm|mm|tbsp|tsp|°[CF])(?![\p{L}\d]))/gu;

/** Gives headings ids that are unique in the text, frames the tables, and keeps numbers with their units. */
export function finishHtml(markup: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const unique = (text: string) => {
    const id = slug(text) || 'section';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  const html = markup
    .replace(MEASURE, '$1\u00a0')
    .replace(
      /<h([23])>(.*?)<\/h\1>|<table>(?:<caption>(.*?)<\/caption>)?.*?<\/table>/gs,
      (part, level: string | undefined, inner: string, caption: string | undefined) => {
        if (level === undefined) return framed(part, caption, headings.at(-1));
        const text = plainText(inner);
        const heading: Heading = { id: unique(text), text, level: level === '2' ? 2 : 3 };
        headings.push(heading);
        return `<h${level} id="${heading.id}">${inner}</h${level}>`;
      },
    );
  return { html, headings };
}
