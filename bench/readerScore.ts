import { readFileSync } from 'node:fs';
import { isMeasure } from '../src/domain/recipeText/units.ts';
import { LANGUAGE_CODES, type Language } from '../src/i18n/languages.ts';
import { parse } from './recipeText.ts';
import { type Section, table, verdict } from './report.ts';

type Quantity = number | readonly number[] | null;

interface Labeled {
  lang: Language;
  /** Lines that were looked at while the reader was written, and lines that were not. */
  part: 'tuned' | 'unseen';
  text: string;
  truth: {
    quantity: Quantity;
    unit: string | null;
    ingredient: string;
    isHeading: boolean;
    alsoOk?: readonly Reading[];
  };
}
type Reading = { quantity: Quantity; unit: string | null };

const LINES = readFileSync(new URL('recipeLines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labeled);

/** Percent of amounts that must be right, by language (issue 19), and that may be wrong. */
const LIMITS: Readonly<Record<Language, number>> = { en: 96, fr: 92, de: 96, es: 92 };
const HARM_LIMIT = 0.8;

const ends = (quantity: Quantity) => (quantity === null ? [] : [quantity].flat());
/** Counted things are not converted, so their words make one class with no unit. */
const measure = (unit: string | null) => (isMeasure(unit) ? unit : null);

function same(a: Reading, b: Reading): boolean {
  const [first, second] = [ends(a.quantity), ends(b.quantity)];
  const close =
    first.length === second.length && first.every((n, i) => Math.abs(n - (second[i] ?? 0)) <= 0.015 * n);
  return close && measure(a.unit) === measure(b.unit);
}

const words = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{2,}/gu) ?? [],
  );

/** How well the words of two names agree, 0 to 1. */
function f1(read: string, truth: string): number {
  const [a, b] = [words(read), words(truth)];
  if (a.size + b.size === 0) return 1;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

const percent = (share: number) => (100 * share).toFixed(1);

/** Lines of ingredients read by the recipe reader, against what a person reads in them. */
export async function readerScore(): Promise<Section> {
  const rows = LANGUAGE_CODES.flatMap((lang) =>
    (['tuned', 'unseen'] as const).map((part) => {
      const lines = LINES.filter((line) => line.lang === lang && line.part === part);
      const read = lines.map(({ text, truth }) => ({ truth, got: parse(text, lang) }));
      const right = read.filter(({ truth, got }) =>
        [truth, ...(truth.alsoOk ?? [])].some((one) => same(one, got)),
      );
      const harm = read.filter((one) => !right.includes(one) && measure(one.got.unit) !== null);
      const names = read.filter(({ truth }) => !truth.isHeading);
      const name = names.reduce((sum, { truth, got }) => sum + f1(got.ingredient, truth.ingredient), 0);
      const share = right.length / lines.length;
      const wrong = harm.length / lines.length;
      const met = 100 * share >= LIMITS[lang] && 100 * wrong <= HARM_LIMIT;
      return [
        `${lang}, ${part}`,
        String(lines.length),
        percent(share),
        String(LIMITS[lang]),
        percent(wrong),
        String(HARM_LIMIT),
        percent(name / names.length),
        verdict(met),
      ];
    }),
  );
  return {
    title: 'Recipe reader',
    text: 'Ingredient lines of public recipe collections, labeled by hand before they were read (`bench/recipeLines.jsonl` names source and licence of each): the share whose amount and unit are read right, the share read wrong, and the F1 of the words of the food, in percent. Half of them were never looked at while the reader was written.',
    tables: [table(['lines', 'number', 'amount right', 'at least', 'wrong', 'at most', 'name F1', ''], rows)],
  };
}
