import { foldLetters } from '@gramwise/engine/language/foldAccents.ts';
import { indexList, indexPhrases, type Phrases } from '@gramwise/engine/language/lexicon.ts';
import type { Language } from '#catalogs/languages.ts';
import type { IngredientFile, WordKind } from '#content/ingredientWords/ingredientWords.ts';
import { type Form, parseForm, readForms } from './forms.ts';

/** A word beside a food in every language. */
export interface Word {
  kind: WordKind;
  /** As read. */
  read: string;
  /** As shown. */
  shown: Readonly<Record<Language, Form>>;
  /** A noun that was read in its plural. */
  plural?: true;
}

const PIECES = /^(?:slice|cube|piece|strip|wedge|floret|half|fillet|shaving)$/;

/** Whether a counting word says what a food is cut into. */
export const isPieceOf = ({ kind, shown }: Word): boolean =>
  kind === 'container' && PIECES.test(shown.en.text);

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
  /** The shape of what is sliced. */
  slices: Word | null;
  /** What a counting word may mean: a `filet` of oil is poured, one of salmon is not. */
  containers: Phrases<readonly Word[]>;
  preparations: Phrases<Word>;
  /** What words such as `very` may stand before. */
  described: Phrases<Word>;
  /** Amounts without a number. */
  vague: Phrases<Word>;
  sizes: Phrases<Word>;
  /** Before what is so rather than done: `bien mûr`. */
  very: Word | null;
  /** What a counting word of several meanings counts, by its English name. */
  contents: ReadonlyMap<string, RegExp>;
  /** What may follow the length of a piece, and that it is its thickness. */
  afterLength: Phrases<true>;
  thick: Phrases<true>;
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

/** The beginning of what a food is for, which is also said without an article: `pour la sauce`, `pour sauce`. */
const PURPOSE = /^(pour|para|für|for) (?:(?:la|le|les|el|los|las|die|den|das|the) |l[’ ])/;

/** A phrase as `phraseAt` looks it up. */
const asKey = (text: string) => text.replace(/[^\p{L}\p{M}\d]+/gu, ' ').trim();

function* entriesOf(
  file: IngredientFile,
  kind: WordKind,
  language: Language,
): Generator<readonly [string, Word]> {
  for (const columns of rowsOf(file.words[kind])) {
    const forms = columns.map((column) =>
      column.split(',').map((written) => {
        const form = parseForm(written);
        return { ...form, fixed: form.fixed || !AGREEING.has(kind) };
      }),
    );
    const shown = Object.fromEntries(
      COLUMNS.map((code, at) => [code, forms[at]?.[0] ?? parseForm('')]),
    ) as Word['shown'];
    const isNoun = NOUNS.has(kind);
    for (const form of forms[COLUMNS.indexOf(language)] ?? []) {
      for (const text of readForms(form, language, isNoun)) {
        const isPlural = isNoun && text === form.other && text !== form.text;
        const word: Word = { kind, read: text, shown, ...(isPlural && { plural: true }) };
        // A word that is shown as a number, `1/2` for half, is read as one elsewhere.
        if (!/\p{L}/u.test(text)) continue;
        yield [asKey(text), word];
        // `jus d'orange`
        if (text.endsWith(' de')) yield [asKey(text.slice(0, -1)), word];
        const short = kind === 'phrase' ? text.replace(PURPOSE, '$1 ') : text;
        if (short !== text) yield [asKey(short), word];
      }
    }
  }
}

/** The meanings of each phrase, in the order of the table. */
function indexMeanings(entries: readonly (readonly [string, Word])[]): Phrases<readonly Word[]> {
  const meanings = new Map<string, Word[]>();
  for (const [phrase, word] of entries) {
    const key = foldLetters(phrase.trim());
    meanings.set(key, [...(meanings.get(key) ?? []), word]);
  }
  return indexPhrases(meanings);
}

function indexWords(file: IngredientFile, language: Language): ReadWords {
  const shapes = [...entriesOf(file, 'shape', language)];
  const manners = [...entriesOf(file, 'manner', language)];
  const indexOf = (...kinds: readonly WordKind[]) =>
    indexPhrases(kinds.flatMap((kind) => [...entriesOf(file, kind, language)]));
  return {
    words: indexOf(...WORDS),
    manners: indexPhrases(manners),
    shapes: indexPhrases(shapes),
    slices: shapes.find(([, { shown }]) => shown.en.text === 'slices')?.[1] ?? null,
    containers: indexMeanings([...entriesOf(file, 'container', language)]),
    preparations: indexOf('preparation'),
    described: indexOf('preparation', 'size', 'state'),
    vague: indexOf('vague'),
    sizes: indexOf('size', 'state'),
    very: manners.find(([, { shown }]) => shown.en.text === 'very')?.[1] ?? null,
    contents: new Map(
      Object.entries(file.patterns.contents).map(([word, of]) => [word, new RegExp(`^(?:${of})`)]),
    ),
    afterLength: indexList(file.patterns.afterLength),
    thick: indexList(file.patterns.thick),
  };
}

/** What was computed from a file, by language. */
function cachedByLanguage<Value>(compute: (file: IngredientFile, language: Language) => Value) {
  const known = new WeakMap<IngredientFile, Map<Language, Value>>();
  return (file: IngredientFile, language: Language): Value => {
    const ofFile = known.get(file) ?? new Map<Language, Value>();
    known.set(file, ofFile);
    const value = ofFile.get(language) ?? compute(file, language);
    ofFile.set(language, value);
    return value;
  };
}

/** The words of a language, indexed once. */
export const readWordsOf = cachedByLanguage(indexWords);

/** A food's name as an ingredient, in one language. */
export type FoodForms = ReadonlyMap<string, Form>;

/** The foods of the file by id. */
export const foodFormsOf = cachedByLanguage((file, language): FoodForms => {
  const at = COLUMNS.indexOf(language) + 1;
  return new Map(rowsOf(file.foods).map((row) => [row[0] ?? '', parseForm(row[at] ?? '')]));
});
