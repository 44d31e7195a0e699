import type { AskWords, ClauseWords } from '../language/askWords/askWords.ts';
import { indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { isMeasure } from '../units/measureWords.ts';
import { type AskContext, likelyData } from './askContext.ts';
import { type AskLexicon, askLexicon } from './askLexicon.ts';
import { joinTokens, phraseEnd, type Tokens, trimTokens } from './phraseRuns.ts';
import { type PortionLists, portionLists } from './portionQuestion.ts';

interface Clauses {
  lexicon: AskLexicon;
  lists: ClauseLists;
  portions: PortionLists;
  /** The word for a recipe. */
  noun: string;
}

/** The words of clauses, and those that say nothing. */
type ClauseLists = Lists<ClauseWords & { aside: readonly string[] }>;

/** A clause that an amount can be read without, with the unit that it wants the answer in. */
interface Clause {
  next: number;
  unit: Unit | null;
}

/** Words for a unit, or for a scale or kind of oven. */
interface Unit {
  text: string;
  isHeat: boolean;
  next: number;
}

const indexed = new WeakMap<AskWords, ClauseLists>();

/** `my recipe says`, `but the recipe is in cups`; null without the word for a recipe. */
function recipeClause(
  tokens: Tokens,
  at: number,
  { lexicon, lists, portions, noun }: Clauses,
): Clause | null {
  const { recipe, regions } = lexicon;
  let next = at;
  for (let end: number | null = at; end !== null; ) {
    next = skipSpace(tokens, end);
    end = phraseEnd(tokens, next, portions.recipe, regions, lists.around);
  }
  if (!tokens.slice(at, next).some(({ key }) => key === noun)) return null;
  const unit = unitAt(tokens, next, lexicon);
  const amount = unit && !unit.isHeat ? skipSpace(tokens, unit.next) : next;
  return { next: numberAt(tokens, amount, recipe) ? amount : next, unit: null };
}

/** The unit, longer than a letter, or the scale at `at`: `cups`, `celsius`. */
function unitAt(tokens: Tokens, at: number, { recipe, list }: AskLexicon): Unit | null {
  const unit = phraseAt(tokens, at, recipe.units);
  const measure = unit && isMeasure(unit.value) && (tokens[at]?.key.length ?? 0) > 1 ? unit.next : null;
  const next =
    measure ?? phraseEnd(tokens, at, recipe.list.celsius, recipe.list.fahrenheit, list.fan, list.still);
  return next === null ? null : { text: joinTokens(tokens.slice(at, next)), isHeat: measure === null, next };
}

interface Having {
  /** Whether it is at hand. */
  owns: boolean;
  clauses: Clauses;
}

/** A tool or a unit at `at`; null if there is none. */
function toolAt(tokens: Tokens, at: number, { owns, clauses }: Having): Clause | null {
  const unit = unitAt(tokens, at, clauses.lexicon);
  // Without a fan is another heat
  if (unit && (owns || !unit.isHeat)) return { next: unit.next, unit: owns ? unit : null };
  const next = phraseEnd(tokens, at, clauses.lists.tools);
  return next === null ? null : { next, unit: null };
}

/** The words behind `I only have` or `no`, with a tool or unit and what is said around them; null without one. */
function toolsBehind(tokens: Tokens, from: number, having: Having): Clause | null {
  const tools: Clause[] = [];
  let next = from;
  while (next < tokens.length) {
    const tool = toolAt(tokens, next, having);
    const end = tool?.next ?? phraseEnd(tokens, next, having.clauses.lists.around);
    if (end === null) break;
    if (tool) tools.push(tool);
    next = skipSpace(tokens, end);
  }
  return tools.length === 0 ? null : { next, unit: tools.find(({ unit }) => unit)?.unit ?? null };
}

/** `but I only have a scale`, `no measuring cups`, `my oven is in Celsius`; null where neither tool nor unit follows. */
function toolClause(tokens: Tokens, at: number, clauses: Clauses): Clause | null {
  const { lists, portions } = clauses;
  const own = phraseEnd(tokens, at, lists.own);
  const first = Math.max(own ?? 0, phraseEnd(tokens, at, lists.lack) ?? 0);
  const found =
    first > 0 ? toolsBehind(tokens, skipSpace(tokens, first), { owns: own === first, clauses }) : null;
  if (found) return found;
  // `but I only have`, `I have no`
  const before = phraseEnd(tokens, at, lists.own, lists.around, portions.recipe);
  return before === null ? null : toolClause(tokens, skipSpace(tokens, before), clauses);
}

/** The end of words beside a question: `ça fait combien`, but only `ça fait` of `ça fait combien de pommes`; null for none. */
function asideEnd(tokens: Tokens, at: number, { lists, lexicon }: Clauses): number | null {
  const end = phraseEnd(tokens, at, lists.aside);
  if (end === null) return null;
  const { count, mayCount } = lexicon.list;
  const asks = tokens.findIndex(
    (_, start) => start > at && start < end && (phraseEnd(tokens, start, count, mayCount) ?? 0) > end,
  );
  return asks < 0 ? end : asks;
}

/** The tokens outside of clauses, whether there are any, and the unit that these want. */
function splitClauses(tokens: Tokens, clauses: Clauses) {
  const rest: Token[] = [];
  let unit: Unit | null = null;
  let found = false;
  for (let at = 0; at < tokens.length; ) {
    const isStart = tokens[at]?.kind === 'word';
    const aside = isStart ? asideEnd(tokens, at, clauses) : null;
    const clause = isStart ? (toolClause(tokens, at, clauses) ?? recipeClause(tokens, at, clauses)) : null;
    const next = clause?.next ?? aside;
    unit = clause?.unit ?? unit;
    found ||= next !== null;
    rest.push(...(next === null ? tokens.slice(at, at + 1) : tokensOf(' ')));
    at = next ?? at + 1;
  }
  return { rest, unit, found };
}

/** A question without its clauses, first with the unit at hand as what it asks for; none if it has no clause. */
function plainIn(question: string, clauses: Clauses): readonly string[] {
  const { howMany, count, mayCount } = clauses.lexicon.list;
  const { rest, unit, found } = splitClauses(tokensOf(question), clauses);
  const plain = joinTokens(trimTokens(rest)).replace(/\s+/g, ' ');
  if (!found || plain === '') return [];
  if (unit === null) return [plain];
  const tokens = tokensOf(plain);
  const ends = tokens.map((_, at) => phraseEnd(tokens, at, howMany, count, mayCount));
  const end = ends.find((found) => found !== null);
  const asked = `${joinTokens(tokens.slice(0, end ?? 0))} ${unit.text} ${joinTokens(tokens.slice(end ?? 0))}`;
  const wanted = [...(end ? [asked] : []), `${plain} = ${unit.text}`];
  return unit.isHeat ? wanted : [...wanted, plain];
}

/**
 * A question that was not understood, without what it says of its recipe and of what is at hand (`my recipe says 2 cups
 * flour but I only have a scale`): what it may ask then, the likeliest first. Numbers and foods stay.
 */
export function plainQuestions(question: string, context: AskContext): readonly string[] {
  for (const { words, names } of likelyData(question, context)) {
    const found = plainIn(question.trim(), {
      lexicon: askLexicon(names.index.lexicon, words),
      lists: cachedIn(indexed, words, ({ clauses, substitute, site }) =>
        indexLists({
          ...clauses,
          lack: [...clauses.lack, ...substitute.mayAsk],
          aside: site?.asides ?? [],
        }),
      ),
      portions: portionLists(words.portions),
      noun: words.portions.recipe[0] ?? '',
    });
    if (found.length > 0) return found;
  }
  return [];
}
