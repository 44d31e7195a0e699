// @module-tag sweep
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { PACK_CODES, PACKS } from '@gramwise/engine/tests/packs.ts';
import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { type Asker, openAsker } from '#features/ask/asker.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

/** Questions that parts answer which load when one is asked, with what the first answer contains. */
const ASKED: Readonly<Record<Language, readonly (readonly [question: string, contains: string])[]>> = {
  en: [
    ['substitute for 1 cup buttermilk', '"kind":"list"'],
    ['calories in 2 eggs', '"unit":"kcal"'],
    ['cal in 2 tbsp peanut butter', '"unit":"kcal"'],
    ['recipe makes 24 i need 60 , 2.5 cups sugar', '6 1/4'],
    ['pasta 6 people', '680'],
    ['300 g rice from 4 to 6', '"450"'],
    ['20 g fresh yeast to dry', '"8"'],
    ['6 sheets gelatin to powder', '"11"'],
    ['2 1/4 tsp active dry to instant yeast', 'Instant yeast'],
    ['6 sheets gelatin how many grams of powder', '"11"'],
    ['agar instead of 6 gelatin sheets', '"4.5"'],
    ['active dry yeast instead of 2 tsp instant', '"7.5"'],
    ['500g - 130g', '"370"'],
    ['half of 350 g', '"175"'],
    ['9 inch round to 8 inch round', '0.79'],
    ['8 inch square pan to round', '≈\u00a09"'],
    ['springform 26 → 20 cm', '0.59'],
    ['milk 1 cup and sugar 2 tbsp', 'Two answers'],
    ['1 quart in ladles', '3.8–7.9'],
    ['two hundred and fifty grams sugar in cups', '1 1/4'],
    ['how meny cups is 500g powdered suger', 'powdered sugar'],
    ['calries in 2 eggs', '"143"'],
    ['subsitute for eggs in a cake', '"kind":"list"'],
    ['how many 1/4 cups in 2 cups', '"8"'],
    ['recipe calls for 250g flour and i only have cups', 'Flour = '],
    ['my oven is in celsius what do i set for 425', '220'],
  ],
  fr: [
    ['par quoi remplacer la maïzena', '"kind":"list"'],
    ['calories de 2 œufs', '"unit":"kcal"'],
    ['cal dans 2 œufs', '"unit":"kcal"'],
    ['moule rond 26 sur plaque 30x40', '2,26'],
    ['riz 6 personnes', '570'],
    ['300 g de riz de 4 à 6', '"450"'],
    ['20 g de levure fraîche en sèche', '"6,6"'],
    ['6 feuilles de gélatine en poudre', '"unit":"g"'],
    ['10 g de fraîche en levure sèche', '"3,3"'],
    ['6 feuilles de gélatine combien de grammes de poudre', '"12"'],
    ['remplacer 6 feuilles de gélatine par de l’agar-agar', '"4,5"'],
    ['42 g levure fraîche combien sèche', '"14"'],
    ['moule rond 26 cm en 20 cm', '0,59'],
    ['moule carré 20 cm équivalent rond', '≈\u00a022,6'],
    ['20 cl de lait et 50 g de sucre en cuillères à soupe', 'Deux réponses'],
    ['100 ml en verre', '0,4–0,5'],
    ['deux cent cinquante grammes de sucre en tasses', 'tasse'],
    ['kombien pese 1 tasse de beurre', '"240"'],
    ['kalories dans 2 oeufs', '"143"'],
    ['combien de demi tasse dans 2 tasses', '"4"'],
    ['ma recette dit 2 cups mais j ai qu une balance ça fait combien de farine', '"250"'],
  ],
  de: [
    ['Eiersatz', '"kind":"list"'],
    ['Kalorien 2 Eier', '"unit":"kcal"'],
    ['kal in 2 Eier', '"unit":"kcal"'],
    ['rundes rezept 26 aufs blech 30x40', '2,26'],
    ['rezept ergibt 24 ich brauche 60, 200 g zucker', '"500"'],
    ['Nudeln 6 Personen', '"number"'],
    ['300 g Reis von 4 auf 6', '"450"'],
    ['20 g frische Hefe in Trockenhefe', '"6,6"'],
    ['6 Blatt Gelatine in Pulver', '"9"'],
    ['frischhefe 10 gramm -> trocken', '"3,3"'],
    ['6 blatt gelatine in pulver g', '"9"'],
    ['agar statt 6 blatt gelatine', '"4,5"'],
    ['statt 20 g frischhefe wie viel trockenhefe', '"6,6"'],
    ['26er Form auf 20er', '0,59'],
    ['quadratische Form 20 cm in rund', '≈\u00a022,6'],
    ['200 g Mehl und 100 g Zucker in Tassen', 'Zwei Antworten'],
    ['500 ml in Becher', '2–2,5'],
    ['zweihundertfünfzig Gramm Zucker in Tassen', 'Tasse'],
    ['anderthalb tassen zuker in g', '317 g'],
    ['ersaz für 1 tasse buttermilch', '"kind":"list"'],
    ['wie viele viertel tassen in 2 tassen', '"8"'],
    ['ich hab nur esslöffel wie viele für 150 g mehl', 'EL'],
  ],
  es: [
    ['sustituto del huevo', '"kind":"list"'],
    ['calorías de 2 huevos', '"unit":"kcal"'],
    ['cal en 2 huevos', '"unit":"kcal"'],
    ['6 magdalenas 90g azucar kiero 20', '"300"'],
    ['arroz 6 personas', '"number"'],
    ['300 g de arroz de 4 a 6', '"450"'],
    ['25 g de levadura fresca en seca', '"8,3"'],
    ['6 hojas de gelatina en polvo', '"unit":"g"'],
    ['10 g fresca en levadura seca', '"3,3"'],
    ['6 hojas gelatina cuantos gramos de polvo', '"12"'],
    ['sustituir 6 hojas de gelatina por agar agar', '"4,5"'],
    ['molde redondo 26 cm a 20 cm', '0,59'],
    ['molde cuadrado 20 cm equivalente redondo', '≈\u00a022,6'],
    ['1 taza de leche y 2 cucharadas de azúcar en gramos', 'Dos respuestas'],
    ['200 ml en vasos', '0,8–1'],
    ['doscientos cincuenta gramos de azúcar en tazas', 'taza'],
    ['taza y media de arina en gr', '198 g'],
    ['sustitudo de 1 taza de mantequilla', '"kind":"list"'],
  ],
};

