/** The tools' defaults where people weigh and measure in centimeters, as visitors without scripts see them. */
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/catalogs/languages.ts';
import { TOOLS } from '../../src/layouts/allTools.ts';
import { localPath } from '../../src/site/localPath.ts';
import { built } from './built.ts';

type Translated = Exclude<Language, typeof DEFAULT_LANGUAGE>;
const TRANSLATED = LANGUAGE_CODES.filter((code): code is Translated => code !== DEFAULT_LANGUAGE);

const page = (language: Language, path: string) => parse(built(localPath(language, path)) ?? '');
const chosen = (select: HTMLElement) => select.querySelector('option[selected]')?.getAttribute('value');
/** The chosen options of the selects that have an option of this value. */
const chosenOf = (root: HTMLElement, value: string) =>
  root
    .querySelectorAll('main select')
    .flatMap((select) => (select.querySelector(`option[value="${value}"]`) ? [chosen(select)] : []));
const plain = (root: HTMLElement | null) => root?.structuredText.replace(/\s+/g, ' ') ?? '';

/** The local defaults: 26 and 20 cm springforms, and local pans. */
const PANS: Record<Translated, readonly string[]> = {
  fr: ['Manqué ou charnière, 24 cm', 'Moule à tarte, 28 cm', 'Moule à kouglof', 'Plat à gratin', '30×20 cm'],
  de: ['Springform, 24 cm', 'Tarteform, 28 cm', 'Gugelhupfform', 'Backblech', '30×20 cm'],
  es: [
    'Molde desmontable, 24 cm',
    'Molde para tarta, 28 cm',
    'Molde de corona',
    'Bandeja de horno',
    '30×20 cm',
  ],
};
const KILOGRAMS: Record<Translated, string> = { fr: 'Poids (kg)', de: 'Gewicht (kg)', es: 'Peso (kg)' };

/** Units of American kitchens, and scales of ovens that these languages' countries don't have. */
const FOREIGN = new Set<string | undefined>([
  ...['cups', 'us_legal_cup', 'tablespoons', 'teaspoons', 'fluid_ounces', 'ounces', 'pounds', 'lb'],
  ...['stick_of_butter', 'fahrenheit', 'gas-mark', 'inches'],
]);
const FOREIGN_HEAD =
  /US-|\bUS\b|EE\. ?UU|Fahrenheit|°F|Gas Mark|\b(?:oz|lb)\b|Unze|onces?\b|onzas?\b|Zoll|pouces?\b|pulgadas?\b/i;

/** What a field or an answer must not start with. */
const FOREIGN_START =
  /US-|\bUS\b|EE\. ?UU|\bcups?\b|Fahrenheit|\d (?:Tassen?|tasses?|tazas?|oz|lb)\b|\b(?:235|236,6|237|473) ml/i;
/** What fields hold, and answers. */
const STARTS = 'input[value], textarea, output, [data-example]';

/** The specification has them convert from inches, and in Spanish from pounds. */
const FROM_FOREIGN: readonly string[] = ['/conversions/length', '/tools/convertidor'];
const LOCAL_PATHS = [
  ...TOOLS.map(({ path }) => path),
  ...['/', '/ingredients', '/ingredients/flour', '/ingredients/onions-chopped', '/recipes/chocolate-cake'],
].filter((path) => !FROM_FOREIGN.includes(path));

