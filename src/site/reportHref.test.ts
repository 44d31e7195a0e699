import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { reportHref } from './reportHref.ts';

const MAIL = { user: 'a.b+c', host: 'kitchen.example' };
const NUMBER = {
  about: 'Salt & pepper',
  number: '1 cup = 100 % of "it"?\u00a0é',
  source: 'USDA, A&B',
  page: 'https://site.example/ingredients/salt?a=1&b=2#c',
};

it.each(LANGUAGE_CODES)('opens a mail with the number, its source and its page, in %s', (language) => {
  const href = reportHref(MAIL, messagesFor(language, 'report').report, NUMBER);
  const { protocol, pathname, searchParams, hash } = new URL(href);
  expect([protocol, decodeURIComponent(pathname), hash]).toEqual(['mailto:', 'a.b+c@kitchen.example', '']);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toContain(NUMBER.about);
  const body = searchParams.get('body') ?? '';
  for (const part of [NUMBER.number, NUMBER.source, NUMBER.page]) expect(body).toContain(part);
  // RFC 6068, section 5: line breaks are %0D%0A; a space is %20, because + stays a plus.
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(href).not.toMatch(/[ "<>]|\+|\{/);
});

it('does not hold the address as text', () => {
  const href = reportHref(MAIL, messagesFor('en', 'report').report, NUMBER);
  expect(href).not.toContain('a.b');
});
