import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, languageOf, toLanguage } from './languages.ts';

describe('the table of languages', () => {
  // Intl is an independent source.
  it.each(LANGUAGE_CODES)('%s has the name and number separators of its locale', (code) => {
    const { name, locale, decimal, group } = LANGUAGES[code];
    const ownName = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? '';
    expect(name.toLowerCase()).toBe(ownName.toLowerCase());
    const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
    const sign = (type: string) => parts.find((part) => part.type === type)?.value;
    // Spanish has the space of the RAE, which means the same in Mexico.
    expect([decimal, group]).toEqual([sign('decimal'), code === 'es' ? '\u202F' : sign('group')]);
  });

  it.each(LANGUAGE_CODES)('%s has its own accessibility tests', (code) => {
    expect(existsSync(`tests/e2e/axe.${code}.e2e.ts`)).toBe(true);
  });

  it.each(LANGUAGE_CODES)('%s has the prefix and locale of its code', (code) => {
    expect(LANGUAGES[code].prefix).toBe(code === DEFAULT_LANGUAGE ? '' : `/${code}`);
    expect(new Intl.Locale(LANGUAGES[code].locale).language).toBe(code);
  });
});

describe('toLanguage', () => {
  it.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['de', 'de'],
    ['es', 'es'],
    ['it', 'en'],
    ['FR', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('%j is %s', (code, language) => {
    expect(toLanguage(code)).toBe(language);
  });
});

describe('languageOf', () => {
  it.each([
    ['/', 'en'],
    ['/faq', 'en'],
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/fr/faq', 'fr'],
    ['/de/recipes/pad-thai', 'de'],
    ['/es/tools/convertidor', 'es'],
    ['/fruit', 'en'],
    ['/deutsch', 'en'],
    ['/recipes/fr', 'en'],
    ['//fr', 'en'],
    ['', 'en'],
  ])('%j is in %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });
});
