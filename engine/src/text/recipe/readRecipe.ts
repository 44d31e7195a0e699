import type { CountryId } from '../../kitchens/kitchens.ts';
import { detectLanguage, sampleOf } from '../../language/detectLanguage.ts';
import type { RecipeLanguage } from '../../language/languagePack.ts';
import { type Lexicon, lexiconOf, type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import type { RecipeYield, StatedTimes } from '../../recipes/exportedRecipe.ts';
import { fail, ok, type Result } from '../../result.ts';
import { decodeEntities } from '../decodeEntities.ts';
import { skipBullet } from '../line/lineFindings.ts';
import { linesByFood } from '../line/linesByFood.ts';
import { partOfLine, type TextLine, textLine } from '../line/textLine.ts';
import type { Source } from '../source.ts';
import type { SectionPhrases } from './classifyRow.ts';
import { toldCountry } from './guessCountry.ts';
import { isPageRow } from './isPageRow.ts';
import { MAX_RECIPE_LENGTH, MAX_RECIPE_LINES } from './limits.ts';
import { isYieldLine, type LineKind, type Section, skipStepNumber, yieldBehindName } from './recipeLine.ts';
import { parseYield, yieldValue } from './recipeYield.ts';
import { repairMojibake } from './repairMojibake.ts';
import { type RowKind, rowKinds } from './rowKinds.ts';
import { sectionPhrases } from './sectionPhrases.ts';
import { statedTimes } from './statedTimes.ts';
import { readYogurtPots } from './yogurtPots.ts';

/** One line of a pasted text: its kind, its words without bullets and numbers, and their position. */
interface RecipeTextLine {
  kind: LineKind;
  text: string;
  start: number;
  end: number;
  /** What tells it from all others: its row, and `3.1` for the second food of row 3. */
  id: string;
  /** The line of the pasted text, counted from 0, blank ones too. */
  row: number;
  /** The part of the recipe that a heading or a line belongs to. */
  section: Section | null;
  /** Its text, tokenized and read. */
  source: TextLine;
}

export interface RecipeText<Language extends RecipeLanguage = RecipeLanguage> {
  language: Language;
  /** Where it is from by its words; null if they do not tell, and its language counts. */
  toldCountry: CountryId | null;
  title: string | null;
  yield: string | null;
  times: readonly string[];
  /** What it makes, by its yield or by `Ingredients for 4`. */
  makes: RecipeYield | null;
  /** What it makes in words, where that is measured and not counted: `5 cups`. */
  measured: string | null;
  stated: StatedTimes;
  /** All lines that are not blank, in order. */
  lines: readonly RecipeTextLine[];
}

export type RecipeTextError = 'empty' | 'too-long' | 'too-many-lines' | 'not-text';

/** A row's line without its bullet, its number and emphasis around it. */
function bareLine(row: TextLine): { line: TextLine; start: number } {
  const { tokens } = row;
  const from = skipStepNumber(tokens, skipBullet(tokens));
  let to = tokens.length;
  while (
    to > from &&
    (tokens[to - 1]?.kind === 'space' || tokens[to - 1]?.key === '*' || tokens[to - 1]?.key === '#')
  )
    to -= 1;
  if (from === 0 && to === tokens.length) return { line: row, start: 0 };
  return { line: partOfLine(row, from, to), start: tokens[from]?.start ?? 0 };
}

/** The lines of all rows that have words, tokenized once. */
function linesOf(text: string, lexicon: Lexicon, words: SectionPhrases): RecipeTextLine[] {
  const rows = text.split('\n').map((row) => textLine(row, lexicon));
  const bare = rows.map((row) =>
    row.text.trim() === '' || isPageRow(row, words.page) ? null : bareLine(row),
  );
  const kinds = rowKinds(
    rows.map((row, at) => (bare[at]?.line.text ? row : null)),
    words,
  );
  let start = 0;
  return rows.flatMap((row, at) => {
    const begin = start;
    start += row.text.length + 1;
    const [kind, shown] = [kinds[at], bare[at]];
    return kind && shown ? linesOfRow({ row: at, start: begin + shown.start, line: shown.line }, kind) : [];
  });
}

interface PastedRow {
  row: number;
  /** Where its words start in the text. */
  start: number;
  line: TextLine;
}

/** A row as one line, or as one for each food that an ingredient line measures, below what these are for. */
function linesOfRow({ row, start, line }: PastedRow, { kind, section }: RowKind): RecipeTextLine[] {
  const parts = kind === 'ingredient' ? linesByFood(line) : [{ line, start: 0 }];
  return parts.map(({ line: source, start: at }, index) => {
    const { text } = source;
    const from = start + at;
    const id = index === 0 ? `${row}` : `${row}.${index}`;
    const isLabel = index === 0 && parts.length > 1 && /[:–-]$/.test(text);
    return {
      kind: isLabel ? 'heading' : kind,
      text,
      start: from,
      end: from + text.length,
      id,
      row,
      section,
      source,
    };
  });
}

/** Whether a number follows, perhaps after a colon. */
function isCounted(tokens: readonly Token[], next: number): boolean {
  const sign = skipSpace(tokens, next);
  return tokens[tokens[sign]?.key === ':' ? skipSpace(tokens, sign + 1) : sign]?.kind === 'digits';
}

/** The parts of a line that gives several facts of a recipe: `Prep 20 min | Cook 1 hr | Serves 10`, also without signs. */
function partsOf(source: Source, words: Phrases<true>): Source[] {
  const { tokens } = source;
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    const named = phraseAt(tokens, at, words);
    if (/^[|•·;,]$/.test(token.key)) parts.push([]);
    else if (named && isCounted(tokens, named.next)) parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts.map((tokens) => ({ ...source, tokens }));
}

/**
 * What the recipe makes, by the first line of its yield that counts something, or part of a line of its times, else by
 * `Ingredients for 4`.
 */
function makesOf(lines: readonly RecipeTextLine[], words: SectionPhrases): RecipeYield | null {
  const sourcesOf = (kind: LineKind) =>
    lines.filter((line) => line.kind === kind).map(({ source }) => source);
  const besideTimes = sourcesOf('time')
    .flatMap((line) => partsOf(line, words.yield))
    .filter((part) => isYieldLine(part, words.yield, null));
  const named = sourcesOf('title').flatMap((title) => {
    const at = yieldBehindName(title, words.yield);
    return at === null ? [] : [{ ...title, tokens: title.tokens.slice(at) }];
  });
  const stated = [...sourcesOf('yield'), ...besideTimes, ...named];
  const forSome = lines.filter(({ kind, section }) => kind === 'heading' && section === 'ingredients');
  for (const source of stated.length > 0 ? stated : forSome.slice(0, 1).map((line) => line.source)) {
    const makes = parseYield(source, words);
    if (makes) return makes;
  }
  return null;
}

/**
 * Splits a pasted recipe into its parts, with or without headings, in the language that it uses most; the
 * first wins a tie. Errors: 'empty'; 'too-long' above `MAX_RECIPE_LENGTH` characters; 'too-many-lines' above
 * `MAX_RECIPE_LINES`; 'not-text' for binary data. Takes linear time.
 */
export function readRecipe<Language extends RecipeLanguage>(
  pasted: string,
  languages: readonly [Language, ...Language[]],
): Result<RecipeText<Language>, RecipeTextError> {
  if (pasted.length > MAX_RECIPE_LENGTH) return fail('too-long');
  const text = repairMojibake(decodeEntities(pasted));
  if (text.trim() === '') return fail('empty');
  if (text.includes('\u0000')) return fail('not-text');
  if (text.split('\n').length > MAX_RECIPE_LINES) return fail('too-many-lines');
  const sample = sampleOf(text);
  const language = detectLanguage(sample, languages);
  const words = sectionPhrases(language.recipe);
  const lines = readYogurtPots(linesOf(text, lexiconOf(language.line), words));
  const makes = makesOf(lines, words);
  const stated = lines.find(({ kind }) => kind === 'yield')?.source;
  const textOf = (kind: LineKind) => lines.filter((line) => line.kind === kind).map((line) => line.text);
  return ok({
    language,
    toldCountry: toldCountry(sample, language),
    title: textOf('title')[0] ?? null,
    yield: textOf('yield')[0] ?? null,
    times: textOf('time'),
    makes,
    measured: makes || !stated ? null : yieldValue(stated, words.yield),
    stated: statedTimes(
      lines.filter(({ kind }) => kind === 'time' || kind === 'yield').map(({ source }) => source),
      language,
    ),
    lines,
  });
}
