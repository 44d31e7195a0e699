import { foldLetters } from '../../language/foldAccents.ts';
import { type Lexicon, type Phrases, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { numberAt } from '../../text/findings/numbers.ts';
import { GAP, isWord, joinTokens, removeFirst, trimTokens } from '../phraseRuns.ts';

/** Shorter words count whole: `res` is not a start of `resto`. */
const MIN_START_LENGTH = 4;

/** The next word, also behind a hyphen: `faux-filet`. */
function afterJoint(tokens: readonly Token[], at: number): number {
  const next = skipSpace(tokens, at);
  return tokens[next]?.key === '-' ? skipSpace(tokens, next + 1) : next;
}

/** Where a phrase ends that starts at a token, its last word with any ending; null if it does not. */
function endOfStart(tokens: readonly Token[], at: number, phrase: string): number | null {
  const words = phrase.split(' ');
  let next = at;
  for (const [place, word] of words.entries()) {
    const key = tokens[next]?.key ?? '';
    const isLast = place === words.length - 1 && word.length >= MIN_START_LENGTH;
    if (isLast ? !foldLetters(key).startsWith(word) : key !== word) return null;
    next = afterJoint(tokens, next + 1);
  }
  return next;
}

/** Whether a token is a mark between words: the comma of `1,5 l` is not. */
const isApart = ({ key }: Token, at: number, tokens: readonly Token[]) =>
  key === '?' || (key === ',' && tokens[at + 1]?.kind !== 'digits');

const textOf = (tokens: readonly Token[]) =>
  joinTokens(trimTokens(tokens.filter((token, at) => !isApart(token, at, tokens)))).replace(/\s+/g, ' ');

/** The words of a question that nothing has read yet; each reader takes those that it knows. */
export class UnreadWords {
  readonly #lexicon: Lexicon;
  #left: readonly Token[];

  constructor(tokens: readonly Token[], lexicon: Lexicon) {
    this.#left = tokens;
    this.#lexicon = lexicon;
  }

  #cut(from: number, to: number): void {
    this.#left = [...this.#left.slice(0, from), ...GAP, ...this.#left.slice(to)];
  }

  /** Takes the longest of the phrases, of equals the first; null if there is none. */
  take<Value>(phrases: Phrases<Value>): Value | null {
    let longest: { value: Value; from: number; to: number } | null = null;
    for (const from of this.#left.keys()) {
      const found = phraseAt(this.#left, from, phrases);
      if (found && found.next - from > (longest ? longest.to - longest.from : 0))
        longest = { value: found.value, from, to: found.next };
    }
    if (longest) this.#cut(longest.from, longest.to);
    return longest?.value ?? null;
  }

  /** Takes all of the phrases. */
  takeAll(phrases: Phrases<unknown>): void {
    for (let more = true; more; ) {
      const { tokens, found } = removeFirst(this.#left, phrases);
      this.#left = tokens;
      more = found;
    }
  }

  /** Takes the longest of the starts of words in the table, and gives its id; null if no word starts so. */
  takeStart(table: Readonly<Record<string, readonly string[]>>): string | null {
    let longest: { id: string; length: number; from: number; to: number } | null = null;
    for (const [id, phrases] of Object.entries(table))
      for (const phrase of phrases.map(foldLetters))
        for (const from of this.#left.keys()) {
          const to = endOfStart(this.#left, from, phrase);
          if (to !== null && phrase.length > (longest?.length ?? 0))
            longest = { id, length: phrase.length, from, to };
        }
    if (longest) this.#cut(longest.from, longest.to);
    return longest?.id ?? null;
  }

  /** Takes a number with the phrase behind it, also behind a degree sign, or the mark; null if there is none. */
  takeNumber<Value>(phrases: Phrases<Value>, mark?: string): { value: number; of: Value | null } | null {
    for (const at of this.#left.keys()) {
      const number = numberAt(this.#left, at, this.#lexicon);
      if (!number || number.as === 'article') continue;
      const sign = skipSpace(this.#left, number.next);
      const behind = skipSpace(this.#left, this.#left[sign]?.key === '°' ? sign + 1 : sign);
      const unit = phraseAt(this.#left, behind, phrases);
      const isMarked = mark !== undefined && this.#left[behind]?.key === mark;
      if (!unit && !isMarked) continue;
      this.#cut(at, unit?.next ?? behind + 1);
      return { value: number.value, of: unit?.value ?? null };
    }
    return null;
  }

  /** Takes the first number in digits. */
  takeDigits(): number | null {
    for (const at of this.#left.keys()) {
      const number = numberAt(this.#left, at, this.#lexicon);
      if (number?.as !== 'digits') continue;
      this.#cut(at, number.next);
      return number.value;
    }
    return null;
  }

  #isUnknown(at: number, known: readonly Phrases<unknown>[]): boolean {
    const isWordAt = this.#left[at]?.kind === 'word';
    return isWordAt && !known.some((phrases) => phraseAt(this.#left, at, phrases));
  }

  /** Where a name ends of words that are not known; its start if the first one is: `Ciudad de México`. */
  #endOfName(start: number, known: readonly Phrases<unknown>[]): number {
    if (!this.#isUnknown(start, known)) return start;
    const after = skipSpace(this.#left, this.#left[start + 1]?.key === '-' ? start + 2 : start + 1);
    const of = phraseAt(this.#left, after, this.#lexicon.list.of);
    const joined = of ? skipSpace(this.#left, of.next) : after;
    return this.#endOfName(this.#isUnknown(joined, known) ? joined : after, known);
  }

  /** Takes a name of words that are not known behind one of the phrases, also behind an article: `on the Zugspitze`. */
  takeNameBehind(phrases: Phrases<unknown>, known: readonly Phrases<unknown>[]): boolean {
    for (const from of this.#left.keys()) {
      const phrase = phraseAt(this.#left, from, phrases);
      if (!phrase) continue;
      const next = skipSpace(this.#left, phrase.next);
      const start = this.#isUnknown(next, known) ? next : skipSpace(this.#left, next + 1);
      const end = this.#endOfName(start, known);
      if (end === start) continue;
      this.#cut(from, end);
      return true;
    }
    return false;
  }

  /** Takes the first of the phrases with the number behind it, which has no unit: `TA 165`, `hydration 65`. */
  takeNumberBehind(phrases: Phrases<unknown>): number | null {
    for (const at of this.#left.keys()) {
      const phrase = phraseAt(this.#left, at, phrases);
      const number = phrase && numberAt(this.#left, skipSpace(this.#left, phrase.next), this.#lexicon);
      const behind = number ? skipSpace(this.#left, number.next) : 0;
      if (!number || this.#left[behind]?.key === '%') continue;
      if (phraseAt(this.#left, behind, this.#lexicon.units)) continue;
      this.#cut(at, number.next);
      return number.value;
    }
    return null;
  }

  /** What is left, without marks at its ends. */
  text(): string {
    return textOf(this.#left);
  }

  /** What is left from each number to the next. */
  amounts(): readonly string[] {
    const starts: number[] = [];
    for (let at = 0; at < this.#left.length; at++) {
      const number = numberAt(this.#left, at, this.#lexicon);
      if (!number || number.as === 'article') continue;
      starts.push(at);
      at = number.next - 1;
    }
    const ends = [...starts.slice(1), this.#left.length];
    return [0, ...starts].map((start, place) => textOf(this.#left.slice(start, [starts[0], ...ends][place])));
  }

  isEmpty(): boolean {
    return !this.#left.some(isWord);
  }
}
