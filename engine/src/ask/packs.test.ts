import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { updateKitchen } from '../kitchens/kitchen.ts';
import type { CountryId } from '../kitchens/kitchens.ts';
import { ask } from './ask.ts';

/** The lowest and the highest of an answer, its usual amount and what it counts. */
function asked(language: PackCode, question: string, country?: CountryId) {
  const context = contextIn(language);
  const kitchen = country ? updateKitchen(context.kitchen, { country }) : context.kitchen;
  const { answer } = ask(question, { ...context, kitchen });
  if (answer.kind !== 'answer' || answer.result.kind !== 'amount') return answer;
  const { main, range, given, elsewhere } = answer.result;
  const [usual = 0, high = usual] = main.values;
  const ends = range ?? [usual, high];
  return {
    unit: main.unit,
    usual,
    low: Number(ends[0].toFixed(1)),
    high: Number(ends[1].toFixed(1)),
    market: given.kind === 'pieces' ? given.piece.market : null,
    elsewhere: elsewhere.map(({ market }) => market),
  };
}

// The grams that `packSources.ts` and `sources.ts` print
describe('packets as sold where the language is spoken', () => {
  it.each([
    ['fr', '1 sachet de levure chimique en g', 'fr', 11, 11],
    ['fr', '2 sachets de sucre vanillé en grammes', 'fr', 15, 16],
    ['fr', '1 sachet de levure de boulanger sèche en g', 'fr', 5, 8],
    ['fr', '1 brique de crème liquide en g', 'fr', 201, 201],
    ['fr', 'une demi-brique de crème liquide en g', 'fr', 100.5, 100.5],
    ['fr', '1 cube de levure fraîche en g', 'fr', 42, 42],
    ['fr', 'une tablette de chocolat noir en g', 'fr', 100, 200],
    ['fr', 'une plaquette de beurre en g', 'eu', 250, 250],
    ['fr', '6 feuilles de gélatine en g', null, 10.2, 12],
    ['fr', '1 pot de yaourt en g', 'fr', 125, 125],
    ['de', '2 Päckchen Vanillezucker in g', 'de', 15, 16],
    ['de', '1 Hefewürfel in g', 'de', 42, 42],
    ['de', 'ein halber Hefewürfel in g', 'de', 21, 21],
    ['de', '1 Becher Sahne in g', 'de', 200, 250],
    ['de', '2 Becher Schmand in g', 'de', 400, 400],
    ['de', '1 Becher Joghurt in g', 'de', 150, 150],
    ['de', '1 Würfel Hefe in g', 'de', 42, 42],
    ['de', '1/2 Würfel Hefe in g', 'de', 21, 21],
    ['de', '6 Blatt Gelatine in g', null, 10.2, 12],
    ['de', '1 Tafel Schokolade in g', 'de', 70, 100],
    ['de', '1 Päckchen Butter in g', 'eu', 250, 250],
    ['de', '1 Dose gehackte Tomaten in g', 'eu', 400, 400],
    ['es', '1 sobre de levadura química en g', 'es', 16, 16],
    ['es', '1 lata de leche condensada en gramos', 'es', 370, 370],
    ['es', '6 hojas de gelatina en g', null, 10.2, 12],
    ['en', 'half a packet of yeast in grams', 'us', 3.5, 3.5],
    ['en', '1 envelope gelatin in grams', 'us', 7, 7],
    ['en', '1 can sweetened condensed milk in grams', 'us', 397, 397],
    ['en', '1 can evaporated milk in grams', 'us', 369, 378],
    ['en', '1 can tomato paste in grams', 'us', 170, 170],
    ['en', '2 sticks butter in grams', null, 226.8, 226.8],
  ] as const)('%s: %s', (language, question, market, low, high) => {
    expect(asked(language, question)).toMatchObject({ unit: 'grams', market, low, high });
  });

  it('are those of the kitchen where another country reads the same words', () => {
    expect(asked('es', '1 barra de mantequilla en g', 'mx')).toMatchObject({ market: 'mx', usual: 90 });
    expect(asked('es', '1 lata de leche condensada en g', 'mx')).toMatchObject({ market: 'mx', usual: 375 });
    expect(asked('de', '1 Becher Schmand in g', 'at')).toMatchObject({ market: 'de', usual: 200 });
  });

  it('name the country where another one has it, and the others beside it', () => {
    expect(asked('es', '1 lata de garbanzos en g')).toMatchObject({ market: 'us', elsewhere: ['fr', 'de'] });
    expect(asked('es', '1 lata de leche condensada en g')).toMatchObject({ elsewhere: ['us', 'mx'] });
    expect(asked('fr', '1 sachet de sucre vanillé en g')).toMatchObject({ elsewhere: ['de'] });
  });

  it('are asked about where shops pack the food otherwise, and two other countries have it', () => {
    // Spanish shops have blocks of butter, Mexican ones bars of 90 g, American ones sticks of a quarter of a pound
    const choose = { kind: 'choose', choices: { about: 'each' } };
    for (const question of ['1 barra de mantequilla en g', 'barra de mantequilla']) {
      expect(asked('es', question)).toMatchObject(choose);
      expect(asked('es', `${question} mexico`)).toMatchObject({ market: 'mx', usual: 90 });
      expect(asked('es', `${question} eeuu`)).toMatchObject({ market: 'us' });
    }
  });

  it('are those of the country that the question names', () => {
    expect(asked('es', 'lata de atún en gramos en México')).toMatchObject({ market: 'mx', usual: 100 });
    expect(asked('es', '1 barra de mantequilla mexicana en g')).toMatchObject({ market: 'mx', usual: 90 });
  });

  it('have the printed size where a question has one', () => {
    const grams = { unit: 'grams', low: 396.9, high: 396.9 }; // 14 ounces
    expect(asked('en', '1 can (14 oz) sweetened condensed milk in grams')).toMatchObject(grams);
    expect(asked('de', '2 Becher Sahne (250 g) in g')).toMatchObject({ low: 500, high: 500 });
  });
});

