import { describe, expect, it } from 'vitest';
import { SESSION_KEYS, STORAGE_KEYS } from '#browser/storage.ts';
import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import { PAN_SIZES } from '#domain/pans/pans.ts';
import { PAN_PRESETS } from '#domain/pans/presets.ts';
import { LANGUAGE_CODES, type Language } from '#i18n/languages.ts';
import { localPath } from '#site/paths.ts';
import type { DocumentName } from './document.ts';
import { documentFor } from './documents.server.tsx';
import { compareFor, faqFor, trendingFor } from './reading.server.ts';

const asked = (language: Language, path: string) =>
  new Request(`http://localhost${localPath(language, path)}`);

describe.each(LANGUAGE_CODES)('pages that are read, in %s', (language) => {
  it('bring the words of the address', () => {
    const titles = { en: 'Frequently Asked Questions', fr: 'Questions fréquentes', de: 'Häufige Fragen' };
    expect(faqFor(asked(language, '/faq')).title).toBe(titles[language]);
  });

  it('name the three other sites of every row, and nothing else', () => {
    const { table, sites } = compareFor(asked(language, '/compare/alternatives'));
    for (const { others } of table.rows) expect(Object.keys(others)).toEqual(sites.map(({ id }) => id));
  });

  it('count on our side of the comparison what there is', () => {
    const { rows } = compareFor(asked(language, '/compare/alternatives')).table;
    const cell = (id: string) => rows.find((row) => row.id === id)?.gramwise;
    expect(cell('ingredients')).toBe(`${INGREDIENT_IDS.length}`);
    expect(cell('pans')).toMatch(new RegExp(`\\b${PAN_SIZES.length}\\b.*\\b${PAN_PRESETS.length}\\b`));
    expect(cell('languages')).toMatch(new RegExp(`^${LANGUAGE_CODES.length}\\b`));
    expect(rows.filter(({ gramwise }) => /[{}]/.test(gramwise))).toEqual([]);
  });

  it('have three seasonal cards for each of twelve months, each once', () => {
    const { months } = trendingFor(asked(language, '/trending'));
    expect(months.map((cards) => cards.length)).toEqual(Array(12).fill(3));
    expect(new Set(months.flat().map(({ text }) => text)).size).toBe(36);
    expect(months[10]?.map(({ href }) => href)).toEqual([
      '/tools/multi-calculator',
      '/conversions/length',
      '/tools/cool-cooking-calculators',
    ]);
  });

  it.each<[DocumentName, sections: number, updated: string | null, parts: number]>([
    ['about', 5, null, 1],
    ['legal/terms', 8, '2025-05-20', 1],
    ['legal/privacy', 8, '2026-11-21', 1],
    ['legal/contact', 2, null, 2],
  ])('turn %s into prose of %i sections', (name, sections, updated, parts) => {
    const page = documentFor(asked(language, '/'), name);
    expect(page.sections.length).toBe(sections);
    expect(page.updated?.iso ?? null).toBe(updated);
    expect(page.parts.length).toBe(parts);
    expect(page.parts.join('')).not.toMatch(/MailButton|data-mail/);
    if (language !== 'en') expect(page.parts.join('')).not.toMatch(/href="\/(?!fr|de)/);
  });

  it.each([...STORAGE_KEYS, ...SESSION_KEYS])('name the storage key %s in the privacy policy', (key) => {
    expect(documentFor(asked(language, '/'), 'legal/privacy').parts.join('')).toContain(
      `<code>${key}</code>`,
    );
  });
});
