import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FACTS_FILES, recipeFromFiles } from '#content/recipes/files.ts';
import { toListedRecipe } from '#content/recipes/summaries.ts';
import { panIn } from '#features/recipe/panChoice.ts';
import { recipeHead } from './recipeHead.ts';
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

// In metric kitchens it is in one springform of 24 cm: pi x 12² = 452.39 cm². Pairs replace the two pans all the same.
it.each([
  ['1x-springform-24', 1],
  ['1x-springform-26', 26 ** 2 / 24 ** 2],
  ['us-dish-13x9', (33.02 * 22.86 * 5.08) / (452.39 * 6.5)],
  ['us-round-9', (2 * Math.PI * 11.43 ** 2) / 830.95],
])('the chocolate cake of metric kitchens in %s', (pan, expected) => {
  const found = pansOf('chocolate-cake', 'de').find(({ id }) => id === pan);
  expect(found && panIn(found, 'metric')).toMatchObject({ factor: expect.closeTo(expected, 3) });
});

it('offers a springform for the chocolate cake in metric kitchens only', () => {
  const offered = (system: 'metric' | 'written') =>
    pansOf('chocolate-cake').filter((pan) => !panIn(pan, system).unsuited);
  expect(offered('metric').map(({ id }) => id)).toContain('1x-springform-24');
  expect(offered('written').map(({ id }) => id)).not.toContain('1x-springform-24');
});

// 165 minutes in two pans, 225 in one springform
it.each([
  ['en', 165, 'PT2H45M'],
  ['de', 225, 'PT3H45M'],
  ['fr', 225, 'PT3H45M'],
  ['es', 225, 'PT3H45M'],
] as const)('lists and publishes the times of the pan that is usual, in %s', (language, minutes, iso) => {
  const cake = recipeFromFiles('chocolate-cake', language);
  expect(toListedRecipe(language, cake).minutes).toBe(minutes);
  const { recipe: messages } = messagesFor(language, 'recipe');
  expect(JSON.stringify(recipeHead(language, messages, cake).data)).toContain(`"totalTime":"${iso}"`);
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
