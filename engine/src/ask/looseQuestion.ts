import { indexById, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import { skipSpace, tokensOf } from '../language/tokens.ts';
import { numberAt } from '../text/findings/numbers.ts';
import { LOOSE_MEASURES, type LooseId } from '../vessels/looseMeasures.ts';
import type { AmountAnswer } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import { joinTokens, type Tokens } from './phraseRuns.ts';
import type { AskReaders } from './readers.ts';

/** So many knife tips or the like, with what they hold, from and to, in the unit of an answer. */
export interface LooseAnswer {
  id: LooseId;
  count: number;
  values: readonly number[];
  of: AmountAnswer;
}

const indexed = new WeakMap<SiteWords, Phrases<LooseId>>();

/** The measure with the number before it, and the tokens around both. */
interface Found {
  id: LooseId;
  count: number;
  before: Tokens;
  after: Tokens;
}

function findLoose(tokens: Tokens, { recipe, words: { site } }: AskLexicon): Found | null {
  const measures = site && cachedIn(indexed, site, ({ loose }) => indexById<LooseId>(loose));
  for (const at of measures ? tokens.keys() : []) {
    const found = measures && phraseAt(tokens, at, measures);
    if (!found) continue;
    const start = tokens.findIndex((_, from) => {
      const number = from < at ? numberAt(tokens, from, recipe) : null;
      return number !== null && skipSpace(tokens, number.next) === at;
    });
    const count = start < 0 ? 1 : (numberAt(tokens, start, recipe)?.value ?? 1);
    return {
      ...{ id: found.value, count },
      ...{ before: tokens.slice(0, start < 0 ? at : start), after: tokens.slice(found.next) },
    };
  }
  return null;
}

const isCounted = (tokens: Tokens, { recipe }: AskLexicon) =>
  tokens.some((_, at) => (numberAt(tokens, at, recipe)?.as ?? 'article') !== 'article');

/** What is asked in the place of the measure: as much of it as of a hundred milliliters. */
const STAND_IN = 100;

/** Answers a question for so many knife tips or splashes; null for any other question. */
export function looseAmount(text: string, context: AskContext, readers: AskReaders): LooseAnswer | null {
  const data = context.data[context.language];
  if (!data) return null;
  const lexicon = readers.askLexicon(data.names.index.lexicon, data.words);
  const found = findLoose(tokensOf(text.trim()), lexicon);
  if (!found || [found.before, found.after].some((tokens) => isCounted(tokens, lexicon))) return null;
  const { id, count } = found;
  const { ml, in: usual } = LOOSE_MEASURES[id];
  const asked = `${joinTokens(found.before)} ${STAND_IN} ml ${joinTokens(found.after)}`.trim();
  const amountOf = (question: string): AmountAnswer | null => {
    const { answer } = readers.ask(question, context);
    return answer.kind === 'answer' && answer.result.kind === 'amount' ? answer.result : null;
  };
  const plain = amountOf(asked);
  const of = plain?.named === false ? amountOf(`${asked} = ${plain.food ? usual : 'ml'}`) : plain;
  const [value = 0, more] = of?.main.values ?? [];
  if (!of || more !== undefined) return null;
  return { id, count, of, values: [...new Set(ml)].map((size) => (count * size * value) / STAND_IN) };
}
