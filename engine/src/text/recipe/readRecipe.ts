import { findLanguage } from '../../language/findLanguage.ts';
import type { Lexicon, Phrases } from '../../language/lexicon.ts';
import { allLexicons, lexiconOf } from '../../language/lexicons.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import { type Token, tokensOf } from '../../language/tokens.ts';
import { fail, ok, type Result } from '../../result.ts';
import { afterBullet } from '../line/lineFindings.ts';
import { MAX_RECIPE_LENGTH, MAX_RECIPE_LINES } from './limits.ts';
import { mended } from './mojibake.ts';
import {
  isNumbered,
  isNutrition,
  isTime,
  isYield,
  type LineKind,
  looksLike,
  type Section,
  sectionOf,
  stepStart,
} from './recipeLine.ts';

/** One line of a pasted text: its kind, its words without bullets and numbers, and their position. */
interface RecipeTextLine {
  kind: LineKind;
  text: string;
  start: number;
  end: number;
  /** The line of the pasted text, counted from 0, blank ones too. */
  row: number;
  /** The part of the recipe that a heading or a line belongs to. */
  section: Section | null;
}

export interface RecipeText {
  language: RecipeLanguage;
  title: string | null;
  yield: string | null;
  times: readonly string[];
  /** All lines that are not blank, in order. */
  lines: readonly RecipeTextLine[];
}

export type RecipeTextError = 'empty' | 'too-long' | 'too-many-lines' | 'not-text';

const TITLE_WORDS = 14;

interface Words extends Readonly<Record<Section, Phrases<true>>> {
  yield: Phrases<true>;
  time: Phrases<true>;
}

const wordsByLanguage = new Map<RecipeLanguage, Words>();

function wordsOf(lexicon: Lexicon): Words {
  const known = wordsByLanguage.get(lexicon.language);
  if (known) return known;
  const phrases = (list: string): Phrases<true> => {
    const all = list.split(',');
    return {
      map: new Map(all.map((phrase) => [phrase, true])),
      longest: Math.max(...all.map((phrase) => phrase.split(' ').length)),
    };
  };
  const { ingredients, steps, notes, yield: serves, time } = lexicon.words.sections;
  const words = {
    ingredients: phrases(ingredients),
    steps: phrases(steps),
    notes: phrases(notes),
    yield: phrases(serves),
    time: phrases(time),
  };
  wordsByLanguage.set(lexicon.language, words);
  return words;
}

/** Headings, yields and times are shorter, in characters. */
const HEADING_LENGTH = 200;

/** A line without its bullet, its number and emphasis around it. */
function bareLine(tokens: readonly Token[], offset: number): { text: string; start: number; end: number } {
  const start = afterBullet(tokens);
  const from = stepStart(tokens, start);
  let to = tokens.length;
  while (
    to > from &&
    (tokens[to - 1]?.kind === 'space' || tokens[to - 1]?.key === '*' || tokens[to - 1]?.key === '#')
  )
    to -= 1;
  const text = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join('');
  const begin = tokens[from]?.start ?? 0;
  return { text, start: offset + begin, end: offset + begin + text.length };
}

function kindOf(
  text: string,
  tokens: readonly Token[],
  section: Section | null,
  before: LineKind | null,
  apart: boolean,
  lexicon: Lexicon,
): LineKind {
  if (section === 'notes') return 'note';
  const looks = looksLike(text, tokens, lexicon);
  if (section === 'steps')
    return looks === 'heading' && !isNumbered(tokens, afterBullet(tokens)) ? 'heading' : 'step';
  if (section === 'ingredients') {
    if (looks === 'heading') return 'heading';
    // Steps without a heading: a paragraph of sentences, separate from the ingredients.
    const closed = /[.!…]\s*$/.test(text);
    if (looks === 'step')
      return text.length > 100 || (closed && (apart || before === 'step')) ? 'step' : 'ingredient';
    return closed && !apart && before === 'step' && !/^\P{L}*\d/u.test(text) ? 'step' : 'ingredient';
  }
  if (looks === 'heading') return 'heading';
  if (looks === 'ingredient') return before === 'step' && !/\d|[¼-¾⅐-⅞]/.test(text) ? 'step' : 'ingredient';
  if (before === null || before === 'title' || before === 'note')
    return looks === 'step' && isNumbered(tokens, afterBullet(tokens)) ? 'step' : 'note';
  return 'step';
}

