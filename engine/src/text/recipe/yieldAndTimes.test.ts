import { describe, expect, it } from 'vitest';
import { PACKS } from '../../../tests/packs.ts';
import type { StatedTimes } from '../../recipes/exportedRecipe.ts';
import { readRecipe } from './readRecipe.ts';

type Code = 'en' | 'fr' | 'de' | 'es';

const BODY: Readonly<Record<Code, string>> = {
  en: 'Ingredients\n2 cups flour\n3 eggs\n\nMethod\nMix the flour and the eggs.',
  fr: 'Ingrédients\n200 g de farine\n3 œufs\n\nPréparation\nMélanger la farine et les œufs.',
  de: 'Zutaten\n200 g Mehl\n3 Eier\n\nZubereitung\nMehl und Eier verrühren.',
  es: 'Ingredientes\n200 g de harina\n3 huevos\n\nElaboración\nMezclar la harina y los huevos.',
};
const TITLE: Readonly<Record<Code, string>> = {
  en: 'Plain Cake',
  fr: 'Gâteau',
  de: 'Kuchen',
  es: 'Bizcocho',
};

const read = (code: Code, head: string) => {
  const result = readRecipe(`${TITLE[code]}\n${head}\n\n${BODY[code]}`, [PACKS[code]]);
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

describe('what a recipe makes', () => {
  it.each<[Code, string, string]>([
    ['en', 'Makes 24 cookies', 'cookies'],
    ['en', 'Makes 1 (9-inch) pie', 'pie'],
    ['en', 'Yield: 2 (8x4-inch) loaves', 'loaves'],
    ['fr', 'Pour 1 moule de 24 cm', 'moule'],
    ['fr', 'Pour 6 personnes', 'personnes'],
    ['fr', 'Pour 12 pièces', 'pièces'],
    ['de', 'Ergibt 2 Gläser à 250 ml', 'Gläser'],
    ['en', 'Serves 2 adults and 2 children', 'adults'],
  ])('in %s: %s names %s', (code, head, what) => expect(read(code, head).makes?.what).toBe(what));

  it.each<[Code, string, number, number]>([
    ['en', 'Serves 4', 4, 4],
    ['en', 'Serves: 4-6', 4, 6],
    ['en', '4-6 servings', 4, 6],
    ['en', '4 to 6 servings', 4, 6],
    ['en', '4 - 6 servings', 4, 6],
    ['de', '4 bis 6 Portionen', 4, 6],
    ['fr', '4 à 6 personnes', 4, 6],
    ['es', '4 a 6 raciones', 4, 6],
    ['en', 'Servings: 12', 12, 12],
    ['en', 'Makes 24 cookies', 24, 24],
    ['en', 'Makes 12 to 16 cookies', 12, 16],
    ['en', 'Makes about 18 muffins', 18, 18],
    ['en', 'Makes about 2-1/2 dozen', 30, 30],
    ['en', 'Makes 3 to 4 dozen cookies', 36, 48],
    ['fr', 'Pour 2 douzaines de biscuits', 24, 24],
    ['es', 'Rinde 3 docenas de galletas', 36, 36],
    // Servings before things
    ['en', 'Makes 12 tacos (serves 4)', 4, 4],
    ['en', 'Makes: 8 burgers, serves 4', 4, 4],
    ['en', 'Makes 12 tacos; serves 4 to 6', 4, 6],
    ['en', 'Yield: One 9-inch pie, serving 8', 8, 8],
    ['en', 'Serves 4 (makes 12 tacos)', 4, 4],
    ['en', 'Feeds 4', 4, 4],
    ['en', 'Recipe serves 4', 4, 4],
    ['en', 'Makes enough for 4', 4, 4],
    ['de', 'Ergibt 12 Stück (4 Portionen)', 4, 4],
    ['de', 'Für 4 Personen (12 Stück)', 4, 4],
    ['fr', 'Pour 12 crêpes (4 personnes)', 4, 4],
    ['es', 'Rinde 12 tacos (4 porciones)', 4, 4],
    // As many as the size of a serving leaves
    ['en', 'Yield: 12 tacos (serving size is 2 tacos)', 6, 6],
    ['en', 'Yield: 12 Tacos (serving size: 2 tacos)', 6, 6],
    ['en', 'Makes 12 (serving: 2)', 6, 6],
    ['en', 'Makes 12 tacos, 2 per serving', 6, 6],
    ['en', 'Yield: 12 tacos (2 tacos per serving)', 6, 6],
    ['en', 'Yield: 2 dozen cookies (2 cookies per serving)', 12, 12],
    ['en', 'Yield: 24 cookies (1 cookie per serving)', 24, 24],
    ['en', 'Yield: 3 cups (serving size: 1/4 cup)', 12, 12],
    ['en', 'Yield: 2 cups (2 tablespoons per serving)', 16, 16],
    ['en', 'Serves 4 (serving size: 2 sliders)', 4, 4],
    ['en', 'Yield: 24 servings (serving size: 2 cookies)', 24, 24],
    ['en', 'Yield: 80 servings (1 tablespoon per serving)', 80, 80],
    ['de', 'Ergibt 24 Kekse, 2 pro Portion', 12, 12],
    ['fr', 'Donne 12 crêpes (2 par portion)', 6, 6],
    ['es', 'Rinde 12 tacos (2 por porción)', 6, 6],
    // Not a whole number of servings
    ['en', 'Yield: 12 tacos (serving size: 5 tacos)', 12, 12],
    ['en', 'Yield: 1 loaf, servings: 12', 12, 12],
    // Not one to nine
    ['en', 'Yield: 1 - 9x13 inch pan', 1, 1],
    ['en', 'Yield: 1 -9 x 13 inch cake', 1, 1],
    ['en', 'Yield: 1 - 9 inch cake', 1, 1],
    ['en', 'Yield: 3 - 9 inch round pans', 3, 3],
    ['en', 'Makes 18 cookies (1 serving = 1 cookie)', 18, 18],
    ['en', 'Makes 18 cookies (1 serving size = 1 cookie)', 18, 18],
    // A time is no end of a range
    ['en', 'Serves 4 / 30 minutes', 4, 4],
    ['en', 'Serves 4 - 30 min', 4, 4],
    ['fr', 'Pour 4 personnes - 30 min', 4, 4],
    ['en', 'Cuts into 10 slices', 10, 10],
    ['en', 'Yield: 8 servings', 8, 8],
    ['en', 'Yield: one 9-inch cake (8 servings)', 8, 8],
    ['en', 'Yields 2 loaves', 2, 2],
    ['en', 'Serves four', 4, 4],
    ['en', 'Makes sixteen 2-inch bars', 16, 16],
    ['en', 'Original recipe yields 24 servings (2 dozen)', 24, 24],
    ['en', 'Servings\n6', 6, 6],
    ['en', 'Yield\n12 muffins', 12, 12],
    ['en', '6 servings', 6, 6],
    ['en', 'Serves 10 | Prep 15 min | Cook 1 hr', 10, 10],
    ['en', 'Prep 15 min • Cook 1 hr • Serves 4-6', 4, 6],
    ['en', 'Yield: 12 muffins | Prep: 15 min', 12, 12],
    ['fr', 'Pour 6 personnes', 6, 6],
    ['fr', 'Préparation : 15 min - Cuisson : 30 min | Pour 6 personnes', 6, 6],
    ['fr', 'Pour 6 à 8 personnes', 6, 8],
    ['fr', '6 parts', 6, 6],
    ['fr', 'Pour un moule de 24 cm (8 parts)', 8, 8],
    ['fr', 'Nombre de personnes : 4', 4, 4],
    ['fr', 'Pour 12 madeleines', 12, 12],
    ['fr', 'Portions\n4', 4, 4],
    ['de', 'Für 4 Personen', 4, 4],
    ['de', 'Arbeitszeit: 20 Min. | Backzeit: 45 Min. | 4 Portionen', 4, 4],
    ['de', 'Für 4 bis 6 Personen', 4, 6],
    ['de', 'Ergibt 12 Stück', 12, 12],
    ['de', 'Ergibt ca. 20 Plätzchen', 20, 20],
    ['de', '4 Portionen', 4, 4],
    ['de', 'Portionen: 2', 2, 2],
    ['de', 'Für eine Springform von 26 cm (12 Stücke)', 12, 12],
    ['de', 'Portionen\n4', 4, 4],
    ['es', 'Para 4 personas', 4, 4],
    ['es', 'Preparación: 20 min | Cocción: 35 min | Para 4 personas', 4, 4],
    ['es', 'Rinde 8 porciones', 8, 8],
    ['es', 'Rinde de 8 a 10 porciones', 8, 10],
    ['es', 'Rinde entre 8 y 10 porciones', 8, 10],
    ['es', 'Entre 8 y 10 porciones', 8, 10],
    ['es', '6 raciones', 6, 6],
    ['es', 'Raciones: 4', 4, 4],
    ['es', 'Porciones\n6', 6, 6],
    // In short
    ['en', '4 pers.', 4, 4],
    ['en', '4-6 pax', 4, 6],
    ['fr', '4 pers.', 4, 4],
    ['fr', '6 couverts', 6, 6],
    ['de', '4 Prs.', 4, 4],
    ['es', '4 pers.', 4, 4],
    ['es', '4 pax', 4, 4],
    ['es', '4 rac.', 4, 4],
  ])('%s: %j', (code, head, low, high) => {
    expect(read(code, head).makes).toMatchObject({ low, high });
  });

  it('counts what its words say, up to a gap', () => {
    expect(read('es', 'Rinde: 8 porciones  Tiempo: 1 hora').makes?.what).toBe('porciones');
  });

  it.each<[Code, string, number, number]>([
    ['en', 'Leek Tart (serves 6)', 6, 6],
    ['en', 'Leek Tart - Serves 4-6', 4, 6],
    ['en', 'Leek Tart (4 to 6 servings)', 4, 6],
    ['de', 'Apfelkuchen für 10 bis 12 Stücke', 10, 12],
    ['en', '7-Layer Dip for 12 people', 12, 12],
    ['fr', 'Tarte aux poireaux - 6 pers.', 6, 6],
    ['fr', 'Tarte aux poireaux pour 6 personnes', 6, 6],
    ['de', 'Apfelkuchen für 12 Stücke', 12, 12],
    ['de', 'Bolognese (4 Pers.)', 4, 4],
    ['es', 'Tortilla de patatas, para 4 personas', 4, 4],
  ])('%s: behind the name in %j, which stays the title', (code, title, low, high) => {
    for (const head of ['', '\n\n']) {
      const result = readRecipe(`${title}${head}\n${BODY[code]}`, [PACKS[code]]);
      if (!result.ok) throw new Error(result.code);
      expect(result.value).toMatchObject({ title, makes: { low, high } });
    }
  });

  it.each<[Code, string]>([
    ['en', 'Makes one 9-inch cake'],
    ['en', 'A cake for every day'],
    ['en', 'Makes 1 to 1 1/2 cups'],
    ['de', 'Ergibt 1 bis 1 1/2 Liter'],
    ['de', 'Für eine Springform von 26 cm'],
    ['fr', 'Pour un moule de 24 cm'],
  ])('%s: %j counts nothing', (code, head) => {
    expect(read(code, head).makes).toBeNull();
  });
});

describe('the times that a recipe states', () => {
  const [P, C, T] = ['prep', 'cook', 'total'] as const;
  it.each<[Code, string, Partial<StatedTimes>]>([
    ['en', 'Prep time: 20 minutes', { [P]: 20 }],
    ['en', 'Prep Time: 20 min\nCook Time: 35 min', { [P]: 20, [C]: 35 }],
    ['en', 'Prep 20 min | Cook 35 min', { [P]: 20, [C]: 35 }],
    ['en', 'Prep: 15 mins, Cook: 1 hr 10 mins, Total: 1 hr 25 mins', { [P]: 15, [C]: 70, [T]: 85 }],
    ['en', 'Total time: 1 hr 15 min', { [T]: 75 }],
    ['en', 'Yield: 12 muffins | Prep: 15 min | Cook: 1 hr', { [P]: 15, [C]: 60 }],
    ['en', 'Ready in 45 minutes', { [T]: 45 }],
    ['en', 'Cook time: 30 to 35 minutes', { [C]: 35, from: { [C]: 30 } }],
    ['en', 'Cook time: 1 hour to 1 hour 30 minutes', { [C]: 90, from: { [C]: 60 } }],
    ['fr', 'Cuisson : 1 h à 1 h 30', { [C]: 90, from: { [C]: 60 } }],
    ['en', 'Prep Time\n20 minutes\nCook Time\n1 hour', { [P]: 20, [C]: 60 }],
    ['en', 'Baking time: 50 minutes', { [C]: 50 }],
    ['en', 'Serves 10 | Prep 15 min | Bake 1 hour', { [P]: 15 }],
    ['en', 'Prep time: 1 hour, 10 minutes', { [P]: 70 }],
    ['de', 'Zubereitung 25 Minuten, Backen 40 Minuten', { [P]: 25 }],
    ['es', 'Preparación: 15 minutos. Horno: 40 minutos', { [P]: 15 }],
    ['en', 'Prep time: 10 min\nResting time: 2 hours\nCook time: 20 min', { [P]: 10, [C]: 20 }],
    ['fr', 'Préparation : 20 min', { [P]: 20 }],
    ['fr', 'Préparation : 20 min, cuisson : 35 min', { [P]: 20, [C]: 35 }],
    ['fr', 'Temps de préparation : 20 minutes\nTemps de cuisson : 1 h 30', { [P]: 20, [C]: 90 }],
    ['fr', 'Temps total : 1 h', { [T]: 60 }],
    ['fr', 'Préparation : 15 min | Repos : 1 h | Cuisson : 10 min', { [P]: 15, [C]: 10 }],
    ['fr', 'Cuisson\n35 min', { [C]: 35 }],
    ['de', 'Zubereitungszeit: 30 Min.', { [P]: 30 }],
    ['de', 'Arbeitszeit: 20 Minuten\nBackzeit: 45 Minuten', { [P]: 20, [C]: 45 }],
    ['de', 'Arbeitszeit ca. 30 Min., Gesamtzeit ca. 1 Std. 15 Min.', { [P]: 30, [T]: 75 }],
    ['de', 'Backzeit 40-45 Min.', { [C]: 45, from: { [C]: 40 } }],
    ['de', 'Backzeit 35 Min.–40 Min.', { [C]: 40, from: { [C]: 35 } }],
    ['en', 'Cook time: 1 hr. 5 min. - 1 hr. 15 min.', { [C]: 75, from: { [C]: 65 } }],
    ['de', 'Koch-/Backzeit: 1 Stunde', { [C]: 60 }],
    ['de', 'Gesamtzeit\n50 Minuten', { [T]: 50 }],
    ['es', 'Tiempo de preparación: 15 minutos', { [P]: 15 }],
    ['es', 'Tiempo de cocción: 40 minutos', { [C]: 40 }],
    ['es', 'Preparación: 20 min | Cocción: 35 min', { [P]: 20, [C]: 35 }],
    ['es', 'Tiempo total: 1 h 15 min', { [T]: 75 }],
    ['es', 'Listo en 30 minutos', { [T]: 30 }],
    ['en', 'Prep: 15m, Cook: 1h 10m', { [P]: 15, [C]: 70 }],
    ['en', 'Prep time: half an hour', { [P]: 30 }],
    ['en', 'Cook time: an hour and a half', { [C]: 90 }],
    ['fr', 'Cuisson : une heure et demie', { [C]: 90 }],
    ['fr', 'Préparation : une demi-heure', { [P]: 30 }],
    ['de', 'Arbeitszeit: anderthalb Stunden', { [P]: 90 }],
    ['de', 'Backzeit: ca. eine halbe Stunde', { [C]: 30 }],
    ['es', 'Tiempo de preparación: media hora', { [P]: 30 }],
  ])('%s: %j', (code, head, expected) => {
    expect(read(code, head).stated).toEqual({ prep: null, cook: null, total: null, ...expected });
  });

  it.each<[Code, string]>([
    ['en', 'Cook on LOW for 1-2 hours.'],
    ['fr', 'Cuisson 20 minutes à 180 °C.'],
    ['fr', 'Repos 30 minutes au frais.'],
    ['de', 'Backen 40 Minuten bei 180 °C.'],
    ['es', 'Cocción 20 minutos a fuego lento.'],
  ])('%s: the step %j is none of them', (code, step) => {
    const result = readRecipe(`${TITLE[code]}\n\n${BODY[code]}\n${step}`, [PACKS[code]]);
    if (!result.ok) throw new Error(result.code);
    expect(result.value.stated).toEqual({ prep: null, cook: null, total: null });
    expect(result.value.lines.at(-1)).toMatchObject({ kind: 'step', text: step });
  });
});
