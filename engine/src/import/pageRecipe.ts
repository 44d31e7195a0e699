import { detectLanguage } from '../language/detectLanguage.ts';
import type { RecipeLanguage } from '../language/languagePack.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { minutesText } from '../text/recipe/durationText.ts';
import { startsWithAmount } from '../text/recipe/lineLook.ts';
import type { RecipeParts } from '../text/recipe/recipeParts.ts';
import { statedTimes } from '../text/recipe/statedTimes.ts';
import { type Block, BOLD, PLAIN } from './pageBlocks.ts';
import {
  classedList,
  listsAboveSteps,
  listsWithAmounts,
  type Part,
  type ToldTester,
  toldTester,
  unheadedList,
  withoutFacts,
} from './pageLists.ts';
import { type PageLine, pageLines } from './pageSections.ts';
import { MAX_LISTS, rowsOf, stepLines, toldHeading } from './pageSteps.ts';
import { yieldOf } from './pageYields.ts';
import { endOfLists, firstStart } from './partEnds.ts';
import { ingredientLines, isList, isTime, stepTexts } from './partLines.ts';

type Languages = readonly RecipeLanguage[];

/** Of so many ingredients at least one has an amount. */
const MAX_WITHOUT = 10;

/** A single step that tells a whole recipe is longer, in characters. */
const MIN_TOLD = 100;

/** How far behind the steps a heading may state the yield; others are of related recipes. */
const MAX_BEHIND = 15;

/** Comments, of which there may be thousands, stand apart behind the recipe. */
const MAX_APART = 200;

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

/** The times that a page states above some lines or in them. */
function timesOf(above: readonly PageLine[], below: readonly PageLine[], language: RecipeLanguage) {
  const stated = [...above.filter(({ states }) => states === 'time'), ...below.filter(isTime)];
  const { prep, cook, total } = statedTimes(
    stated.flatMap(({ source }) => source ?? []),
    language,
  );
  return { prep: minutesText(prep ?? 0), cook: minutesText(cook ?? 0), total: minutesText(total ?? 0) };
}

/** What stands behind the steps and may state the yield: related recipes have theirs in lists. */
function linesBehind(lines: readonly PageLine[], steps: readonly PageLine[]) {
  const last = steps.at(-1);
  const behind = last ? lines.slice(lines.indexOf(last) + 1).slice(0, MAX_BEHIND) : [];
  return behind.filter(({ level, item }) => level < PLAIN || item === null);
}

/** The recipe with some list of ingredients; null if it is no list, or has no more than one line that may be steps. */
function recipeWith(lines: readonly PageLine[], found: Found, language: RecipeLanguage): RecipeParts | null {
  const { start, steps } = found;
  const list = withoutFacts(found.list, lexiconOf(language.line));
  if (steps.length === 0 && !isList(list)) return null;
  const ingredients = ingredientLines(list, steps, language);
  if (ingredients.every((line) => line.endsWith(':'))) return null;
  const intro = Math.max(
    steps.findIndex((line) => !isTime(line)),
    0,
  );
  const heading = lines[start];
  // Above a list that no heading names stands the title
  const isNamed = heading?.starts != null;
  const above = lines.slice(0, Math.max(isNamed ? start : start + 1, 0));
  const level = Math.min(isNamed ? heading.level : PLAIN, BOLD);
  const name = above.findLast((line) => line.level < level && line.starts === null && line.states === null);
  const below = [...found.list, ...linesBetween(lines, list, steps), ...steps.slice(0, intro)];
  const places = { above, heading, inside: [...below, ...steps], steps, behind: linesBehind(lines, steps) };
  return {
    name: name?.text ?? '',
    yields: yieldOf(places, language),
    times: timesOf(above, below, language),
    ingredients,
    steps: stepTexts(steps.slice(intro), language),
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
  const recipeAt = (start: number) =>
    recipeOfPart({ start: firstStart(lines, start), end: endOfLists(lines, start) });
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
  const counted = headed ?? best(listsAboveSteps(lines).slice(0, MAX_LISTS).map(recipeOfPart));
  if (counted !== headed || !isGuess) return counted;
  const [first] = lists;
  if (first && lists.length === 1 && toldHeading(lines, first.end).length > 0) return recipeOfPart(first);
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
    // With the count beside a button: `4`, `Portionen`
    const some = blocks.filter(({ isApart }, at) => isApart || blocks[at + 1]?.isApart);
    const apart = readIn(some.slice(0, MAX_APART)).flatMap(({ lines }) => lines);
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
