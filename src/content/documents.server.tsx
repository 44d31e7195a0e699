import { z } from 'zod';
import { formatDate } from '#i18n/format.ts';
import { languageAsked } from '#i18n/languages.ts';
import type { Document, DocumentName } from './document.ts';
import { type MdxContent, readFrontMatter, renderMdx } from './mdx.server.tsx';

/** What stands at the head of a document. Titles and descriptions fit the line that search engines give them. */
const FRONT_MATTER = z.strictObject({
  title: z.string().min(5).max(59),
  description: z.string().min(110).max(155),
  updated: z.iso.date().optional(),
});

const TEXTS = import.meta.glob<string>(['./about/*.mdx', './legal/*/*.mdx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const CONTENTS = import.meta.glob<MdxContent>(['./about/*.mdx', './legal/*/*.mdx'], {
  eager: true,
  import: 'default',
});

/** The place of the mail button in the HTML. The button itself lives in the browser, between two parts of the text. */
const MAIL_BUTTON = '<hr data-mail=""/>';
const components = { MailButton: () => <hr data-mail="" /> };

/** A document in the language of the address. A bad file throws, by name, and the build stops. */
export function documentFor(request: Request, name: DocumentName): Document {
  const language = languageAsked(request);
  const file = `./${name}/${language}.mdx`;
  const { title, description, updated } = readFrontMatter(TEXTS[file] ?? '', FRONT_MATTER, file);
  const { html, headings } = renderMdx(CONTENTS[file] as MdxContent, language, components);
  return {
    title,
    description,
    updated: updated ? { iso: updated, text: formatDate(language, updated) } : null,
    sections: headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text })),
    parts: html.split(MAIL_BUTTON),
  };
}
