import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { minutesText } from '../text/recipe/durationText.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import { isNutritionLine, isYieldLine } from '../text/recipe/recipeLine.ts';
import { partHeading, type RecipeParts } from '../text/recipe/recipeParts.ts';
import { statedTimes } from '../text/recipe/statedTimes.ts';
import { sourceOf } from '../text/source.ts';
import { withoutForeignLines } from './foreignLines.ts';
import { joinAmounts } from './joinAmounts.ts';
import { joinItems } from './joinItems.ts';
import { type Block, BOLD, PLAIN } from './pageBlocks.ts';
import {
  classedList,
  listsWithAmounts,
  type Part,
  type ToldTester,
  toldTester,
  unheadedList,
} from './pageLists.ts';
import { pagePhrases } from './pagePhrases.ts';
import { endOfLists, isCount, isSentence, type PageLine, pageLines } from './pageSections.ts';
import { MAX_LISTS, rowsOf, STEP_CLASS, stepLines } from './pageSteps.ts';

type Languages = readonly RecipeLanguage[];

/** How many lines without an amount may follow a list before the heading of its steps. */
const MAX_MORE = 30;

/** Of so many ingredients at least one has an amount. */
const MAX_WITHOUT = 10;

/** A single step that tells a whole recipe is longer, in characters. */
const MIN_TOLD = 160;

/** How far behind the steps a heading may state the yield; others are of related recipes. */
const MAX_BEHIND = 15;

/** Comments, of which there may be thousands, stand apart behind the recipe. */
const MAX_APART = 200;

const isList = (lines: readonly PageLine[]) =>
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

const stepsOf = (part: readonly PageLine[]) =>
  linesOf(
    part.filter(({ text }) => !isCount(text)),
    isSentence,
    (shape) => STEP_CLASS.test(shape),
  );

/** The count in `Ingredients for 4` and `Zutaten (4 Portionen)`; '' if a line is none that starts the ingredients. */
const countIn = (heading: PageLine | undefined) =>
  heading?.starts === 'ingredients' ? (/\d.*$/.exec(heading.text)?.[0].replace(/[\s):]+$/, '') ?? '') : '';

/** Whether a line starts with a number of servings: `2 Portionen als Hauptgericht`. */
function isDish({ item, text }: PageLine, { line, recipe }: RecipeLanguage): boolean {
  const start = sourceOf(text.split(' ', 2).join(' '), lexiconOf(line));
  return item === null && isYieldLine(start, pagePhrases(recipe).yield, null);
}

/** A list of ingredients below a row, and the steps. */
interface Found {
  start: number;
  list: readonly PageLine[];
  steps: readonly PageLine[];
}

function linesBetween(lines: readonly PageLine[], list: readonly PageLine[], [step]: readonly PageLine[]) {
  const last = list.at(-1);
  return last && step ? lines.slice(lines.indexOf(last) + 1, Math.max(lines.indexOf(step), 0)) : [];
}

/** The recipe with some list of ingredients; null if it is no list, or has no more than one line that may be steps. */
function recipeWith(lines: readonly PageLine[], found: Found, language: RecipeLanguage): RecipeParts | null {
  const { start, steps } = found;
  const lexicon = lexiconOf(language.line);
  const list = found.list.filter(({ text }) => !isNutritionLine(text, 'ingredients', lexicon));
  if (steps.length === 0 && !isList(list)) return null;
  // Items of the lists may look like times
  const isTime = ({ item, states }: PageLine) => item === null && states === 'time';
  const isYield = ({ level, states, text }: PageLine) =>
    level > 2 && states === 'yield' && !isNutritionLine(text, 'ingredients', lexicon);
  const ingredients = linesOf(
    list.filter((line) => line.item !== null || (!(isYield(line) || isTime(line)) && !steps.includes(line))),
    startsWithAmount,
  );
  if (ingredients.length === 0) return null;
  const intro = Math.max(
    steps.findIndex((line) => !isTime(line)),
    0,
  );
  const above = lines.slice(0, Math.max(start, 0));
  const level = Math.min(lines[start]?.level ?? PLAIN, BOLD);
  const name = above.findLast((line) => line.level < level && line.starts === null && line.states === null);
  const below = [...list, ...linesBetween(lines, list, steps), ...steps.slice(0, intro)];
  const last = steps.at(-1);
  const behind = last ? lines.slice(lines.indexOf(last) + 1).slice(0, MAX_BEHIND) : [];
  // Related recipes have theirs in lists
  const near = behind.filter(({ level, item }) => level < PLAIN || item === null);
  const times = [...above.filter(({ states }) => states === 'time'), ...below.filter(isTime)].flatMap(
    ({ source }) => source ?? [],
  );
  const { prep, cook, total } = statedTimes(times, language);
  return {
    name: name?.text ?? '',
    yields:
      [...lines.slice(0, start + 1), ...below, ...steps, ...near].find(isYield)?.text ??
      (countIn(lines[start]) || (above.findLast((line) => isDish(line, language))?.text ?? '')),
    times: { prep: minutesText(prep ?? 0), cook: minutesText(cook ?? 0), total: minutesText(total ?? 0) },
    ingredients,
    steps: stepsOf(steps.slice(intro)),
  };
}

const amountsOf = ({ ingredients }: RecipeParts) => ingredients.filter(startsWithAmount).length;

/** Whether a list has amounts, and not one or two of a whole menu: `30-Minute Recipes`. */
const isListed = (recipe: RecipeParts) => amountsOf(recipe) * MAX_WITHOUT > recipe.ingredients.length;

