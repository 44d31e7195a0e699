import { readFileSync } from 'node:fs';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { LANGUAGE_CODES, type Language } from '../src/catalogs/languages.ts';
import type { LineReading, Quantity, Reading } from './lineReading.ts';
import { OTHER_READERS } from './otherReaders.ts';
import { packageVersion } from './packageVersion.ts';
import { parse } from './recipeText.ts';
import { type Section, table, verdict } from './report.ts';

interface Labeled {
  lang: Language;
  /** Lines whose failures were looked at during development, and lines whose failures were not. */
  part: 'tuned' | 'unseen';
  text: string;
  truth: LineReading & { alsoOk?: readonly Reading[]; second?: (Reading & { kind: string }) | null };
}

const LINES = readFileSync(new URL('recipeLines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labeled);

/** Percent of amounts that must be right, by language, and that may be wrong. */
const MIN_RIGHT_PERCENT: Readonly<Record<Language, number>> = { en: 96, fr: 92, de: 96, es: 92 };
const MAX_WRONG_PERCENT = 0.8;

const ends = (quantity: Quantity) => (quantity === null ? [] : [quantity].flat());
/** Counted things are not converted, so all words for them count as one class without a unit. */
const measure = (unit: string | null) => (unit === 'pfund' ? 'lb' : isMeasure(unit) ? unit : null);

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

/** How well two names agree in their words, 0 to 1. */
function f1(read: string, truth: string): number {
  const [a, b] = [words(read), words(truth)];
  if (a.size + b.size === 0) return 1;
  return (2 * [...a].filter((word) => b.has(word)).length) / (a.size + b.size);
}

const percent = (share: number) => (100 * share).toFixed(1);

/** The shares of lines with a right and a wrong amount, and how well the names agree, 0 to 1. */
function score(lines: readonly Labeled[], reader: (text: string, language: Language) => LineReading) {
  const read = lines.map(({ text, lang, truth }) => ({ truth, got: reader(text, lang) }));
  const right = read.filter(({ truth, got }) =>
    // The same amount in another unit is right too: 1 cup (240 ml)
    [truth, ...(truth.alsoOk ?? []), ...(truth.second?.kind === 'alt' ? [truth.second] : [])].some(
      (reading) => same(reading, got),
    ),
  );
  const harm = read.filter((result) => !right.includes(result) && measure(result.got.unit) !== null);
  const names = read.filter(({ truth }) => !truth.isHeading);
  const name = names.reduce((sum, { truth, got }) => sum + f1(got.ingredient, truth.ingredient), 0);
  return { right: right.length / lines.length, wrong: harm.length / lines.length, name: name / names.length };
}

function ourRows(): string[][] {
  return LANGUAGE_CODES.flatMap((lang) =>
    (['tuned', 'unseen'] as const).map((part) => {
      const lines = LINES.filter((line) => line.lang === lang && line.part === part);
      const { right, wrong, name } = score(lines, parse);
      const met = 100 * right >= MIN_RIGHT_PERCENT[lang] && 100 * wrong <= MAX_WRONG_PERCENT;
      return [
        `${lang}, ${part}`,
        String(lines.length),
        percent(right),
        String(MIN_RIGHT_PERCENT[lang]),
        percent(wrong),
        String(MAX_WRONG_PERCENT),
        percent(name),
        verdict(met),
      ];
    }),
  );
}

function besideOthers(): string[][] {
  const unseen = LINES.filter(({ part }) => part === 'unseen');
  return Object.entries({ 'ours, in `engine/src/text`': parse, ...OTHER_READERS }).map(([name, reader]) => {
    const all = score(unseen, reader);
    const languages = LANGUAGE_CODES.map((lang) =>
      percent(
        score(
          unseen.filter((line) => line.lang === lang),
          reader,
        ).right,
      ),
    );
    return [name, ...languages, percent(all.wrong), percent(all.name)];
  });
}

/** Ingredient lines read by the recipe reader and by libraries, compared with how a person reads them. */
export async function scoreReader(): Promise<Section> {
  return {
    title: 'Recipe reader',
    text: `Ingredient lines of public recipe collections, labeled by hand before they were read (\`bench/recipeLines.jsonl\` names the source and license of each): the share whose amount and unit are read right, the share read wrong, and the F1 of the words of the food, in percent. For the unseen part we look only at the figures and the classes of errors, and never fix the reader for its lines; the second table covers that part only, compared with parse-ingredient ${packageVersion('parse-ingredient')} and @jlucaspains/sharp-recipe-parser ${packageVersion('@jlucaspains/sharp-recipe-parser')}, which knows English and Portuguese.`,
    tables: [
      table(['lines', 'number', 'amount right', 'at least', 'wrong', 'at most', 'name F1', ''], ourRows()),
      table(['amount right', ...LANGUAGE_CODES, 'wrong', 'name F1'], besideOthers()),
    ],
  };
}
