import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { FACTS_FILES, recipeFromFiles } from '#content/recipes/files.ts';
import { recipeProps } from './recipeProps.ts';

const pansOf = (id: string, language: (typeof LANGUAGE_CODES)[number] = 'en') =>
  recipeProps(language, recipeFromFiles(id, language)).pans;
const factor = (id: string, pan: string) => pansOf(id).find((candidate) => candidate.id === pan)?.factor;

// The cake is in two pans of 23 cm: 2 x pi x 11.5² = 830.95 cm².
it.each([
  ['us-dish-13x9', (33.02 * 22.86) / 830.95],
  ['1x-us-round-9', (Math.PI * 11.43 ** 2) / 830.95],
  ['us-round-9', (2 * Math.PI * 11.43 ** 2) / 830.95],
  ['us-round-8', (2 * Math.PI * 10.16 ** 2) / 830.95],
])('the chocolate cake in %s', (pan, expected) => {
  expect(factor('chocolate-cake', pan)).toBeCloseTo(expected, 3);
});

it.each(LANGUAGE_CODES)('names pans by their number, each once, in %s', (language) => {
  const pans = pansOf('chocolate-cake', language);
  expect(new Set(pans.map(({ id }) => id)).size).toBe(pans.length);
  expect(new Set(pans.map(({ name }) => name)).size).toBe(pans.length);
  const several = pans.filter(({ name }) => name.startsWith('2 × '));
  expect(several.length).toBeGreaterThan(3);
  for (const { id } of several) expect(pans.map((candidate) => candidate.id)).toContain(`1x-${id}`);
});

it('leaves no recipe that pours into a pan with a loose bottom', () => {
  const baked = FACTS_FILES.filter(([, { pan }]) => pan?.holds).map(([path]) => path.split('/')[1] ?? '');
  expect(baked.length).toBeGreaterThan(3);
  for (const id of baked) {
    const offered = pansOf(id).filter(({ unsuited }) => !unsuited);
    const kinds = offered.map(({ id: pan }) => findPanPreset(pan.replace(/^1x-/, ''))?.kind);
    expect(kinds.length, id).toBeGreaterThan(3);
    expect(kinds, id).not.toContain('springform');
    expect(kinds, id).not.toContain('tart');
  }
});
