import { describe, expect, it } from 'vitest';
import { type PackCode, packsFrom } from '../../../tests/packs.ts';
import { readRecipe } from './readRecipe.ts';

const HEADS: Readonly<Record<PackCode, string>> = {
  en: 'Cake\n\nIngredients\n2 cups flour\n3 eggs',
  fr: 'Gâteau\n\nIngrédients\n200 g de farine\n3 œufs',
  de: 'Kuchen\n\nZutaten\n200 g Mehl\n3 Eier',
  es: 'Bizcocho\n\nIngredientes\n200 g de harina\n3 huevos',
};

const kindOf = (language: PackCode, text: string) => {
  const read = readRecipe(text, packsFrom(language));
  return read.ok ? read.value.lines.at(-1)?.kind : read.code;
};

const STEPS: readonly [PackCode, string][] = [
  ['de', 'Bei 180 °C 20 Minuten backen.'],
  ['de', '20 Minuten bei 180 °C backen'],
  ['fr', 'Cuire 20 minutes à 180 °C.'],
  ['fr', '20 minutes au four à 180 °C.'],
  ['es', 'Hornear 30 minutos a 180 °C.'],
  ['en', 'Bake 30 minutes at 350 °F.'],
  ['en', 'Chill for 2 hours.'],
  // In messages: several sentences, no point, a time behind a comma
  ['en', 'Cook pasta.'],
  ['de', 'Alles verrühren und bei 175 Grad backen'],
  [
    'de',
    'Butter, Zucker u. Eier schaumig rühren, Mehl + Backpulver unterheben. Bei 180° ca. 45 Min. backen. Guten Appetit 😘',
  ],
  ['fr', "Mélanger dans l'ordre, cuire 35 min"],
  ['es', 'Mezclar todo, hornear 35 min'],
];

describe('a step without a heading, behind ingredients,', () => {
  it.each(STEPS)('%s: %s', (language, step) => {
    const head = HEADS[language];
    expect(kindOf(language, `${head}\n${step}`)).toBe('step');
    expect(kindOf(language, `${head}\n\n${step}`)).toBe('step');
    expect(kindOf(language, `${head.replace(/\n\n.*/, '\n')}\n${step}`)).toBe('step');
  });

  it('is one if it starts as steps do and ends a sentence', () => {
    expect(kindOf('en', `${HEADS.en}\n\nAdd 2 tbsp sugar.`)).toBe('step');
    expect(kindOf('es', `${HEADS.es}\n\nAñadir 2 cucharadas de azúcar.`)).toBe('step');
  });
});

describe('an ingredient that was cooked, or waits,', () => {
  it.each<[PackCode, string]>([
    ['en', '4 eggs, boiled for 8 minutes.'],
    ['en', 'Rice, soaked for 30 minutes.'],
    ['en', 'Boiled eggs (10 minutes).'],
    ['en', '1 cup water at 110 °F'],
    ['de', '250 ml Wasser, 10 Minuten auf 100 °C erhitzt'],
    ['de', '12 Stück Eier'],
    ['fr', '2 portions de riz cuit 20 minutes à 100 °C'],
  ])('%s: %s', (language, line) => {
    expect(kindOf(language, `${HEADS[language]}\n${line}`)).toBe('ingredient');
  });
});

it.each<[PackCode, string, readonly string[]]>([
  [
    'en',
    'Smoothie - 1 cup milk, 1/2 cup oats, 1 banana',
    ['Smoothie -', '1 cup milk', '1/2 cup oats', '1 banana'],
  ],
  [
    'fr',
    'Vinaigrette : 1 cs vinaigre, 3 cs huile, 1 cc moutarde',
    ['Vinaigrette :', '1 cs vinaigre', '3 cs huile', '1 cc moutarde'],
  ],
])('a first line that lists foods is no title in %s: %s', (language, first, list) => {
  const read = readRecipe(`${first}\nMix well.`, packsFrom(language));
  if (!read.ok) throw new Error(read.code);
  const { title, lines } = read.value;
  expect(title).toBeNull();
  expect(lines.slice(0, list.length).map(({ kind, text }) => [kind, text])).toEqual(
    list.map((text, at) => [at === 0 ? 'heading' : 'ingredient', text]),
  );
});
