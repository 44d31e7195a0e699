import type { RecipeLanguage } from '../language/languagePack.ts';
import { type Lexicon, lexiconOf, phraseAt } from '../language/lexicon.ts';
import { skipSpace, type Token } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { skipAbout } from '../text/line/lineFindings.ts';
import type { SectionPhrases } from '../text/recipe/classifyRow.ts';
import { isNutritionLine, isYieldLine, wordsOf, yieldBehindName } from '../text/recipe/recipeLine.ts';
import { parseYield } from '../text/recipe/recipeYield.ts';
import { type Source, sourceOf } from '../text/source.ts';
import { pagePhrases } from './pagePhrases.ts';
import type { PageLine } from './pageSections.ts';

/** The lines of a page around its recipe. */
export interface Places {
  above: readonly PageLine[];
  heading: PageLine | undefined;
  /** The list, the steps and what is between. */
  inside: readonly PageLine[];
  steps: readonly PageLine[];
  behind: readonly PageLine[];
}

/** Of so many lines above a list one may say in a sentence how much it makes. */
const MAX_INTRODUCTION = 30;

/** A sentence of more words tells of something else: `My mother makes 12 pies whenever it rains.` */
const MAX_WORDS = 12;

/** Of `a hungry crowd of`, in tokens. */
const MAX_GROUP = 8;

/** Whether a line states the yield; a heading of a high level is of the page, unless it says nothing else. */
export function isYield(
  { level, states, text, source }: PageLine,
  { line, recipe }: RecipeLanguage,
): boolean {
  if (states !== 'yield' || level < 2 || isNutritionLine(text, 'ingredients', lexiconOf(line))) return false;
  return level > 2 || !source || yieldBehindName(source, pagePhrases(recipe).yield) === null;
}

/** The count in `Ingredients for 4` and `Zutaten (4 Portionen)`; '' if a line is none that starts the ingredients. */
const countIn = (heading: PageLine | undefined) =>
  heading?.starts === 'ingredients' ? (/\d.*$/.exec(heading.text)?.[0].replace(/[\s):]+$/, '') ?? '') : '';

/** Whether a line starts with a number of servings: `2 Portionen als Hauptgericht`. */
function isDish({ item, text }: PageLine, { line, recipe }: RecipeLanguage): boolean {
  const start = sourceOf(text.split(' ', 2).join(' '), lexiconOf(line));
  return item === null && isYieldLine(start, pagePhrases(recipe).yield, null);
}

/** The token behind `a crowd of`. */
function skipGroup(tokens: readonly Token[], at: number, { list }: Lexicon): number {
  const of = tokens.slice(at, at + MAX_GROUP).findIndex(({ key }) => list.of.map.has(key));
  return of < 0 ? at : skipSpace(tokens, at + of + 1);
}

/** Whether a number of what a recipe makes stands at a token, or of those a phrase there is for: `for 4 people`. */
function isStatedAt({ tokens, lexicon }: Source, at: number, words: SectionPhrases): boolean {
  const before = phraseAt(tokens, at, lexicon.list.headingStart);
  const label = before ?? phraseAt(tokens, at, words.yield);
  if (!label) return false;
  const next = skipAbout(tokens, skipSpace(tokens, label.next), lexicon);
  const number = numberAt(tokens, before ? next : skipGroup(tokens, next, lexicon), lexicon);
  if (!number || number.as === 'article') return false;
  return !before || phraseAt(tokens, skipSpace(tokens, number.next), words.servings) !== null;
}

/** The yields in the short sentences of a text: `This chili serves 6.`, `Serves 8 (or 4).` */
function yieldsIn(text: string, lexicon: Lexicon, words: SectionPhrases): readonly string[] {
  return text.split(/[.!?;:]\s+|[()[\]]/).flatMap((sentence) => {
    const source = sourceOf(sentence.replace(/[.:\s]+$/, ''), lexicon);
    if (wordsOf(source.tokens).length > MAX_WORDS) return [];
    const at = source.tokens.findIndex(
      ({ kind }, index) => kind === 'word' && isStatedAt(source, index, words),
    );
    const stated = at < 0 ? null : sourceOf(source.text.slice(source.tokens[at]?.start), lexicon);
    return stated && parseYield(stated, words) ? [stated.text] : [];
  });
}

/** What sentences above the list or the last of the steps say, if it is one thing. */
function toldYield({ above, inside, steps }: Places, lexicon: Lexicon, words: SectionPhrases): string {
  const headings = inside.filter(({ text }) => text.endsWith(':'));
  const told = [...above.slice(-MAX_INTRODUCTION), ...headings, ...steps.slice(-1)].flatMap(({ text }) =>
    yieldsIn(text, lexicon, words),
  );
  return new Set(told).size === 1 ? (told[0] ?? '') : '';
}

/** The count beside a time in a line of facts: `9 brownies` of `9 brownies · 45 min`; '' if it has none. */
function countBesideTime({ text, source }: PageLine, lexicon: Lexicon): string {
  const facts = source ? text.split(/\s[|•·–—-]\s/) : [];
  const isTime = (fact: string) =>
    wordsOf(sourceOf(fact, lexicon).tokens).some(({ key }) => lexicon.list.timeUnits.map.has(key));
  const counts = facts.flatMap((fact) => (isTime(fact) ? [] : (/\d+ \p{L}+$/u.exec(fact) ?? [])));
  return counts.length === 1 && facts.some(isTime) ? (counts[0] ?? '') : '';
}

/** How much the recipe makes, as the page says it; '' if it does not. */
export function yieldOf(places: Places, language: RecipeLanguage): string {
  const { above, heading, inside, behind } = places;
  const stated = [...above, ...(heading ? [heading] : []), ...inside, ...behind].find((line) =>
    isYield(line, language),
  );
  const lexicon = lexiconOf(language.line);
  return (
    stated?.text ||
    countIn(heading) ||
    above.findLast((line) => isDish(line, language))?.text ||
    toldYield(places, lexicon, pagePhrases(language.recipe)) ||
    (above.map((line) => countBesideTime(line, lexicon)).findLast(Boolean) ?? '')
  );
}
