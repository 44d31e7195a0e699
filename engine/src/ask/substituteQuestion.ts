import type { AskWords } from '../language/askWords/askWords.ts';
import { hasPhrase, indexLists, type Lists, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SiteWords } from '../language/siteWords/siteWords.ts';
import type { LimitedAskWords } from '../language/substituteLimits/substituteLimitWords.ts';
import { skipSpace, type Token, tokensOf } from '../language/tokens.ts';
import { type SubstitutePhrase, substitutePhrases } from './namesSubstitute.ts';
import { GAP, hasDigits, joinTokens, phraseEnd, trimTokens, withoutEnd, withoutStart } from './phraseRuns.ts';
import { completeForm, splitFormQuestion } from './substituteForm.ts';
import { type TakenLimits, takeLimits } from './takeLimits.ts';

/** `Eiersatz` without its end, where a language joins it to the food. */
function withoutSuffix(text: string, { suffixes }: AskWords['substitute']): string | null {
  const found = suffixes.find(
    (suffix) => text.length > suffix.length + 1 && new RegExp(`\\S${suffix}$`, 'i').test(text),
  );
  return found === undefined ? null : text.slice(0, -found.length).replace(/-$/, '');
}

/** What a question such as `vegan substitute for 1 cup buttermilk` wants to replace, and what it limits that to. */
export interface SubstituteQuestion extends TakenLimits {
  text: string;
  /** What may replace it, or what it is used in; empty if neither is named: `oil instead of butter`. */
  by: string;
  /** Whether the two may be meant the other way round: `substitute honey for sugar`, but `substitute eggs for baking`. */
  turned: boolean;
  /**
   * False if its words ask for it only where nothing else answers them: `what can I use`; and if `by` must be a food, too:
   * `cambiar 2 huevos por plátano`, but not `cambiar 2 tazas por gramos`.
   */
  sure: boolean | 'by';
  /** Whether it is the same food in another form, by whose word `by` may name it alone. */
  form?: boolean;
  /** Whether it asks how the food is made. */
  made?: boolean;
}

/** The words behind the last comma or period; null if there is none. */
function lastClause(tokens: readonly Token[]): readonly Token[] | null {
  const mark = tokens.findLastIndex(({ key }, at) => /[,.;:]/.test(key) && tokens[at + 1]?.kind === 'space');
  return mark < 0 ? null : tokens.slice(mark + 1);
}

const NO_WORDS: SiteWords['replaces'] = {
  around: [],
  mayAskToo: [],
  makes: [],
  forms: [],
  by: [],
  replacedBy: [],
  turns: [],
  turnedBy: [],
  needs: [],
};

type SubstituteWords = AskWords['substitute'] & SiteWords['replaces'] & Pick<AskWords, 'howMany'>;
const lists = new WeakMap<AskWords, Lists<SubstituteWords>>();

const listsOf = (words: AskWords) =>
  cachedIn(lists, words, ({ substitute, site, howMany }) =>
    indexLists({ ...substitute, ...(site?.replaces ?? NO_WORDS), howMany }),
  );

/** Where `instead of` starts, if what replaces the food is named before it: `oil instead of butter`; else 0. */
function insteadAt(tokens: readonly Token[], words: AskWords): number {
  const { insteadOf } = listsOf(words);
  const at = tokens.findIndex((_, from) => from > 0 && phraseAt(tokens, from, insteadOf) !== null);
  return at < 0 || hasDigits(tokens.slice(0, at)) ? 0 : at;
}

/** Words without the phrases around them, and without what they are for: `oil in brownies`. */
const named = (tokens: readonly Token[], words: AskWords) => {
  const phrases = substitutePhrases(words);
  const { by } = listsOf(words);
  const rest = withoutStart(withoutStart(tokens, by), phrases);
  const at = rest.findIndex((_, from) => from > 0 && phraseAt(rest, from, by) !== null);
  return joinTokens(withoutEnd(at < 0 ? rest : rest.slice(0, at), phrases));
};

