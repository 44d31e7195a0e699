import { indexPhrases, type Phrases } from '@gramwise/engine/language/lexicon.ts';
import type { Language } from '#catalogs/languages.ts';
import { FOODS, INGREDIENT_WORDS, type WordKind } from '#content/ingredientWords/ingredientWords.ts';
import { type Form, parseForm, readForms } from './forms.ts';

/** A word beside a food in every language. */
export interface Word {
  kind: WordKind;
  /** As shown. */
  shown: Readonly<Record<Language, Form>>;
}

const COLUMNS = ['en', 'fr', 'de', 'es'] as const satisfies readonly Language[];

/** The columns of each row of a table. */
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

/** The words of a language to read lines with. */
export interface ReadWords {
  /** All but the next three. */
  words: Phrases<Word>;
  manners: Phrases<Word>;
  shapes: Phrases<Word>;
  containers: Phrases<Word>;
  preparations: Phrases<Word>;
  sizes: Phrases<Word>;
}

/** Words that agree with a noun; the others are nouns or never change. */
const AGREEING: ReadonlySet<WordKind> = new Set(['preparation', 'size', 'state', 'color', 'vague']);
const NOUNS: ReadonlySet<WordKind> = new Set(['kind', 'container', 'shape']);
const WORDS: readonly WordKind[] = [
  'part',
  'phrase',
  'preparation',
  'size',
  'state',
  'color',
  'kind',
  'vague',
  'joiner',
];

/** A phrase as `phraseAt` looks it up. */
const asKey = (text: string) => text.replace(/[^\p{L}\p{M}\d]+/gu, ' ').trim();

function* entriesOf(kind: WordKind, language: Language): Generator<readonly [string, Word]> {
  for (const columns of rowsOf(INGREDIENT_WORDS[kind])) {
    const forms = columns.map((column) =>
      column.split(',').map((written) => {
        const form = parseForm(written);
        return { ...form, fixed: form.fixed || !AGREEING.has(kind) };
      }),
    );
    const shown = Object.fromEntries(
      COLUMNS.map((code, at) => [code, forms[at]?.[0] ?? parseForm('')]),
    ) as Word['shown'];
    const word = { kind, shown };
    for (const form of forms[COLUMNS.indexOf(language)] ?? []) {
      for (const text of readForms(form, language, NOUNS.has(kind))) {
        yield [asKey(text), word];
        // `jus d'orange`
        if (text.endsWith(' de')) yield [asKey(text.slice(0, -1)), word];
      }
    }
  }
}

const indexOf = (language: Language, ...kinds: readonly WordKind[]) =>
  indexPhrases(kinds.flatMap((kind) => [...entriesOf(kind, language)]));

const known = new Map<Language, ReadWords>();

/** The words of a language, indexed once. */
export function readWordsOf(language: Language): ReadWords {
  const before = known.get(language);
  if (before) return before;
  const words = {
    words: indexOf(language, ...WORDS),
    manners: indexOf(language, 'manner'),
    shapes: indexOf(language, 'shape'),
    containers: indexOf(language, 'container'),
    preparations: indexOf(language, 'preparation'),
    sizes: indexOf(language, 'size', 'state'),
  };
  known.set(language, words);
  return words;
}

/** A food's name as an ingredient, in one language. */
export type FoodForms = ReadonlyMap<string, Form>;

const foodForms = new Map<Language, FoodForms>();

/** The foods of `FOODS` by id. */
export function foodFormsOf(language: Language): FoodForms {
  const before = foodForms.get(language);
  if (before) return before;
  const at = COLUMNS.indexOf(language) + 1;
  const forms = new Map(rowsOf(FOODS).map((row) => [row[0] ?? '', parseForm(row[at] ?? '')]));
  foodForms.set(language, forms);
  return forms;
}