const isTitle = (text: string, tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind === 'word').length <= TITLE_WORDS &&
  text.length <= 120 &&
  !/[.;]\s*$/.test(text) &&
  /\p{L}/u.test(text);

/**
 * Splits a pasted recipe into its parts, with or without headings. Errors: 'empty'; 'too-long' above
 * `MAX_RECIPE_LENGTH` characters; 'too-many-lines' above `MAX_RECIPE_LINES`; 'not-text' for binary data. `otherwise`
 * is the language of a text without known words; `chosen` the one the visitor chose. Takes linear time.
 */
export function readRecipe(
  pasted: string,
  otherwise: RecipeLanguage = 'en',
  chosen?: RecipeLanguage,
): Result<RecipeText, RecipeTextError> {
  if (pasted.length > MAX_RECIPE_LENGTH) return fail('too-long');
  const text = mended(pasted);
  if (text.trim() === '') return fail('empty');
  if (text.includes('\u0000')) return fail('not-text');
  const rows = text.split('\n');
  if (rows.length > MAX_RECIPE_LINES) return fail('too-many-lines');
  const language = chosen ?? findLanguage(text, otherwise, allLexicons());
  const lexicon = lexiconOf(language);
  const words = wordsOf(lexicon);
  // Text before the ingredients' heading is about the recipe.
  const isIntroduced = rows.some(
    (row) => row.length < HEADING_LENGTH && sectionOf(tokensOf(row), words) === 'ingredients',
  );
  const lines: RecipeTextLine[] = [];
  let section: Section | null = null;
  let offset = 0;
  let before: LineKind | null = null;
  let apart = true;
  for (const [index, row] of rows.entries()) {
    const at = offset;
    offset += row.length + 1;
    if (row.trim() === '') {
      apart = true;
      continue;
    }
    const tokens = tokensOf(row);
    const bare = bareLine(tokens, at);
    if (bare.text === '') continue;
    const short = row.length < HEADING_LENGTH;
    const starts = short ? sectionOf(tokens, words) : null;
    if (starts) section = starts;
    const first = lines.length === 0 && !starts;
    const kind: LineKind = starts
      ? 'heading'
      : isNutrition(row, section)
        ? 'note'
        : short && section !== 'steps' && isTime(tokens, words.time, lexicon, isHead(section, lines))
          ? 'time'
          : short && isYield(tokens, words.yield, section)
            ? 'yield'
            : first && isTitle(row, tokens) && !startsWithAmount(row, tokens, lexicon)
              ? 'title'
              : section === null && isIntroduced
                ? 'note'
                : kindOf(row, tokens, section, before, apart, lexicon);
    lines.push({ ...bare, row: index, kind, section });
    apart = false;
    if (kind !== 'yield' && kind !== 'time') before = kind;
  }
  const textOf = (kind: LineKind) => lines.filter((line) => line.kind === kind).map((line) => line.text);
  return ok({
    language,
    title: textOf('title')[0] ?? null,
    yield: textOf('yield')[0] ?? null,
    times: textOf('time'),
    lines,
  });
}

/** Whether a line still stands before the ingredients. */
const isHead = (section: Section | null, lines: readonly RecipeTextLine[]) =>
  section === null && lines.every(({ kind }) => kind !== 'ingredient' && kind !== 'step');

const startsWithAmount = (row: string, tokens: readonly Token[], lexicon: Lexicon) =>
  /^\W*[\d¼-¾⅐-⅞]/u.test(row) && looksLike(row, tokens, lexicon) === 'ingredient';