/** Whether a verb stands right before the first of two foods that `for` joins: `substitute honey for sugar`. */
function isTurned(tokens: readonly Token[], words: AskWords): boolean {
  const { turns, turnedBy, by } = listsOf(words);
  const at = tokens.findIndex((_, from) => phraseAt(tokens, from, turns) !== null);
  const next = skipSpace(tokens, phraseAt(tokens, at, turns)?.next ?? tokens.length);
  const link = tokens.findIndex((_, from) => from >= next && phraseAt(tokens, from, by) !== null);
  return link > next && phraseAt(tokens, link, turnedBy) !== null && named(tokens.slice(0, at), words) === '';
}

/** Where what replaces the food, what it is for or the question itself starts: `butter with oil`, `eggs in a cake`. */
function otherAt(tokens: readonly Token[], words: AskWords, found: readonly SubstitutePhrase[]) {
  const [phrases, { by, howMany, replacedBy }] = [substitutePhrases(words), listsOf(words)];
  const asksAt = (at: number) => {
    if (hasDigits(tokens.slice(0, at))) return false;
    const phrase = phraseAt(tokens, at, phrases);
    // In `cheap substitute for butter` the food comes last
    const next = skipSpace(tokens, phrase?.next ?? at);
    const isLast = phraseAt(tokens, next, by) !== null && phraseAt(tokens, next, replacedBy) === null;
    return phrase?.value === 'asks' && !isLast;
  };
  // `kein Ei im Haus` says nothing of what it is for
  const joins = (from: number) => {
    const link = phraseAt(tokens, from, by);
    return link !== null && (phraseAt(tokens, from, phrases)?.next ?? 0) <= link.next;
  };
  // `instead of 100 g sugar how much honey`
  const counts = (from: number) => found.includes('asks') && phraseAt(tokens, from, howMany) !== null;
  const at = tokens.findIndex((_, from) => from > 0 && (asksAt(from) || joins(from) || counts(from)));
  return at < 0 ? { at: tokens.length, asks: false } : { at, asks: asksAt(at) };
}

/** Whether words may be a food alone, and no question for an amount of one. */
const namesNoAmount = (tokens: readonly Token[], words: AskWords) =>
  !hasDigits(tokens) && !hasPhrase(tokens, listsOf(words).howMany);

const AMOUNT_FIRST = /^[\d½¼¾⅓⅔⅛]/;

/** How sure the phrases around a food ask for what replaces it; null if they do not. */
function surenessOf(
  found: readonly SubstitutePhrase[],
  { isAmount, noAmount, by }: { isAmount: boolean; noAmount: boolean; by: string },
): SubstituteQuestion['sure'] | null {
  if (found.includes('asks')) return true;
  const may = found.filter((phrase) => phrase === 'mayAsk' || phrase === 'makes').length;
  // `missing 2 eggs, what now` says both that they are missing and that it asks
  if ((may > 1 && isAmount) || (may > 0 && noAmount)) return false;
  return may > 0 && isAmount && by !== '' ? 'by' : null;
}

/** What tokens ask to replace: `no eggs, what is a substitute for eggs`. */
function askedIn(
  tokens: readonly Token[],
  words: AskWords,
): Omit<SubstituteQuestion, keyof TakenLimits> | null {
  const phrases = substitutePhrases(words);
  const found: SubstitutePhrase[] = [];
  const from = insteadAt(tokens, words);
  const food = withoutEnd(withoutStart(tokens.slice(from), phrases, found), phrases, found);
  const other = otherAt(food, words, found);
  const ends: SubstitutePhrase[] = [];
  const asked = withoutEnd(food.slice(0, other.at), phrases, ends);
  // `eggs at home, what can I use for pancakes`, but not `cheap substitute for butter`
  const isAsked = ends.includes('mayAsk') && !ends.includes('asks');
  if (isAsked) found.push(...ends);
  const behind = ends.includes('asks') && !found.includes('asks') ? joinTokens(asked) : '';
  const rest = joinTokens(ends.includes('asks') ? food.slice(0, other.at) : asked);
  const by = named(from > 0 ? tokens.slice(0, from) : food.slice(other.at), words);
  const joined = withoutSuffix(rest, words.substitute);
  if (joined !== null) return { text: joined, by, sure: true, turned: false };
  const sure =
    other.asks ||
    surenessOf(found, { isAmount: AMOUNT_FIRST.test(rest), noAmount: namesNoAmount(food, words), by });
  if (sure !== null && rest !== '')
    return {
      ...{ text: rest, by, sure, turned: from === 0 && isTurned(tokens, words) },
      ...(found.includes('makes') && { made: true }),
    };
  // `butter substitute in cookies`, where a language has it so; before `for` it may be the other: `oil substitute for butter`
  const { turnedBy } = listsOf(words);
  if (behind !== '' && turnedBy.map.size > 0) {
    const turned = phraseAt(food, skipSpace(food, other.at), turnedBy) !== null;
    return { text: behind, by, sure: true, turned };
  }
  const clause = lastClause(tokens);
  return clause && askedIn(clause, words);
}