// Milliliters by the table of vessels; 120 to 125 g of flour, 198 to 201 g of sugar a US cup of 236.588 ml
describe('vessels of a country', () => {
  it.each([
    ['fr', 'un verre de lait en ml', 'milliliters', 200, 250],
    ['fr', 'un verre de farine en grammes', 'grams', 101.4, 132.1],
    ['fr', '1 pot de yaourt de sucre en g', 'grams', 104.6, 127.4],
    ['fr', '1 verre à moutarde de lait en ml', 'milliliters', 150, 250],
    ['fr', '1 tasse à café de lait en ml', 'milliliters', 100, 100],
    ['fr', '2 bols de lait en ml', 'milliliters', 700, 800],
    ['fr', '1 louche de bouillon de poulet en ml', 'milliliters', 120, 250],
    ['fr', '1 verre à liqueur de rhum en ml', 'milliliters', 25, 30],
    ['es', '2 vasos de harina en gramos', 'grams', 202.9, 264.2],
    ['es', '1 vaso de yogur de azúcar en g', 'grams', 104.6, 127.4],
    ['es', '1 vaso de leche en ml', 'milliliters', 200, 250],
    ['es', '1 cucharón de caldo de pollo en ml', 'milliliters', 120, 250],
    ['es', '1 copita de ron en ml', 'milliliters', 50, 50],
    // 30 or 60 ml by Pernod Ricard, 1/4 l by Davidis, 150 to 300 ml by Wiener Goscherl
    ['es', '2 caballitos de tequila en ml', 'milliliters', 60, 120],
    ['de', '2 Wassergläser Milch in ml', 'milliliters', 500, 500],
    ['de', '1 Häferl Milch in ml', 'milliliters', 150, 300],
    ['de', '2 Schnapsgläser Rum in ml', 'milliliters', 40, 80],
    ['de', '1 Becher Mehl in g', 'grams', 101.4, 132.1],
    ['de', 'ein Achtelliter Milch in ml', 'milliliters', 125, 125],
    ['de', '2 Kellen Hühnerbrühe in ml', 'milliliters', 240, 500],
    ['en', 'a ladle of chicken stock in ml', 'milliliters', 120, 250],
    ['en', '1 no. 2 can pineapple chunks in ml', 'milliliters', 532, 591],
  ] as const)('%s: %s', (language, question, unit, low, high) => {
    expect(asked(language, question)).toMatchObject({ unit, low, high });
  });

  it('are weighed unless they hold a liquid', () => {
    expect(asked('fr', 'un verre de lait')).toMatchObject({ unit: 'milliliters', low: 200, high: 250 });
    expect(asked('es', 'un vaso de azúcar')).toMatchObject({ unit: 'grams', low: 167.4, high: 212.4 });
  });

  it.each([
    ['fr', '1 petit verre de lait en ml'],
    ['es', '1 vaso pequeño de leche en ml'],
    ['de', '1 Glas Milch in ml'],
    ['en', 'a glass of milk in ml'],
    ['en', '1 mug of flour in grams'],
  ] as const)('%s: %s has no size', (language, question) => {
    expect(asked(language, question)).toMatchObject({ kind: 'hint', code: 'no-piece' });
  });
});

