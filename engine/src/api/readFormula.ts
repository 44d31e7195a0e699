import type { FormulaPart } from '../calculators/bakersFormula.ts';
import type { DoughFoods, KnownStarter } from '../calculators/doughFoods.ts';
import type { FoodList } from '../foods/lists/foodList.ts';
import { findChoices } from '../foods/match/findChoices.ts';
import { MATCH_POLICIES } from '../foods/match/levels.ts';
import { measureSizesIn } from '../kitchens/measureMeaning.ts';
import type { LanguagePack } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { parseQuantity } from '../quantity/parse.ts';
import { type TextLine, textLine } from '../text/line/textLine.ts';
import { finderForList, namesForList } from './listFinder.ts';
import { requiredQuantityOf } from './requiredQuantity.ts';

/** A line of a formula as it was typed. */
export interface FormulaLine {
  text: string;
  /** The name of its food as written. */
  name: string;
  /** Null if it has no amount that can be weighed. */
  part: FormulaPart | null;
  /** Why its water may be wrong; `usual-hydration` of a starter that bakers make more or less wet. */
  doubt: 'unknown-food' | 'unknown-water' | 'usual-hydration' | null;
}

/** The words, foods and roles that formulas of a language are read with. */
export interface FormulaWords {
  language: LanguagePack;
  foods: FoodList;
  roles: DoughFoods;
}

/** More lines than any dough has; the rest is not read. */
const MAX_LINES = 60;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PERCENT_FIRST = new RegExp(String.raw`^[-–•*\s]*(${NUMBER})\s*%\s*(\D.*)$`, 'u');
const PERCENT_LAST = new RegExp(String.raw`^[-–•*\s]*(.*?[^\d\s:=].*?)[\s:=]*\s(${NUMBER})\s*%\s*$`, 'u');

/**
 * `, 80 % hydration`, `à 80 % d’hydratation`, `(80 % Hydration)`: the word is one in all our languages but for its
 * spelling. A bare percentage behind a weight is often that of the flour, as in `200 g levain (20 %)`.
 */
const HYDRATION_LAST = new RegExp(
  String.raw`[\s,(]+(?:\p{L}+\s+)?(${NUMBER})\s*%\s*(?:\p{L}+[\s’'])?h[iy]drat\p{L}*\)?$`,
  'iu',
);

/** Grams of a line by the recipe reader; null if it has none. */
function gramsOf(line: TextLine, { language, foods }: FormulaWords): number | null {
  const found = finderForList(foods, null).inLine(line);
  const listed = foods.foods.find(({ id }) => id === found?.id);
  const required = requiredQuantityOf(line, found && { found, listed, shared: null }, {
    pack: language,
    country: language.country,
    sizes: measureSizesIn(language.country),
  });
  return required?.grams?.value ?? null;
}

type Role = DoughFoods[string] | undefined;

const isKnownStarter = (role: Role): role is KnownStarter => typeof role === 'object' && role !== null;

/**
 * The role of a food by its noun alone: brands and mills are in no table, but `King Arthur flour` is flour. Only for
 * flour and starters, whose lines a formula cannot do without.
 */
function nounRole(name: string, { language, foods, roles }: FormulaWords): Role {
  const lexicon = lexiconOf(language.line);
  const words = name.split(/\s+/u);
  const nounFirst = lexicon.words.grammar.noun === 'first';
  for (let left = words.length - 1; left > 0; left--) {
    const part = nounFirst ? words.slice(0, left) : words.slice(-left);
    const food = finderForList(foods, null).inLine(textLine(part.join(' '), lexicon));
    const role = food ? roles[food.id] : undefined;
    if (role === 'flour' || role === 'starter' || isKnownStarter(role)) return role;
  }
  return undefined;
}

/** The role of a line's food, or the one that all foods share which it may mean: any flour is flour. */
function roleOf(line: TextLine, name: string, words: FormulaWords): { known: boolean; role: Role } {
  const { foods, roles } = words;
  const food = finderForList(foods, null).inLine(line);
  if (food) return { known: true, role: roles[food.id] };
  const likely = findChoices(name, namesForList(foods, null), MATCH_POLICIES.search.choices);
  const meant = likely.map(({ food: { id } }) => roles[id]);
  const [shared] = meant;
  const same = typeof shared === 'string' && meant.every((other) => other === shared);
  const role = same ? shared : nounRole(name, words);
  return { known: role !== undefined, role };
}

type Amount = Pick<FormulaPart, 'amount' | 'in'>;

function partOf(
  { role, known }: ReturnType<typeof roleOf>,
  amount: Amount,
): Omit<FormulaLine, 'text' | 'name'> {
  if (isKnownStarter(role)) {
    const [least, most] = role.hydration;
    const part = { kind: 'starter', water: 0, ...amount, hydration: (least + most) / 2 } as const;
    return { part, doubt: least < most ? 'usual-hydration' : null };
  }
  const kind = typeof role === 'string' ? role : 'other';
  const water = kind === 'water' ? 1 : typeof role === 'number' ? role : 0;
  const unknownWater = role === null ? 'unknown-water' : null;
  return { part: { kind, water, ...amount }, doubt: known ? unknownWater : 'unknown-food' };
}

/** A line whose amount is a percentage; null if it has none. */
function readPercent(text: string, words: FormulaWords): FormulaLine | null {
  const [, before, first = ''] = PERCENT_FIRST.exec(text) ?? [];
  const [, last = '', after] = PERCENT_LAST.exec(text) ?? [];
  const name = (before === undefined ? last : first).trim();
  const amount = parseQuantity(before ?? after ?? '', words.language.numbers.decimal);
  if (name === '' || amount === null) return null;
  const line = textLine(name, lexiconOf(words.language.line));
  // `65 % water` and `salt 2 %`, but neither `2 % milk 300 g` nor `300 g cream 35 %`.
  if (gramsOf(line, words) !== null) return null;
  const food = line.read.food || name;
  return { text, name: food, ...partOf(roleOf(line, food, words), { amount, in: 'percent' }) };
}

function readAmount(text: string, words: FormulaWords): FormulaLine {
  const percent = readPercent(text, words);
  if (percent) return percent;
  const line = textLine(text, lexiconOf(words.language.line));
  const name = line.read.food || text;
  const grams = gramsOf(line, words);
  if (grams === null) return { text, name, part: null, doubt: null };
  return { text, name, ...partOf(roleOf(line, name, words), { amount: grams, in: 'grams' }) };
}

/** A line, with the hydration that is typed behind a starter. */
function readLine(text: string, words: FormulaWords): FormulaLine {
  const [tail, typed] = HYDRATION_LAST.exec(text) ?? [];
  const starter = tail ? readAmount(text.slice(0, -tail.length), words) : null;
  if (starter?.part?.kind !== 'starter') return readAmount(text, words);
  const hydration = Number(typed?.replace(',', '.'));
  return { ...starter, text, part: { ...starter.part, hydration }, doubt: null };
}

/**
 * Reads a formula line by line: `1 kg flour`, `65 % water`, `2 eggs`, `salt 2 %`, `300 g biga, 50 % hydration`. Weights,
 * volumes and pieces become grams as in a recipe. Blank lines and those after the sixtieth are left out.
 */
export const readFormula = (text: string, words: FormulaWords): readonly FormulaLine[] =>
  text
    .split(/\r?\n|;/u)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MAX_LINES)
    .map((line) => readLine(line, words));