/** A number and its unit, or a number alone. */
const AMOUNT = /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛]*(?:\p{L}+\.?)?$/u;

/** The food with the amount behind the question: `buttermilk substitute 200 ml`, `out of buttermilk need 1 cup`. */
function amountFirst<Asked extends Pick<SubstituteQuestion, 'text' | 'by'>>(
  asked: Asked,
  words: AskWords,
): Asked {
  const { text, by } = asked;
  if (AMOUNT.test(by) && !/\d/.test(text)) return { ...asked, text: `${by} ${text}`, by: '' };
  const tokens = tokensOf(text);
  const at = tokens.findIndex((_, from) => from > 0 && phraseAt(tokens, from, listsOf(words).needs) !== null);
  const amount = joinTokens(withoutStart(tokens.slice(Math.max(at, 0)), listsOf(words).needs));
  if (at < 0 || !AMOUNT.test(amount)) return asked;
  return { ...asked, text: `${amount} ${joinTokens(trimTokens(tokens.slice(0, at)))}` };
}

/** The words around an amount that ends a question, and it: `no buttermilk what can I use for 1 cup`; null without one. */
function amountBehind(tokens: readonly Token[], words: AskWords) {
  const { needs, by } = listsOf(words);
  for (const at of tokens.keys()) {
    const link = phraseEnd(tokens, at, needs, by);
    if (link === null) continue;
    const end = trimTokens(tokens.slice(link));
    const amount = withoutEnd(end, substitutePhrases(words));
    const text = joinTokens(amount);
    if (AMOUNT.test(text))
      return { amount: text, around: [...tokens.slice(0, at), ...GAP, ...end.slice(amount.length)] };
  }
  return null;
}

/** What the last clause asks to replace, if it names an amount: `no eggs, what do I replace 2 eggs with`. */
function askedLast(tokens: readonly Token[], words: AskWords) {
  const clause = lastClause(tokens);
  const asked = clause && askedIn(clause, words);
  return asked?.sure === true && AMOUNT_FIRST.test(asked.text) ? asked : null;
}

/** Reads such a question; null for any other. */
export function splitSubstituteQuestion(text: string, words: LimitedAskWords): SubstituteQuestion | null {
  const { tokens, ...limits } = takeLimits(tokensOf(text), words.limits);
  const asked = askedLast(tokens, words) ?? askedIn(tokens, words);
  if (asked) {
    const first = amountFirst(asked, words);
    return { ...first, text: completeForm(first, words), ...limits };
  }
  const form = splitFormQuestion(text, words);
  if (form) return { ...form, sure: true, turned: false, form: true, ...limits };
  const behind = amountBehind(tokens, words);
  const missing = behind && askedIn(behind.around, words);
  return missing && { ...missing, text: `${behind.amount} ${missing.text}`, ...limits };
}

/** What a question wants to replace, in the first language whose words say so; null for any other question. */
export function findSubstituteQuestion(
  question: string,
  words: readonly LimitedAskWords[],
): SubstituteQuestion | null {
  for (const languageWords of words) {
    const asked = splitSubstituteQuestion(question, languageWords);
    if (asked) return asked;
  }
  return null;
}