// USDA SR26, file WEIGHT: a drained can of chickpeas 253 g (NDB 16358; 220 to 240 g in Austria and Germany), 58 to 65 % of what is printed on cans of beans;
// cups of 172 g black beans (16015; Minimalist Baker 151 g), 164 g chickpeas (16057), 245 g canned pumpkin (11424; King Arthur 227 g)
describe('cans and jars', () => {
  it.each([
    ['en', '1 can of chickpeas in grams', 'grams', 253, 253],
    ['de', '1 Dose Kichererbsen in g', 'grams', 220, 253],
    // Drained of 400 g: ZeVinci 230 and 240 g, GuiteHub 250 g
    ['fr', 'une boîte de pois chiches en g', 'grams', 230, 250],
    ['es', '1 lata de garbanzos en gramos', 'grams', 220, 253],
    ['en', '15 oz can of pumpkin in cups', 'cups', 1.7, 1.9],
    ['en', '1 (15 oz) can pumpkin in cups', 'cups', 1.7, 1.9],
    ['en', '1 (15 oz) can black beans in cups', 'cups', 1.4, 1.8],
    ['en', '15 oz can of black beans in cups', 'cups', 1.4, 1.8],
    ['en', '15 oz can of black beans in grams', 'grams', 425.2, 425.2],
    ['en', '15 oz black beans, cooked, in cups', 'cups', 2.5, 2.8],
  ] as const)('%s: %s', (language, question, unit, low, high) => {
    expect(asked(language, question)).toMatchObject({ unit, low, high });
  });

  it('of what is drained have no volume where no source says how much is left', () => {
    expect(asked('en', '15 oz can of corn in cups')).toMatchObject({ kind: 'hint', code: 'no-weight' });
    expect(asked('en', '1 can of corn in cups')).toMatchObject({ unit: 'cups' });
    // Spinach is only known fresh
    expect(asked('en', '10 oz can of spinach in cups')).toMatchObject({ kind: 'choose' });
  });
});

// The wrapper of a US quarter pound is marked in 8 tablespoons of 14.79 ml, whatever a cup of butter weighs
describe('sticks of butter', () => {
  it.each([
    ['en', 'how many tablespoons in a stick of butter', 'tablespoons', 8, 8],
    ['en', '1 cup butter in sticks', 'stick_of_butter', 2, 2],
    ['en', '3 sticks butter in cups', 'cups', 1.5, 1.5],
    ['de', '1 Stick Butter in EL', 'metric_tablespoon', 7.9, 7.9],
    ['fr', '1 stick de beurre en ml', 'milliliters', 118.3, 118.3],
    ['es', '1 stick de mantequilla en gramos', 'grams', 113.4, 113.4],
  ] as const)('%s: %s', (language, question, unit, low, high) => {
    expect(asked(language, question)).toMatchObject({ unit, low, high });
  });
});

it.each<[PackCode, string, string]>([
  ['de', 'Backpulver Päckchen in TL', '1 Päckchen Backpulver in TL'],
  ['de', 'Backpulver Päckchen Gramm', '1 Päckchen Backpulver in Gramm'],
  ['fr', 'levure chimique sachet en cuillères à café', '1 sachet de levure chimique en cuillères à café'],
  ['es', 'leche condensada lata en tazas', '1 lata de leche condensada en tazas'],
  ['es', 'levadura química sobre gramos', '1 sobre de levadura química en gramos'],
  ['en', 'butter stick in cups', '1 stick of butter in cups'],
  ['en', 'evaporated milk can in cups', '1 can of evaporated milk in cups'],
])('in %s a pack behind its name is one of it, and no cup: %s', (language, question, plain) => {
  expect(asked(language, question)).toEqual(asked(language, plain));
  expect(asked(language, plain)).toHaveProperty('usual');
});
