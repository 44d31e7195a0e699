import type { RecipeLanguage } from '../../language/languagePack.ts';
import { parseFrontMatter, timesOf, yieldOf } from './parseFrontMatter.ts';
import { partHeading, type RecipeParts } from './recipeParts.ts';

/** Escaped characters are parked in a range that no text uses. */
const ESCAPE_OFFSET = 0xe000;

const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const PARKED = /[\ue000-\ue07f]/g;

export interface PlainMarkdown {
  /** The text of the front matter; '' if none. */
  name: string;
  yields: string;
  times: RecipeParts['times'];
  text: string;
}

/** Replaces links, pictures and emphasis in a line by their words. The length limits keep the time linear. */
const inline = (line: string) =>
  line
    .replace(/!\[[^\][\n]{0,500}\]\([^()\n]{0,2000}\)/g, '')
    .replace(/\[([^\][\n]{1,500})\](?:\([^()\n]{0,2000}\)|\[[^\][\n]{0,500}\])/g, '$1')
    .replace(/<(https?:\/\/[^<>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,500}>/gi, ' ')
    .replace(/(\*{1,3}|~~|`{1,2})(?=\S)([^*~`\n]{1,500}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_\n]{1,500}?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2');

/** A heading of other authors: a line of a few words, all in bold. */
const BOLD_LINE = /^\s{0,3}(\*\*|__)(?=\p{L})[^*_\n]{1,60}(?<![.!?…])\1:?\s*$/u;

/** One line without its markup; a heading below the title ends with a colon, which sets it apart from a food. */
function plainLine(line: string): string {
  const bare = line.replace(/^\s{0,12}(?:>\s?)+/, '');
  if (/^\s*(?:[-*_=]\s*){3,}$/.test(bare) || /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/.test(bare)) return '';
  const [, level = '', heading] = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(bare) ?? [];
  if (heading !== undefined)
    return level === '#' || heading === '' ? inline(heading) : partHeading(inline(heading));
  if (BOLD_LINE.test(bare)) return partHeading(inline(bare));
  const item = bare.replace(/^(\s*)[-*+]\s+(?:\[[ xX]\]\s+)?/, '$1');
  const cells = /^\s*\|.*\|\s*$/.test(item) ? item.replaceAll('|', ' ') : item;
  return inline(cells);
}

/**
 * A Markdown text without markup, line by line: headings, lists, emphasis, links, tables. The keys of its front matter
 * are English or words of the languages. Takes linear time.
 */
export function stripMarkdown(markdown: string, languages: readonly RecipeLanguage[] = []): PlainMarkdown {
  const { fields, body } = parseFrontMatter(markdown);
  const text = body
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    // A title in bold
    .replace(/^\s*(\*\*|__)([^*_\n]{1,100})\1[^\S\n]*\n/, '$2\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(ESCAPED, (_, sign: string) => String.fromCharCode(ESCAPE_OFFSET + sign.charCodeAt(0)))
    .split('\n')
    .map((line) =>
      plainLine(line)
        .replace(/[^\S\n]+/g, ' ')
        .trim(),
    )
    .join('\n')
    .replace(PARKED, (sign) => String.fromCharCode(sign.charCodeAt(0) - ESCAPE_OFFSET))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return {
    // A level-1 heading is the title.
    name: /^\s{0,3}#\s/m.test(body) ? '' : (fields.get('title') ?? ''),
    yields: yieldOf(fields, languages),
    times: timesOf(fields, languages),
    text,
  };
}