const warm: Partial<Record<Language, Asker>> = {};

/** One that has answered a question of every kind. */
async function warmAsker(language: Language): Promise<Asker> {
  const asker = warm[language] ?? (await openAsker(language));
  if (!warm[language]) for (const [question] of ASKED[language]) await asker.loadLanguages(question);
  warm[language] = asker;
  return asker;
}

const CASES = PACK_CODES.flatMap((language) => ASKED[language].map((row) => [language, ...row] as const));

it.each(CASES)('in %s, %s is answered first as after others', async (language, question, contains) => {
  const view = await firstAnswer(language, question);
  expect(JSON.stringify(view)).toContain(contains);
  expect((await warmAsker(language)).answer(question).view).toEqual(view);
});

// Portions would say that no source has them; what answers them is asked before, and loads then
it.each<[Language, string, string, string]>([
  ['en', 'pasta 6 people', 'how many servings in a 9x13 cake', '12–19'],
  ['de', 'Nudeln 6 Personen', 'Springform 24 cm wie viele Personen', '7–12'],
])('in %s, after "%s" waits for what answers "%s"', async (language, before, question, number) => {
  const asker = await openAsker(language);
  // What reads misspelled questions, which any without an answer asks for
  await asker.loadLanguages('blorp 3 zzyx');
  await asker.loadLanguages(before);
  expect(asker.answer(before).view.kind).toBe('answer');
  expect(asker.answer(question).asked.missing).toContain(language);
  await asker.loadLanguages(question);
  expect(JSON.stringify(asker.answer(question).view)).toContain(number);
});

it.each(PACK_CODES)(
  'each name of yeast and gelatin has the sign of questions for another, in %s',
  (language) => {
    const kinds = /^(?:yeast-(?:fresh|active-dry|instant)|gelatin-(?:sheets|powder))$/;
    const named = allFoods(language).filter(({ id }) => kinds.test(id));
    const names = named.flatMap(({ name, also = [], general = [] }) => [name, ...also, ...general]);
    const { exchanged } = PACKS[language].ask;
    expect(named).toHaveLength(5);
    expect(names.filter((name) => !exchanged.some((word) => foldLetters(name).includes(word)))).toEqual([]);
  },
);

// The code for misspelled questions is there before that for numbers in words
it.each<[Language, misspelled: string, question: string, contains: string]>([
  [
    'en',
    'how meny cups is 500g suger',
    'ok google convert two hundred grams of butter into cups please',
    '200',
  ],
  ['de', 'kombien tassen sind 500 g zuker', 'alexa wie viele esslöffel sind hundert gramm butter', '6,95'],
])(
  'in %s no number is left out for code that is not there yet',
  async (language, misspelled, question, contains) => {
    const asker = await openAsker(language);
    await asker.loadLanguages(misspelled);
    expect(asker.answer(question).asked.missing).toContain(language);
    await asker.loadLanguages(question);
    const { view, asked } = asker.answer(question);
    expect(asked.missing).not.toContain(language);
    expect(view).toMatchObject({ kind: 'answer' });
    expect(JSON.stringify(view)).toContain(contains);
  },
);
