import type { RecipeLanguage } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { isNutritionLine } from '../text/recipe/recipeLine.ts';
import { partHeading } from '../text/recipe/recipeParts.ts';
import { atAmounts } from './fillParts.ts';
import { withoutForeignLines } from './foreignLines.ts';
import { instructs } from './instructs.ts';
import { joinAmounts } from './joinAmounts.ts';
import { joinItems } from './joinItems.ts';
import { PLAIN } from './pageBlocks.ts';
import { isCount, isSentence, type PageLine } from './pageSections.ts';
import { STEP_CLASS, withoutTail } from './pageSteps.ts';
import { isYield } from './pageYields.ts';
import { MIN_WORDS } from './partEnds.ts';

export const isList = (lines: readonly PageLine[]) =>
  new Set(lines.map(({ item }) => item).filter((item) => item !== null)).size > 1;

/**
 * The lines of a part: where it is a list, only items, headings and what reads, stands or is classed as one of its
 * lines.
 */
function linesOf(
  part: readonly PageLine[],
  isLine: (text: string) => boolean,
  isOfClass = (_shape: string) => false,
): string[] {
  const areItems = isList(part);
  const own = part.filter(({ level, text, shape }) => level === PLAIN && (isLine(text) || isOfClass(shape)));
  const shapes = new Set(own.map(({ shape }) => shape));
  const lines = withoutForeignLines(joinAmounts(joinItems(part)), isLine);
  return lines.flatMap(({ text, level, item, shape }) => {
    if (level < PLAIN) return isSentence(text) || startsWithAmount(text) ? [text] : [partHeading(text)];
    const isOwn = item !== null || shapes.has(shape) || isLine(text) || text.endsWith(':');
    return !areItems || isOwn ? [text] : [];
  });
}

/** Whether a line states a time; items of the lists may look like one. */
export const isTime = ({ item, states }: PageLine) => item === null && states === 'time';

/** The ingredients in the lines of a list. */
export function ingredientLines(
  list: readonly PageLine[],
  steps: readonly PageLine[],
  language: RecipeLanguage,
): readonly string[] {
  const lexicon = lexiconOf(language.line);
  const isFact = (line: PageLine) => line.item === null && (isTime(line) || isYield(line, language));
  const own = list.filter(
    (line) => !isFact(line) && !steps.includes(line) && !isNutritionLine(line.text, 'ingredients', lexicon),
  );
  return atAmounts(linesOf(own, startsWithAmount));
}

/** The steps in some lines, without the yield, nutrition and what else a page says behind them. */
export function stepTexts(steps: readonly PageLine[], language: RecipeLanguage): readonly string[] {
  const lexicon = lexiconOf(language.line);
  const isFact = (line: PageLine) => isYield(line, language) || isNutritionLine(line.text, null, lexicon);
  const told = withoutTail(
    steps.filter((line) => line.item !== null || !isFact(line)),
    lexicon,
  );
  return linesOf(
    told.filter(({ text }) => !isCount(text)),
    (text) => isSentence(text) || (text.split(' ').length >= MIN_WORDS && instructs(text, lexicon)),
    (shape) => STEP_CLASS.test(shape),
  );
}
