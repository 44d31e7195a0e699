import { describe, expect, it } from 'vitest';
import { PACK_CODES, PACKS, type PackCode } from '../../../tests/packs.ts';
import { COUNTRY_IDS } from '../../kitchens/kitchens.ts';
import { measureSizesIn } from '../../kitchens/measureMeaning.ts';
import { sampleOf } from '../../language/detectLanguage.ts';
import { toldCountry } from './guessCountry.ts';

describe('where a recipe is from', () => {
  it.each<[PackCode, string, string]>([
    ['en', '2 cups all-purpose flour\n1 stick butter, softened', 'us'],
    ['en', '200g caster sugar\n250g plain flour\n1/2 pint milk', 'gb'],
    ['en', '1 cup flour\n2 eggs', 'us'],
    ['en', '1 tsp baking soda\n225g self-raising flour\n2 tbsp golden syrup\n50g icing sugar', 'gb'],
    // A stick of cinnamon is not butter.
    ['en', '225g icing sugar\n1 cinnamon stick', 'gb'],
    ['en', '1 cup plain flour\n2 Australian tablespoons oil', 'au'],
    ['en', '1 cup caster sugar, plain flour (we use 20ml tablespoons)', 'au'],
    ['en', '2 cups besan\n1 tsp hing\n1 cup atta', 'in'],
    ['en', '1 Japanese cup of rice', 'jp'],
    ['fr', '250 g de farine\n1 sachet de levure chimique', 'fr'],
    ['fr', '2 tasses de farine tout usage\n1 c. à thé de poudre à pâte', 'ca'],
    ['fr', '2 tasses de farine', 'fr'],
    ['fr', '2 dl de crème entière', 'ch'],
    ['de', '1 Becher Sahne\n2 EL Zucker', 'de'],
    ['de', '2 Cups Mehl\n250 g Sahne', 'us'],
    ['de', '25 dag Topfen\n2 Dotter', 'at'],
    ['de', '2 dl Vollrahm\n200 g Weissmehl', 'ch'],
    ['es', '2 tazas de harina', 'es'],
    ['es', '200 ml de nata\n3 patatas\nharina de repostería', 'es'],
    ['es', '1 taza de crema de leche\n3 jitomates\n2 tazas de harina de trigo todo uso', 'mx'],
    // All of America says these
    ['es', '1 taza de crema de leche\n3 papas\n2 duraznos\njugo de limón', 'es'],
    ['es', '2 tazas de harina 0000\n100 g de azúcar impalpable', 'ar'],
    ['es', '3 fetas de jamón\n1 cucharada de manteca', 'ar'],
    ['es', '1 zapallo italiano\n1 cucharadita de ají de color', 'cl'],
    ['es', '100 g de azúcar flor\n2 marraquetas', 'cl'],
    ['es', '200 g de queso oaxaca\n1 chile guajillo', 'mx'],
    ['es', '4 papas criollas\n1 tallo de cebolla larga', 'co'],
    ['es', '2 cucharadas de ají amarillo\n4 papas amarillas', 'pe'],
    // A product's name is one word among others
    ['es', '300 g de gamba argentina\n200 ml de nata\n3 patatas', 'es'],
    ['fr', '4 chicons\n20 cl de crème', 'be'],
    ['fr', '250 g de farine fermentante\n150 g de cassonade', 'be'],
    ['fr', '3 c. à table de beurre d’arachide\n1/2 tasse de pacanes', 'ca'],
    ['de', '500 g Kartoffeln\n2 dl Schlagrahm\n100 g Baumnüsse', 'ch'],
    ['de', '200 g Vogerlsalat\n3 Paradeiser', 'at'],
  ])('in %s, %j: %s', (language, text, country) => {
    expect(toldCountry(sampleOf(text), PACKS[language]) ?? PACKS[language].country).toBe(country);
  });

  it('never depends on a word that two countries list', () => {
    for (const language of PACK_CODES) {
      const words = Object.values(PACKS[language].recipe.countries).flatMap(
        ({ explicit: explicitWords, words: list }) => [...(explicitWords ?? []), ...list],
      );
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});

describe('what its measures hold', () => {
  it.each([
    ['us', { cup: 236.59, tbsp: 14.79, tsp: 4.93, fl_oz: 29.57, pint: 473.18 }],
    ['au', { cup: 250, tbsp: 20, tsp: 5 }],
    ['gb', { cup: 250, tbsp: 15, fl_oz: 28.41, pint: 568.26, quart: 1136.52 }],
    ['jp', { cup: 200, tbsp: 15 }],
    ['mx', { cup: 240, tbsp: 15 }],
    ['de', { cup: 250, tbsp: 15, tsp: 5 }],
  ] as const)('in %s', (country, sizes) => {
    for (const [id, size] of Object.entries(sizes))
      expect(measureSizesIn(country)[id as keyof typeof sizes]).toBeCloseTo(size, 2);
  });

  it('is defined in every kitchen', () => {
    for (const country of COUNTRY_IDS)
      for (const size of Object.values(measureSizesIn(country))) expect(size).toBeGreaterThan(4);
  });
});
