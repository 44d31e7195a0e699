import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { describe, expect, it, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { HowToFill } from './HowToFill.tsx';
import { listWays } from './listWays.ts';

const instructions = (language: Language, food: FoodId) => {
  const messages = messagesFor(language, 'foods', 'fills');
  renderIn(
    language,
    <HowToFill food={food} ways={listWays(food, { language, fills: messages.fills })} messages={messages} />,
  );
  return document.body.textContent;
};
const EYE = /\beye|Augenhöhe|yeux|ojos/;

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it.each(['milk', 'whole-egg', 'egg-white', 'maple-syrup', 'vinaigrette', 'gravy'] as const)(
    '%s is read at eye level',
    (food) => expect(instructions(language, food)).toMatch(EYE),
  );
});

test.each(['kidney-beans-dry', 'gelatin-powder', 'honey', 'sugar'] as const)('%s is not', (food) => {
  for (const language of LANGUAGE_CODES) expect(instructions(language, food)).not.toMatch(EYE);
});

test.each(['milk', 'blueberries', 'egg-yolk'] as const)('no knife levels %s', (food) => {
  for (const language of LANGUAGE_CODES)
    expect(instructions(language, food)).not.toContain(messagesFor(language, 'fills').fills.level);
});

// A grater is for cheese, a knife for leaves; what is sold so is not cut
test.each([
  ['lettuce-shredded', /strips|Streifen|mincer|tiras/, /\b(?:raspeln|R[âa]per|Ralle)/i],
  ['cheddar-shredded', /shreds|raspeln|Râper|Ralle/, /strips|Streifen|mincer|tiras/],
  ['coconut-sweetened', /./, /raspeln|Râper|Ralle|strips|Streifen/],
  ['pineapple-crushed', /./, /Crush first|zerstoßen|Écraser|Triture/],
] as const)('%s is cut as cooks do', (food, says, never) => {
  for (const language of LANGUAGE_CODES) {
    expect(instructions(language, food)).toMatch(says);
    expect(instructions(language, food)).not.toMatch(never);
    document.body.replaceChildren();
  }
});

// A food may be one or many, and may be sold in the shape that the cup asks for.
test.each(Object.values(messagesFor('en', 'foods').foods.how))('%s', (instruction) => {
  expect(instruction).not.toMatch(/\b(?:Break|Chop|Crush|Cut|Drain|Grate|Mash|Melt|Puree|Shred|Slice) it\b/);
  if (/\d\u00a0[cm]m/.test(instruction)) expect(instruction).toMatch(/-inch/);
});
