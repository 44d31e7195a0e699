import { expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { firstAnswer, serveQuestions } from '#tests/component/firstAnswer.ts';

serveQuestions();

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

// As the calculators say, whose page the link opens
it.each<[language: Language, question: string, number: string, note: string, href: string]>([
  [
    'en',
    'internal temp for chicken thighs',
    '165 °F',
    'USDA FSIS',
    '/tools/cool-cooking-calculators?tab=cooking-time',
  ],
  ['en', 'what temp is medium rare steak', '145 °F', 'not a degree of doneness', 'tab=cooking-time'],
  [
    'en',
    'boiling point of water at 5000 ft',
    '203 °F',
    'Standard Atmosphere',
    '/tools/sugar-stages?altitude=5000&unit=ft',
  ],
  ['en', '75% hydration 500g flour how much water', '375 g', 'Hydration', '/tools/bakers-percentage'],
  [
    'en',
    'sauerkraut 2 kg cabbage how much salt',
    '48 g',
    'NCHFP',
    '/tools/brine?method=sauerkraut&weight=2000&unit=g&percent=2.4',
  ],
  ['en', '2% salt for 1 kg flour', '20 g', '', '/tools/bakers-percentage'],
  // 200 g less a fifth of it, 250 g less 30 % of it
  ['fr', '200 g moins 20%', '160 g', '', '/fr/tools/bakers-percentage'],
  ['fr', '-30% sur 250g sucre', '175 g', '', '/fr/tools/bakers-percentage'],
  ['fr', '500 g avec 10 % en plus', '550 g', '', '/fr/tools/bakers-percentage'],
  ['en', '200 g less 20%', '160 g', '', '/tools/bakers-percentage'],
  ['de', '200 g Zucker minus 20 %', '160 g', '', '/de/tools/bakers-percentage'],
  ['es', '20 % menos de 200 g de azúcar', '160 g', '', '/es/tools/bakers-percentage'],
  ['fr', '1h15 en minutes', '75 min', '', '/fr/tools/cool-cooking-calculators'],
  ['fr', '1 h 30 en min', '90 min', '', '/fr/tools/cool-cooking-calculators'],
  ['fr', 'temp saumon a coeur', '63 °C', 'Anses', '/fr/tools/cool-cooking-calculators'],
  ['de', '1,5 % Hefe auf 600 g Mehl', '9,0 g', '', '/de/tools/bakers-percentage'],
  ['de', '500g mehl 325 ml wasser hydration', '65 %', '', '/de/tools/bakers-percentage'],
  ['fr', '60% de 500 g', '300 g', '', '/fr/tools/bakers-percentage'],
  ['de', 'lachs im kern wie warm', '63 °C', 'BfR', '/de/tools/cool-cooking-calculators'],
  ['de', 'kerntemperatur haehnchen', '74 °C', 'USDA', '/de/tools/cool-cooking-calculators'],
  ['de', 'gasherd stufe 2 wieviel grad', '≈ 160 °C', 'Hersteller', '/de/conversions/oven'],
  ['de', '200 grad gasherd stufe', '≈ Stufe 4 (Gas)', 'Hersteller', '/de/conversions/oven'],
  ['fr', '2% de sel pour 1 kg de farine', '20 g', '', '/fr/tools/bakers-percentage'],
  ['fr', 'levain à 20% pour 800 g de farine', '160 g', '', '/fr/tools/bakers-percentage'],
  ['de', '20 % Sauerteig auf 800 g Mehl', '160 g', '', '/de/tools/bakers-percentage'],
  ['fr', 'sirop au filet degrés', '102–113 °C', 'McGee', '/fr/tools/sugar-stages'],
  ['de', 'rinderfilet medium kern temp', '63 °C', 'BfR', '/de/tools/cool-cooking-calculators'],
  ['en', '5% brine for 1 quart of water', '47 g', 'Sauerkraut, dry salted 2.25–2.5%', '/tools/brine'],
  ['en', 'air fryer temp for 400f oven recipe', '375 °F', 'check early', '/conversions/oven'],
  ['en', 'soft ball stage temp', '235–240 °F', 'McGee', '/tools/sugar-stages'],
  ['en', 'how much cooked rice from 1 cup dry', '≈ 520 g', 'SR26', '/ingredients/rice'],
  [
    'de',
    '500 g getrocknete Kichererbsen wieviel gekocht',
    '≈ 1100 g',
    'SR26',
    '/de/ingredients/chickpeas-dry',
  ],
  [
    'en',
    'recipe says 3 large eggs i only have medium',
    '3 3/8',
    'USDA',
    '/tools/eggs?eggs=3&part=whole&country=us&size=large&to=us-medium',
  ],
  [
    'de',
    'im rezept stehen 4 eier größe L ich hab nur M',
    '5',
    '4 Eier und 40 g von einem weiteren',
    '/de/tools/eggs?eggs=4',
  ],
  ['fr', 'temperature a coeur gigot d’agneau rosé', '63 °C', 'Anses', '/fr/tools/cool-cooking-calculators'],
  ['fr', 'petit boulé quelle temperature', '113–116 °C', 'McGee', '/fr/tools/sugar-stages'],
  ['de', 'bei wieviel grad ist hähnchen durch', '74 °C', 'USDA', '/de/tools/cool-cooking-calculators'],
  ['de', 'kerntemperatur schweinebraten', '63 °C', 'BfR', '/de/tools/cool-cooking-calculators'],
  ['de', 'ta 165 bei 1 kg mehl wieviel wasser', '650 g', 'TA', '/de/tools/bakers-percentage'],
  [
    'de',
    'bei wieviel grad kocht wasser auf 1500 m',
    '95 °C',
    'US-Standardatmosphäre',
    '?altitude=1500&unit=m',
  ],
  ['es', 'temperatura interna del pollo asado', '74 °C', 'USDA FSIS', '/es/tools/cool-cooking-calculators'],
  ['es', 'salmuera al 6% para 3 litros de agua', '180 g', 'conservación', '/es/tools/brine'],
  ['de', 'kerntemparatur rinderfilet medium', '63 °C', 'BfR', '/de/tools/cool-cooking-calculators'],
])('in %s, %s: %s', async (language, question, number, note, href) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'answer') throw new Error(JSON.stringify(view));
  expect(plain(view.answer.number)).toBe(number);
  expect(plain(view.answer.notes.join(' '))).toContain(note);
  expect(view.answer.link.href).toContain(href);
});

