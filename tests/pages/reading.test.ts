/** What reading pages must repeat consistently, or must not contain. */
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, languageOf } from '../../src/catalogs/languages.ts';
import { CATALOGS } from '../../src/catalogs/messages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { built, structuredData, textOf } from './built.ts';

const page = (path: string) => parse(built(path) ?? '');
const words = (html: string | undefined) => textOf(html ?? '').trim();

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test('the structured data repeats the questions word for word', () => {
    const path = localPath(language, '/faq');
    const data = structuredData(built(path) ?? '').find((each) => each['@type'] === 'FAQPage');
    const questions = (data?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const shownQuestions = questions.map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text.replaceAll('\n', ' '),
    ]);
    const shown = page(path)
      .querySelectorAll('main details')
      .map((item) => [
        words(item.querySelector('summary')?.innerHTML),
        item
          .querySelectorAll('p')
          .map(({ innerHTML }) => words(innerHTML))
          .join(' '),
      ]);
    expect(shown.length).toBeGreaterThan(0);
    expect(shownQuestions).toEqual(shown);
  });

  test('the comparison has no review markup and no quotes', () => {
    const path = localPath(language, '/compare/alternatives');
    expect(page(path).querySelectorAll('main table thead th')).toHaveLength(5);
    expect(page(path).querySelectorAll('main :is(blockquote, q, [itemtype])')).toEqual([]);
    expect(JSON.stringify(structuredData(built(path) ?? ''))).not.toMatch(/Review|Rating/);
  });

  test('no page contains the plain mail address', () => {
    const html = built(localPath(language, '/contact')) ?? '';
    expect(html).not.toMatch(/[\w.]@\w|mailto:/);
    expect(textOf(html)).toContain(` ${CATALOGS[language].reading.mail.at} `);
  });

  test('the legal pages name the operator, or say that it is not configured', () => {
    const { missing } = CATALOGS[language].legal;
    for (const path of ['/legal/imprint', '/legal/terms', '/privacy', '/contact']) {
      const facts = page(localPath(language, path)).querySelector('main dl')?.textContent;
      expect(facts, path).toContain(process.env['OPERATOR_NAME'] || missing);
    }
  });

  test('the trending page shows tools without scripts', () => {
    const tools = page(localPath(language, '/trending')).querySelectorAll('#seasonal-conversions article a');
    expect(tools).toHaveLength(3);
  });
});

test('the article links to the four tools', () => {
  const region = page('/blog/kitchen-measurement-tools')
    .querySelectorAll('main section')
    .find((section) => section.innerHTML.includes('Convert what you have measured'));
  expect(region?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    '/conversions/length',
    '/#weight',
    '/#volume',
    '/#temperature',
  ]);
});

test.each(LANGUAGE_CODES)('a post in %s is in the language of its page', (language) => {
  const post = page(localPath(language, '/blog/posts/cups-to-grams-flour'));
  expect(post.querySelector('html')?.getAttribute('lang')).toBe(language);
  expect(post.querySelectorAll('article [lang]')).toHaveLength(0);
  const links = post.querySelectorAll('article a[href*="/blog/posts/"]');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(languageOf(link.getAttribute('href') ?? '')).toBe(language);
});
