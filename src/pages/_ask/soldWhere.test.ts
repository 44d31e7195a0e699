import { ask } from '@gramwise/engine/ask/ask.ts';
import { updateKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from './askFile.ts';

/** The answer as a page shows it, its parts joined. */
function shown(language: Language, question: string, country?: CountryId): string {
  const context = contextIn(language);
  const kitchen = country ? updateKitchen(context.kitchen, { country }) : context.kitchen;
  const { answer } = ask(question, { ...context, kitchen });
  const view = buildAskView(language, askFile(language).messages, kitchen, answer);
  if (view.kind !== 'answer') return JSON.stringify(view);
  const { number, unit, sentence, notes } = view.answer;
  return [`${number} ${unit}`, sentence, ...notes].join(' | ').replace(/[\u00a0\u202f]/g, ' ');
}

describe('packets are those of the country of the language', () => {
  it.each([
    ['fr', '1 sachet de levure chimique en g', '11 g', 'sachet (France)'],
    ['de', '1 Päckchen Backpulver in g', '16 g', 'Päckchen (Deutschland)'],
    ['es', '1 sobre de levadura química en gramos', '16 g', 'sobre (España)'],
    // The question's language counts, not the page's
    ['en', '1 Päckchen Backpulver in Gramm', '16 g', 'packet (Germany)'],
    ['de', '1 sachet de levure chimique en grammes', '11 g', 'Päckchen (Frankreich)'],
    ['en', '1 packet active dry yeast in grams', '7 g', 'packet (US)'],
    ['de', '1 Päckchen Trockenhefe in g', '7 g', 'Päckchen (Deutschland)'],
    ['en', '1 envelope gelatin in grams', '7 g', 'packet (US)'],
    ['de', '1 Päckchen gemahlene Gelatine in g', '9 g', 'Päckchen (Deutschland)'],
  ] as const)('%s: %s', (language, question, result, piece) => {
    const text = shown(language, question);
    expect(text.startsWith(result), text).toBe(true);
    expect(text).toContain(piece);
  });

  it('names the range where a country has none of its own', () => {
    expect(shown('en', '1 packet baking powder in grams')).toMatch(/Between 11 and 16 g/);
  });

  it('says what the same packet holds elsewhere', () => {
    expect(shown('fr', '1 sachet de levure chimique en g')).toContain('sachet (Allemagne) 16 g');
  });

  it.each(['1 box of baking powder in grams', '1 bag of dry yeast in grams'])(
    '%s is no packet',
    (question) => {
      expect(shown('en', question)).toContain('"kind":"hint"');
    },
  );
});

describe('eggs are those of the country of the language', () => {
  it.each([
    // US sizes without shell: USDA 01123; EU: M about 50, L about 60 g
    ['en', '1 medium egg in grams', '44 g', 'medium (US)'],
    ['en', '2 eggs in grams', '100 g', 'large (US)'],
    ['en', '1 jumbo egg in grams', '63 g', 'jumbo (US)'],
    ['de', '2 Eier in g', '100 g', 'Größe M (EU)'],
    ['de', '2 große Eier in g', '120 g', 'Größe L (EU)'],
    ['de', '1 Ei Größe L in g', '60 g', 'Größe L (EU)'],
    ['de', '3 Eier (Größe S) in g', '126 g', 'Größe S (EU)'],
    ['fr', '2 œufs en g', '100 g', 'calibre M (UE)'],
    ['fr', '1 gros œuf en grammes', '60 g', 'calibre L (UE)'],
    ['es', '2 huevos en gramos', '100 g', 'talla M (UE)'],
    ['es', '1 huevo grande en gramos', '60 g', 'talla L (UE)'],
    ['es', '1 huevo talla XL en gramos', '69 g', 'talla XL (UE)'],
    ['de', '1 Eigelb in g', '17 g', 'Größe M (EU)'],
    ['en', '1 egg white in grams', '33 g', 'large (US)'],
  ] as const)('%s: %s', (language, question, result, piece) => {
    const text = shown(language, question);
    expect(text.startsWith(result), text).toBe(true);
    expect(text).toContain(piece);
  });

  it('follow a kitchen in Britain, and stand beside each other', () => {
    expect(shown('en', '1 medium egg in grams')).toContain('size M (EU and UK) 50 g');
    expect(shown('en', '1 medium egg in grams', 'gb')).toMatch(
      /^50 g .*size M \(EU and UK\).*medium \(US\) 44 g/,
    );
    expect(shown('de', '1 Ei in g')).toContain('groß (USA) 50 g');
  });
});

describe('follow the kitchen of a country that reads the language', () => {
  it.each([
    // Canada A sizes: from 56 to below 63 g with the shell, 12 % of it shell
    ['fr', 'ca', '2 œufs en g', '104 g', 'grosse taille (Canada)'],
    ['fr', 'ca', '1 gros œuf en g', '52 g', 'grosse taille (Canada)'],
    ['en', 'ca', '2 eggs in g', '104 g', 'large (Canada)'],
    ['fr', 'be', '1 gros œuf en g', '60 g', 'calibre L (UE)'],
    ['fr', 'ch', '1 gros œuf en g', '60 g', 'calibre L (UE)'],
    ['de', 'at', '1 Ei in g', '50 g', 'Größe M (EU)'],
    ['es', 'ar', '1 huevo en g', '50 g', 'talla M (UE)'],
    ['fr', 'ca', '1 livre de beurre en g', '454 g', 'livre'],
    ['fr', 'ca', 'un verre de farine en g', '101–132 g', 'verre'],
    ['es', 'co', '1 libra de harina en g', '500 g', 'libra métrica'],
    // The name of the cup says its size.
    ['es', 'mx', '1 taza de harina en g', '127 g', 'taza de 240 ml = 127 g'],
  ] as const)('%s in %s: %s', (language, country, question, result, named) => {
    const text = shown(language, question, country);
    expect(text.startsWith(result), text).toBe(true);
    expect(text).toContain(named);
    expect(text).not.toContain('240 ml = 240 ml');
  });
});

describe('vessels are those of the country of the language, with their range and source', () => {
  it.each([
    // 20 to 25 cl; 120 to 125 g of flour a US cup
    ['fr', 'un verre de farine en grammes', '101–132 g', 'verre : 200–250 ml selon Gastronomiac'],
    ['fr', 'un verre de lait en ml', '200–250 ml', 'verre : 200–250 ml selon Gastronomiac'],
    ['es', '2 vasos de harina en gramos', '203–264 g', 'vaso: 200–250 ml según Cocinaria'],
    ['de', '1 Becher Mehl in g', '101–132 g', 'Becher: 200–250 ml laut Out the Blue'],
    // A coffee cup is half a measuring cup.
    ['de', '1 Kaffeetasse Milch in ml', '120–125 ml', 'Kaffeetasse: 120–125 ml laut Kochkosmos'],
    ['de', '1 Mokkatasse Milch in ml', '60–90 ml', 'Mokkatasse: 60–90 ml laut Wikipedia'],
    [
      'es',
      '1 taza de café de leche en ml',
      '100–150 ml',
      'taza de café: 100–150 ml según Valencia Noticias, Alimerka',
    ],
    ['en', 'a ladle of chicken stock in ml', '120–250 ml', 'ladle: 120–250 ml according to '],
    ['en', 'un verre de farine en grammes', '101–132 g', 'glass: 200–250 ml according to Gastronomiac'],
  ] as const)('%s: %s', (language, question, result, note) => {
    const text = shown(language, question);
    expect(text.startsWith(result), text).toBe(true);
    expect(text).toContain(note);
  });
});
