/** The engine's command line names units as the site does. */
import { COMMAND_LANGUAGES } from '@gramwise/engine/cli/commandLanguages.ts';
import { PIECE_IDS } from '@gramwise/engine/foods/piece.ts';
import { symbolOf } from '@gramwise/engine/units/symbols.ts';
import { KITCHEN_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { messagesFor } from './messages.ts';

function wordsIn(language: Language) {
  const loaded = COMMAND_LANGUAGES.find(({ pack }) => pack.code === language);
  if (!loaded) throw new Error(`The command line does not speak ${language}.`);
  return loaded.words;
}

it('the command line speaks the languages of the site', () => {
  expect(COMMAND_LANGUAGES.map(({ pack }) => pack.code)).toEqual(LANGUAGE_CODES);
});

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const { units, piece } = wordsIn(language);
  const named = Object.keys(units) as (keyof typeof units)[];

  it.each(named)('%s has the name of the catalog', (unit) => {
    const { one, name } = messagesFor(language, 'units').units[unit];
    expect(units[unit]).toEqual([one, name]);
  });

  it('only pieces that foods have are named', () => {
    expect(PIECE_IDS).toEqual(expect.arrayContaining(Object.keys(piece)));
  });

  it('every other unit has a sign', () => {
    const others = KITCHEN_UNIT_IDS.filter((id) => !Object.hasOwn(units, id));
    for (const id of others) expect(symbolOf(id)).toBeTruthy();
  });
});
