/** What the cautions that follow from a recipe's foods must say, whom they name and on whose authority. */

import type { Caution } from '@gramwise/engine/recipes/cautions.ts';
import type { PantryId } from '@gramwise/engine/recipes/pantry.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { FACTS_FILES, recipeFromFiles } from './files.ts';

const RECIPES = FACTS_FILES.map(([path, facts]) => [path.split('/')[1] ?? '', facts] as const);
const withFood = (...foods: readonly PantryId[]) =>
  RECIPES.filter(([, { ingredients }]) =>
    Object.values(ingredients).some(({ food }) => foods.includes(food)),
  );
const cautionsIn = (id: string, language: Language) => {
  const { cautions } = messagesFor(language, 'recipe').recipe.text;
  return recipeFromFiles(id, language).cautions.map((caution) => cautions[caution]);
};

describe('cautions', () => {
  /** By the food, the words that the caution must have: whom or what, and the authority. */
  const CASES: readonly [
    string,
    readonly PantryId[],
    Caution,
    Readonly<Record<Language, readonly RegExp[]>>,
  ][] = [
    [
      'kombu: iodine, pregnancy, nursing, children, thyroid',
      ['kombu'],
      'iodine',
      {
        en: [/iodine/, /pregnan/, /nursing/, /child/, /thyroid/, /BfR/, /ANSES 2018/, /FSANZ/],
        fr: [/iode/, /grossesse/, /allaitement/, /enfants/, /thyroïde/, /BfR/, /Anses 2018/, /FSANZ/],
        de: [/Jod/, /Schwangerschaft/, /Stillzeit/, /Kinder/, /Schilddrüse/, /BfR/, /ANSES 2018/, /FSANZ/],
        es: [/yodo/, /embarazo/, /lactancia/, /niños/, /tiroides/, /BfR/, /ANSES 2018/, /FSANZ/],
      },
    ],
    [
      'squash: a raw piece, all of it away, cooking does not help, no ornamental gourds',
      ['pumpkin-cubed', 'zucchini-chopped', 'yellow-squash', 'cucumber-sliced'],
      'squash',
      {
        en: [/raw/, /bitter/, /throw all/, /cooking does not/, /ornamental/, /BfR/],
        fr: [/morceau cru/, /amer/, /tout jeter/, /cuisson ne/, /décoratives/, /BfR/],
        de: [/roh/, /bitter/, /alles wegwerfen/, /Kochen nicht/, /Zierkürbis/, /BfR/],
        es: [/crudo/, /amarga/, /tirarlo todo/, /no se destruyen/, /ornamentales/, /BfR/],
      },
    ],
    [
      'green beans: never raw',
      ['green-beans'],
      'greenBeans',
      {
        en: [/raw/, /phasin/, /10 to 15/, /BfR/],
        fr: [/crus/, /phasine/, /10 à 15/, /BfR/],
        de: [/roh/, /Phasin/, /10 bis 15/, /BfR/],
        es: [/crudas/, /fasina/, /10 a 15/, /BfR/],
      },
    ],
    [
      'potatoes: green parts and sprouts',
      ['potatoes-diced'],
      'potatoes',
      {
        en: [/green/, /sprouts/, /BfR/],
        fr: [/vertes/, /germes/, /BfR/],
        de: [/[Gg]rüne/, /Keime/, /BfR/],
        es: [/verdes/, /brotes/, /BfR/],
      },
    ],
    [
      'wine, sake and mirin: alcohol',
      ['red-wine', 'white-wine', 'sake', 'mirin', 'shaoxing-wine'],
      'alcohol',
      {
        en: [/^Contains alcohol/, /a third/, /USDA/],
        fr: [/^Contient de l’alcool/, /un tiers/, /USDA/],
        de: [/^Enthält Alkohol/, /ein Drittel/, /USDA/],
        es: [/^Contiene alcohol/, /un tercio/, /USDA/],
      },
    ],
    [
      'cotija: pasteurized, pregnancy',
      ['cotija'],
      'freshCheese',
      {
        en: [/pasteurized/, /pregnan/, /CDC/],
        fr: [/pasteurisé/, /grossesse/, /CDC/],
        de: [/pasteurisiert/, /Schwangerschaft/, /CDC/],
        es: [/pasteurizada/, /embarazo/, /CDC/],
      },
    ],
    [
      'crumbs: milk or soy',
      ['breadcrumbs', 'panko'],
      'crumbs',
      { en: [/milk or soy/], fr: [/lait ou du soja/], de: [/Milch oder Soja/], es: [/leche o soja/] },
    ],
  ];

  it.each(CASES)('%s', (_, foods, caution, words) => {
    const recipes = withFood(...foods);
    expect(recipes).not.toEqual([]);
    for (const [id] of recipes)
      for (const language of LANGUAGE_CODES) {
        expect(recipeFromFiles(id, language).cautions, id).toContain(caution);
        const text = messagesFor(language, 'recipe').recipe.text.cautions[caution];
        for (const word of words[language]) expect(text, language).toMatch(word);
        expect(cautionsIn(id, language)).toContain(text);
      }
  });

  it('are all held to what they must say', () => {
    const held = CASES.map(([, , caution]) => caution);
    expect(Object.keys(messagesFor('en', 'recipe').recipe.text.cautions).sort()).toEqual(
      [...held, 'acidity'].sort(),
    );
  });

  it('stand in no recipe without the food', () => {
    for (const [, foods, caution] of CASES) {
      const ids = RECIPES.map(([id]) => id).filter((id) =>
        recipeFromFiles(id, 'en').cautions.includes(caution),
      );
      expect(ids.sort()).toEqual(
        withFood(...foods)
          .map(([id]) => id)
          .sort(),
      );
    }
  });
});

describe('pickles', () => {
  const LIMIT: Readonly<Record<Language, RegExp>> = {
    en: /pH.*4\.6.*4\.0/,
    fr: /pH.*4,6.*4,0/,
    de: /pH.*4,6.*4,0/,
    es: /pH.*4,6.*4,0/,
  };
  const pickles = RECIPES.filter(([, { collection }]) => collection === 'indian-pickle');

  it.each(pickles)('%s names the highest pH in every language', (id) => {
    for (const language of LANGUAGE_CODES)
      expect(cautionsIn(id, language).filter((text) => LIMIT[language].test(text))).toHaveLength(1);
  });
});