/** One with steps, else that with the most amounts; the first of equals. */
function best(recipes: readonly (RecipeParts | null)[]): RecipeParts | null {
  const rank = (recipe: RecipeParts) => (recipe.steps.length > 0 ? 1000 : 0) + amountsOf(recipe);
  const found = recipes.filter((recipe) => recipe !== null);
  return found.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** A page as one language reads it. */
interface ReadPage {
  lines: readonly PageLine[];
  language: RecipeLanguage;
  isTold: ToldTester;
}

/** The recipe in lines of one language, by its headings, else by a list with amounts, which none of ingredients names. */
function recipeIn({ lines, language, isTold }: ReadPage, isGuess: boolean): RecipeParts | null {
  const recipeOfPart = ({ start, end }: Part) => {
    const steps = stepLines(lines, { start: start + 1, end }, isGuess ? isTold : null);
    return recipeWith(lines, { start, list: lines.slice(start + 1, end), steps }, language);
  };
  const starts = rowsOf(lines, 'ingredients').slice(0, MAX_LISTS);
  const recipeAt = (start: number) => recipeOfPart({ start, end: endOfLists(lines, start) });
  const whole = best(starts.filter((at) => lines[at]?.isWhole).map(recipeAt));
  if (whole && isListed(whole)) return whole;
  const headed = best([whole, ...starts.map(recipeAt)]);
  if (headed && isListed(headed)) return headed;
  const lists = listsWithAmounts(lines);
  const above = lists.filter(({ end }) => lines[end]?.starts === 'steps');
  const found = best(above.slice(0, MAX_LISTS).map(recipeOfPart));
  if (found) return found;
  const classed = classedList(lines);
  if (classed) return recipeOfPart(classed);
  if (!isGuess) return headed;
  const [first] = lists;
  const heading = rowsOf(lines, 'steps').find((at) => first && at >= first.end && lines[at]?.isWhole);
  if (first && heading !== undefined && heading - first.end <= MAX_MORE)
    return recipeOfPart({ start: first.start, end: heading });
  const unheaded = unheadedList(lines, isTold);
  return (unheaded && recipeWith(lines, unheaded, language)) ?? headed;
}

/** The recipe in some lines of a page, read in the language of what it says: headings are alike in several. */
function recipeOf(pages: readonly ReadPage[], isGuess: boolean): RecipeParts | null {
  const found = pages.map((read) => recipeIn(read, isGuess));
  const any = best(found);
  if (!any) return null;
  const languages = pages.map(({ language }) => language);
  const language = detectLanguage([...any.ingredients, ...any.steps].join('\n'), languages);
  return (language && found[languages.indexOf(language)]) ?? any;
}

/** A reader of a page's recipe that reads its lines once; those of hidden parts only where the others lack ingredients or steps. */
function createPageReader(blocks: readonly Block[], languages: Languages) {
  const readIn = (some: readonly Block[]) =>
    languages.map((language) => ({
      lines: pageLines(some, language),
      language,
      isTold: toldTester(lexiconOf(language.line)),
    }));
  const near = blocks.filter(({ isApart }) => !isApart);
  const shown = readIn(near);
  let all: readonly ReadPage[] | undefined;
  const yieldApart = () => {
    const apart = readIn(blocks.filter(({ isApart }) => isApart).slice(0, MAX_APART)).flatMap(
      ({ lines }) => lines,
    );
    const yields = new Set(apart.filter(({ states }) => states === 'yield').map(({ text }) => text));
    // Related recipes have others
    return yields.size === 1 ? [...yields].join('') : '';
  };
  return (isGuess: boolean): RecipeParts | null => {
    const found = recipeOf(shown, isGuess);
    if (found && found.steps.length > 0) return { ...found, yields: found.yields || yieldApart() };
    if (near.length === blocks.length) return found;
    all ??= readIn(blocks);
    return best([found, recipeOf(all, isGuess)]);
  };
}

/** The recipe, unless it is no more than one line. */
const ifMore = (recipe: RecipeParts | null) =>
  recipe && recipe.ingredients.length + recipe.steps.length > 1 ? recipe : null;

/**
 * The recipe of a page, by its headings for ingredients and steps in one of some languages, or by a list of amounts above
 * a heading of steps; null if the page has none.
 */
export function pageRecipe(blocks: readonly Block[], languages: Languages): RecipeParts | null {
  return ifMore(createPageReader(blocks, languages)(false));
}

/** Whether a guess found no more than one short step, so that the true ones stand elsewhere on the page. */
const tellsLittle = ({ steps }: RecipeParts) => steps.length < 2 && steps.join('').length < MIN_TOLD;

/**
 * The same for a page that says nothing else of its recipe: any list of amounts is one of ingredients, and what is told
 * behind it are the steps; null if that is little, as then the whole text tells more, so that nothing vanishes.
 */
export function barePageRecipe(blocks: readonly Block[], languages: Languages): RecipeParts | null {
  const read = createPageReader(blocks, languages);
  const recipe = read(false);
  const hasSteps = recipe !== null && recipe.steps.length > 0;
  if (hasSteps && isListed(recipe)) return ifMore(recipe);
  const guess = read(true);
  // A heading of ingredients may be of a menu
  if (hasSteps && !(guess && isListed(guess))) return ifMore(recipe);
  return guess && tellsLittle(guess) ? null : ifMore(guess ?? recipe);
}
