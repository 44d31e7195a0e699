import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, languageOf, toLanguage } from './languages.ts';

describe('the table of languages', () => {
  it('offers English, French and German, in the order of the menu', () => {
    expect(LANGUAGE_CODES).toEqual(['en', 'fr', 'de']);
    expect(LANGUAGE_CODES.map((code) => LANGUAGES[code].name)).toEqual(['English', 'Français', 'Deutsch']);
  });

  it.each(LANGUAGE_CODES)('%s has its own file of accessibility tests', (code) => {
    expect(existsSync(`tests/e2e/axe.${code}.e2e.ts`)).toBe(true);
  });

  it.each(LANGUAGE_CODES)('%s has the prefix and the locale of its code', (code) => {
    expect(LANGUAGES[code].prefix).toBe(code === DEFAULT_LANGUAGE ? '' : `/${code}`);
    expect(new Intl.Locale(LANGUAGES[code].locale).language).toBe(code);
  });
});

describe('toLanguage', () => {
  it.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['de', 'de'],
    ['es', 'en'],
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
    ['/fr.data', 'fr'],
    ['/de/faq.data', 'de'],
    ['/fr/faq', 'fr'],
    ['/de/recipes/pad-thai', 'de'],
    ['/fruit', 'en'],
    ['/deutsch', 'en'],
    ['/recipes/fr', 'en'],
    ['//fr', 'en'],
    ['', 'en'],
  ])('%j speaks %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });
});