describe.each(TRANSLATED)('in %s', (language) => {
  test.each(LOCAL_PATHS)('%s has no foreign measure first in a menu or in its first table', (path) => {
    const main = page(language, path).querySelector('main');
    for (const select of main?.querySelectorAll('select') ?? []) {
      const first = select.querySelector('option')?.getAttribute('value');
      expect([first, chosen(select)].filter((value) => FOREIGN.has(value))).toEqual([]);
    }
    const heads = main?.querySelector('table')?.querySelectorAll('thead th') ?? [];
    for (const head of heads.slice(0, 2)) expect(plain(head)).not.toMatch(FOREIGN_HEAD);
  });

  test.each(LOCAL_PATHS)('%s starts with nothing of an American kitchen', (path) => {
    const starts = page(language, path).querySelectorAll(`main :is(${STARTS})`);
    const texts = starts.map((start) => start.getAttribute('value') ?? plain(start));
    expect(texts.filter((text) => FOREIGN_START.test(text))).toEqual([]);
  });

  test.each(TOOLS.map(({ path }) => path))('%s joins names of sources by no English word', (path) => {
    const links = page(language, path).querySelectorAll('main a[href^="http"]').map(plain);
    expect(links.filter((name) => /, (?:by|in) \p{Lu}|, as \p{L}+ /u.test(name))).toEqual([]);
  });

  // Yeasts, in the ratio of their source
  test('what replaces a food starts with 250 ml or 100 g', () => {
    const rows = page(language, '/tools/substitutions').querySelectorAll('main tbody tr');
    const amounts = rows.map((row) => plain(row.querySelector('td')));
    expect(amounts).toEqual(expect.arrayContaining(['250 ml', '100 g']));
    expect(
      amounts.filter((amount) => /\d (?:ml|g)$/.test(amount) && !/^(?:250 ml|100 g|40 g|33 g)$/.test(amount)),
    ).toEqual([]);
  });

  test('the cups of the hero hold 100 ml', () => {
    const presets = page(language, '/').querySelectorAll('main li > a[href*="ingredient="]').slice(0, 3);
    // USDA SR26, file WEIGHT: a cup of 125, 200 and 339 g (20081, 19335, 19296)
    expect(presets.map((link) => /\d+/.exec(plain(link))?.[0])).toEqual(['53', '85', '143']);
    for (const link of presets) expect(link.getAttribute('href')).toContain('amount=100&from=milliliters');
  });

  test('the converter starts with grams and milliliters', () => {
    const units = chosenOf(page(language, '/'), 'tablespoons');
    expect(units).toEqual(['grams', 'milliliters']);
  });

  test('the oven starts with degrees Celsius', () => {
    expect(chosenOf(page(language, '/'), 'gas-mark')).toEqual(['celsius']);
    expect(plain(page(language, '/').querySelector('main')).includes('Thermostat 6')).toBe(language === 'fr');
  });

  test('the pan swap starts with springforms of 26 and 20 cm, and offers the pans of its shops', () => {
    const swap = page(language, '/conversions/pans');
    expect(chosenOf(swap, 'springform-26')).toEqual(['springform-26', 'springform-20']);
    const text = plain(swap);
    for (const pan of PANS[language]) expect(text).toContain(pan);
    expect(text).toContain('0,59');
  });

  test('meat is weighed in kilograms', () => {
    const cooking = page(language, '/tools/cool-cooking-calculators');
    expect(plain(cooking)).toContain(KILOGRAMS[language]);
    expect(chosenOf(cooking, 'kg')).toEqual(['kg']);
  });

  test('the kitchen starts with grams', () => {
    const measures = page(language, '/kitchen').querySelectorAll('main input[type=radio]');
    // Grams, cups, both.
    expect(measures.map((radio) => radio.hasAttribute('checked'))).toEqual([true, false, false]);
  });

  test('recipes open in metric measures, and the kitchen sheet on A4', () => {
    const recipe = page(language, '/recipes/chocolate-cake');
    const ingredients = plain(recipe.querySelector('main ul'));
    expect(plain(recipe)).toContain('230 g');
    expect(ingredients).not.toMatch(/Tasse|tasse|taza/);
    expect(page(language, '/kitchen/sheet').querySelector('[data-paper]')?.getAttribute('data-paper')).toBe(
      'a4',
    );
  });

  test('this month’s cards weigh and measure in metric units', () => {
    const months = page(language, '/trending').querySelector('#seasonal-months')?.text ?? '[]';
    const cards = (JSON.parse(months) as { text: string }[][]).flat();
    expect(cards.length).toBeGreaterThan(30);
    expect(cards.filter(({ text }) => /pouce|\bzoll|pulgada|\d\s(?:oz|lb)\b/i.test(text))).toEqual([]);
  });
});