// 2.4 % of 5 g are 0.12 g, tested from 0.1125 to 0.125: a scale's 0.1 would be outside
it('shows salt with as many decimals as keep it in the tested range', async () => {
  const view = await firstAnswer('en', 'sauerkraut 5 g cabbage how much salt');
  expect(view.kind === 'answer' && plain(view.answer.number)).toBe('0.12 g');
});

it('asks for the height of a place that it boils water at', async () => {
  const view = await firstAnswer('de', 'wie heiß kocht wasser auf der zugspitze');
  if (view.kind !== 'hint') throw new Error(JSON.stringify(view));
  const [example = ''] = view.examples;
  const answer = await firstAnswer('de', example);
  expect(answer.kind === 'answer' && plain(answer.answer.number)).toBe('95 °C');
});

it('gives no amount of salt that a method was not tested with', async () => {
  const view = await firstAnswer('en', 'how much salt for 1% sauerkraut 2 kg cabbage');
  expect(view.kind === 'note' && plain(view.text)).toMatch(/Too little salt.*2\.25 to 2\.5%/);
});

it('answers both where eggs of either size may be counted', async () => {
  const view = await firstAnswer('en', '4 medium eggs instead of large');
  if (view.kind !== 'choose') throw new Error(JSON.stringify(view));
  const [options = []] = view.choices.map((choice) => choice.options);
  expect(options.map(({ label, answer }) => plain(`${label}: ${answer}`))).toEqual([
    '4 × Eggs, large (US): 4 1/2',
    '4 × Eggs, medium (US): 3 1/2',
  ]);
  const alone = await Promise.all(options.map(({ question }) => firstAnswer('en', question)));
  expect(alone.map((one) => one.kind === 'answer' && plain(one.answer.number))).toEqual(['4 1/2', '3 1/2']);
});

