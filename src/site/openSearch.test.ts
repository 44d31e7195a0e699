import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { openSearchDescription } from './openSearch.ts';

const describedIn = (language: Language) => {
  const { shell, ask } = messagesFor(language, 'shell', 'ask');
  return openSearchDescription(language, { name: shell.brand, description: ask.label });
};

const textOf = (tag: string, xml: string) => new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(xml)?.[1] ?? '';

describe('openSearchDescription', () => {
  it.each([
    ['en', 'template="http://localhost:4173/?q={searchTerms}"'],
    ['de', 'template="http://localhost:4173/de?q={searchTerms}"'],
  ] as const)('asks the home page in %s', (language, url) => {
    expect(describedIn(language)).toContain(url);
  });

  // OpenSearch 1.1 draft 6: ShortName at most 16 characters, Description at most 1024
  it.each(LANGUAGE_CODES)('keeps to the lengths of the format in %s', (language) => {
    const xml = describedIn(language);
    expect(textOf('ShortName', xml)).toMatch(/^.{1,16}$/);
    expect(textOf('Description', xml)).toMatch(/^.{1,1024}$/);
  });

  it('escapes what XML would read', () => {
    const xml = openSearchDescription('en', { name: 'A & B', description: '<b>' });
    expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
    expect(xml).toContain('&lt;b&gt;');
  });
});
