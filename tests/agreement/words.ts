import { COMMAND_LANGUAGES } from '@gramwise/engine/cli/commandLanguages.ts';
import { unitText } from '@gramwise/engine/language/writing/measureText.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import { symbolOf } from '@gramwise/engine/units/symbols.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { type MeasureWords, SIGNS } from './measures.ts';

const ids = Object.keys(SIGNS) as KitchenUnitId[];
const signOf = (id: KitchenUnitId) => SIGNS[id] ?? id;

/** The site's words for units. */
export function siteWords(language: Language): MeasureWords {
  const { units } = messagesFor(language, 'units');
  return ids.flatMap((id) => {
    const { one, name, short } = units[id];
    return [one, name, short].map((word) => [word, signOf(id)] as const);
  });
}

/** The words of the foods' tables and the kitchen sheet. */
export function tableWords(language: Language): MeasureWords {
  const { measures } = messagesFor(language, 'foods').foods;
  const signs = { cup: 'cup', tablespoon: 'tbsp', teaspoon: 'tsp' } as const;
  const words = (Object.keys(signs) as (keyof typeof signs)[]).flatMap((unit) =>
    [measures[unit].one, measures[unit].other].map(
      (text) => [text.replace('{n}', '').trim(), signs[unit]] as const,
    ),
  );
  return [...words, ['g', 'g'], ['ml', 'ml'], ['oz', 'oz']];
}

/** The words of the command line. */
export function commandWords(language: Language): MeasureWords {
  const loaded = COMMAND_LANGUAGES.find(({ pack }) => pack.code === language);
  const named = Object.entries(loaded?.words.units ?? {}).flatMap(([id, names]) =>
    names.map((name) => [name, signOf(id as KitchenUnitId)] as const),
  );
  return [...named, ...ids.flatMap((id) => [[symbolOf(id) ?? id, signOf(id)] as const])];
}

/** The words of converted recipes. */
export function recipeWords(language: Language): MeasureWords {
  const named = (['cup', 'tbsp', 'tsp'] as const).flatMap((unit) =>
    [1, 2].map((count) => [unitText(unit, count, writingOf(language)), unit] as const),
  );
  return [...named, ...['g', 'kg', 'ml', 'l', 'oz', 'lb', 'cl'].map((sign) => [sign, sign] as const)];
}
