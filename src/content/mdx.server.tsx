import type { ComponentProps, ComponentType, JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { prettifyError, type ZodType } from 'zod';
import type { Language } from '#i18n/languages.ts';
import { localPath } from '#site/paths.ts';
import { countWords, finishHtml, type Heading } from './html.server.ts';

export interface RenderedMdx {
  html: string;
  /** The headings of levels 2 and 3, with the ids they have in the HTML. */
  headings: Heading[];
  /** How many words a reader meets, those of tables among them. */
  words: number;
}

/** What stands for the elements and components of a text, by their names in it. */
export type Components = Record<string, ComponentType<never> | keyof JSX.IntrinsicElements>;
export type MdxContent = ComponentType<{ components?: Components }>;

/** Links inside the site are written as English addresses and lead to pages of the given language. */
const elements = (language: Language): Components => ({
  a: ({ href = '', ...rest }: ComponentProps<'a'>) =>
    href.startsWith('/') ? (
      <a {...rest} href={localPath(language, href)} />
    ) : (
      <a {...rest} href={href} {...(/^https?:/.test(href) && { rel: 'noopener' })} />
    ),
});

/**
 * Turns a compiled MDX file into static HTML, while the site is built: nothing of it runs in the browser.
 * Headings of levels 2 and 3 get ids, tables a frame that scrolls, links inside the site the prefix of `language`.
 * `components` are the capitalised elements that the file uses; they may be any React components.
 */
export function renderMdx(Content: MdxContent, language: Language, components: Components = {}): RenderedMdx {
  const markup = renderToStaticMarkup(<Content components={{ ...elements(language), ...components }} />);
  const { html, headings } = finishHtml(markup);
  return { html, headings, words: countWords(html) };
}

/**
 * The front matter of an MDX text, checked. Dates arrive as texts, `2025-05-20`: YAML 1.2 knows no other.
 * Throws, and so stops the build, with the name of the file and of what is wrong in it.
 */
export function readFrontMatter<T>(raw: string, schema: ZodType<T>, file: string): T {
  const [, front] = /^---\r?\n(.*?)\r?\n---\r?(?:\n|$)/s.exec(raw) ?? [];
  if (front === undefined) throw new Error(`${file}: there is no front matter`);
  let data: unknown;
  try {
    data = parse(front);
  } catch (cause) {
    throw new Error(`${file}: the front matter is not YAML`, { cause });
  }
  const checked = schema.safeParse(data);
  if (!checked.success) throw new Error(`${file}: ${prettifyError(checked.error)}`);
  return checked.data;
}
