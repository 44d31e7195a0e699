import { describe, expect, it } from 'vitest';
import { ask } from '../../api/ask.ts';
import { findFood } from '../../api/foods.ts';
import { readRecipe } from '../../api/text.ts';
import type { CountryId } from '../../kitchens/kitchens.ts';
import { es as esPack } from '../../language/es.ts';
import { foods as de } from '../lists/de.ts';
import { foods as en } from '../lists/en.ts';
import { foods as es } from '../lists/es.ts';
import { foods as fr } from '../lists/fr.ts';
import { COUNTRY_NAMES } from './countryNames.ts';

const LISTS = { de, en, es, fr } as const;

describe('a name that countries use for different foods', () => {
  it.each<[keyof typeof LISTS, string, CountryId | undefined, string | null]>([
    ['es', 'manteca', undefined, null],
    ['es', 'manteca', 'es', 'lard'],
    ['es', 'manteca derretida', 'mx', 'lard'],
    ['es', 'tocino', undefined, null],
    ['es', 'tocino', 'mx', 'bacon'],
    ['es', 'tocino', 'es', 'pork-fat'],
    ['es', 'cebollín picado', 'mx', 'chives-fresh'],
    ['es', 'limón', undefined, 'lemons'],
    ['es', 'limones', 'es', 'lemons'],
    ['es', 'limones', 'mx', 'limes'],
    ['es', 'jugo de limón', 'mx', 'lime-juice'],
    ['es', 'limón amarillo', 'mx', 'lemons'],
    ['es', 'azúcar', 'mx', 'sugar'],
    ['es', 'manteca', 'ar', 'butter'],
    ['es', 'jugo de limón', 'pe', 'lime-juice'],
    ['es', 'pimentón', 'es', 'paprika'],
    ['es', 'pimentón', 'cl', 'bell-pepper-chopped'],
    ['es', 'plátanos', 'co', 'plantains'],
    ['es', 'habichuela', 'co', 'green-beans'],
    ['es', 'ostiones', undefined, 'oysters'],
    ['es', 'ostiones', 'cl', 'scallops'],
    ['es', 'bombones', 'mx', 'marshmallows'],
    ['es', 'bombones', 'es', null],
    ['es', 'queso mantecoso', 'cl', 'chanco-cheese'],
    ['es', 'queso mantecoso', 'pe', 'cheese'],
    ['es', 'manteca', 'cl', 'lard'],
    ['es', 'manteca', 'us', 'lard'],
    ['es', 'tocino', 'co', 'pork-belly'],
    ['es', 'lomo', undefined, null],
    ['es', 'lomo', 'es', 'pork-loin'],
    ['es', 'lomo', 'ar', 'beef-tenderloin'],
    ['es', 'carne', 'es', null],
    ['es', 'carne', 'mx', 'beef'],
    ['es', 'chorizo', 'es', 'chorizo'],
    ['es', 'chorizo', 'ar', 'chorizo-fresh'],
    // DLE: jamón is cured or boiled; in the Americas it is boiled
    ['es', 'jamón', undefined, null],
    ['es', 'jamón', 'es', 'serrano-ham'],
    ['es', 'jamón', 'cl', 'ham'],
    // What raises cakes is polvo de hornear in the Americas
    ['es', 'levadura', 'es', null],
    ['es', 'sobre de levadura', 'es', 'baking-powder'],
    ['es', 'levadura', 'ar', 'yeast'],
    ['es', 'fideos', 'es', 'soup-pasta'],
    ['es', 'fideos', 'ar', 'pasta-dried'],
    ['es', 'mote', undefined, null],
    ['es', 'mote', 'cl', 'wheat-berries'],
    ['es', 'mote', 'pe', 'hominy'],
    ['es', 'quesillo', 'mx', 'queso-oaxaca'],
    ['es', 'quesillo', 'cl', 'queso-fresco'],
    ['en', 'yams', undefined, null],
    ['en', 'yams', 'us', 'sweet-potato-cubed'],
    ['en', 'corn flour', undefined, 'corn-flour'],
    ['en', 'corn flour', 'gb', 'cornstarch'],
    ['en', 'tomato puree', 'us', 'tomato-puree'],
    ['en', 'tomato puree', 'gb', 'tomato-paste'],
    ['en', 'tomato puree', 'ie', 'tomato-paste'],
    ['de', 'Peperoni', undefined, null],
    ['de', 'Peperoni', 'ch', 'bell-pepper-chopped'],
    ['fr', 'cassonade', 'fr', 'turbinado-sugar'],
    ['fr', 'cassonade', 'ca', 'brown-sugar'],
    ['fr', 'cassonade', 'be', 'brown-sugar'],
    ['fr', 'groseilles', undefined, 'red-currants'],
    ['fr', 'groseilles', 'ca', 'gooseberries'],
    ['fr', 'groseilles', 'ch', 'gooseberries'],
    ['fr', 'groseilles rouges', 'ca', 'red-currants'],
    ['fr', 'faux-filet', 'fr', 'strip-steak'],
    ['fr', 'faux-filet', 'ca', 'ribeye-steak'],
    // Office québécois de la langue française: piment vert or poivron vert; farine à gâteau et à pâtisserie
    ['fr', 'piment vert', 'fr', 'green-chili'],
    ['fr', 'piment vert', 'ca', 'bell-pepper-chopped'],
    ['fr', 'farine à gâteaux', 'fr', 'self-rising-flour'],
    ['fr', 'farine à gâteau', 'ca', 'cake-flour'],
    // USDA's is of tomatoes and horseradish; that of Europe is of mayonnaise
    ['fr', 'sauce cocktail', 'fr', null],
    ['fr', 'sauce cocktail', 'ca', 'cocktail-sauce'],
    ['fr', 'sauce rose', 'fr', 'thousand-island-dressing'],
    ['de', 'Cocktailsauce', 'de', null],
    ['de', 'Calypsosauce', 'ch', 'thousand-island-dressing'],
    // Cream and mustard, which nobody here weighs
    ['de', 'Französische Salatsauce', 'ch', null],
    // Proviande: an entrecôte is of the strip, a rump steak of the sirloin
    ['de', 'Entrecôte', 'de', 'ribeye-steak'],
    ['de', 'Entrecôte', 'ch', 'strip-steak'],
    ['de', 'Rumpsteak', 'de', 'strip-steak'],
    ['de', 'Rumpsteak', 'ch', 'beef-steak'],
    // NDB 11250, butterhead; 11253 is a loose-leaf lettuce
    ['de', 'Kopfsalat', 'de', 'butter-lettuce'],
    ['de', 'Häuptelsalat', 'at', 'butter-lettuce'],
    ['es', 'ternera', 'es', 'beef'],
    ['es', 'ternera', 'mx', 'veal'],
    ['es', 'salsa mexicana', 'mx', 'pico-de-gallo'],
    ['es', 'barquillos', 'es', null],
  ])('%s: %s in %s', (language, name, country, match) => {
    expect(findFood(name, LISTS[language], country).match).toBe(match);
  });

  it('is read so in a recipe from there, and where nothing tells where it is from in no country', () => {
    const foodsOf = (text: string, country?: CountryId) => {
      const read = readRecipe(text, { languages: [esPack], foods: es, ...(country && { country }) });
      return read.ok ? read.value.lines.flatMap(({ food }) => food?.id ?? []) : [read.code];
    };
    const text = 'Ingredientes\n2 limones\n100 g de manteca\n1 cda de azúcar';
    expect(foodsOf(text)).toEqual(['lemons', 'sugar']);
    expect(foodsOf(text, 'mx')).toEqual(['limes', 'lard', 'sugar']);
  });

  it.each([
    ['es', 'lard'],
    ['mx', 'lard'],
    ['gb', null],
  ] as const)('is asked for in a kitchen of %s: %s', (kitchen, food) => {
    const asked = ask('2 cucharadas de manteca en gramos', { languages: [esPack], foods: es, kitchen });
    const answer = asked.ok && 'answer' in asked.value ? asked.value.answer : null;
    expect(answer?.kind === 'amount' ? answer.food?.id : null).toBe(food);
  });

  it('is listed for foods of the table, and means something else without the country', () => {
    for (const [language, countries] of Object.entries(COUNTRY_NAMES))
      for (const [country, names] of Object.entries(countries))
        for (const [name, food] of Object.entries(names)) {
          const list = LISTS[language as keyof typeof LISTS];
          expect(findFood(name, list, country as CountryId).match, `${name} in ${country}`).toBe(food);
          expect(findFood(name, list).match, name).not.toBe(food);
        }
  });
});