it.each(['2% salt for 1 kg cabbage', '2% milk for 1 kg flour'])(
  'takes no percentage of another kind: %s',
  async (question) => {
    expect((await firstAnswer('en', question)).kind).not.toBe('answer');
  },
);

// 8 to 12 lb take 2 3/4 to 3 hours: FoodSafety.gov
it.each<[Language, string, string]>([
  ['en', 'turkey 4 kg cooking time', '2 h 45 min to 3 h'],
  ['fr', 'dinde 4 kg temps de cuisson', 'de 2 h 45 à 3 h'],
  ['de', 'Pute 4 kg wie lange im Ofen', '2 Std. 45 Min. bis 3 Std.'],
  ['es', 'pavo 4 kg cuánto tiempo de horno', 'de 2 h 45 min a 3 h'],
])('gives no weight for a time in %s: %s', async (language, question, time) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && plain(view.answer.number)).toBe(time);
});

it.each<[Language, string, string]>([
  ['en', 'how long to boil potatoes', '10–25 min'],
  ['en', 'how long to thaw a 12 lb turkey', '2.4–3 days'],
  ['en', 'how long to thaw 1 lb ground beef', '1 day'],
  ['en', 'how long to roast prime rib per pound', '23–25 minutes per lb'],
  ['de', 'wie lange braucht eine Ente pro Kilo', '66–77 Minuten je kg'],
])('writes a time in %s: %s', async (language, question, time) => {
  const view = await firstAnswer(language, question);
  expect(view.kind === 'answer' && plain(view.answer.number)).toBe(time);
});

// Chickens of 3 to 4 lb take up to 1 1/2 hours, of 5 to 7 lb at least 2: FoodSafety.gov
it('names the weights between two rows of a chart', async () => {
  const view = await firstAnswer('en', 'how long to roast a chicken 2 kg');
  const notes = view.kind === 'answer' ? view.answer.notes.map(plain) : [];
  expect(notes[0]).toMatch(/^4–5 lb, oven at 350°F/);
});

it.each<[string, boolean]>([
  ['how long to roast a 10 lb goose', false],
  ['how long to roast leg of lamb per pound', true],
  ['how long to roast prime rib per pound', true],
])('says that meat rests, not birds: %s', async (question, rests) => {
  const view = await firstAnswer('en', question);
  const notes = view.kind === 'answer' ? view.answer.notes.join(' ') : '';
  expect(notes).toContain('FoodSafety.gov');
  expect(/\brest\b/.test(notes)).toBe(rests);
});

it('lists how long eggs boil where the question does not say how done', async () => {
  const view = await firstAnswer('en', 'how long to boil eggs');
  expect(view.kind === 'list' && view.items.slice(0, 3).map(plain)).toEqual([
    'Soft-boiled egg: 4–6 min',
    'Egg with a creamy yolk: 6–7 min',
    'Hard-boiled egg: 9–12 min',
  ]);
});

it.each<[Language, string]>([
  ['en', 'how long to thaw a turkey'],
  ['fr', 'combien de temps décongeler une dinde'],
  ['de', 'wie lange taut eine Pute auf'],
  ['es', 'cuánto tarda en descongelarse un pavo'],
])('asks for the weight of a bird in %s: %s', async (language, question) => {
  const view = await firstAnswer(language, question);
  if (view.kind !== 'hint') throw new Error(view.kind);
  const [example = ''] = view.examples;
  expect((await firstAnswer(language, example)).kind).toBe('answer');
});
