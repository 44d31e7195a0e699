import type { RecipeLanguage } from './languagePack.ts';
import { phraseAt, type Signs, signsOf } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** In characters; enough to detect the language and the country of a recipe. */
const SAMPLE_LENGTH = 6000;

/** The tokens of the start of a text. */
export const sampleOf = (text: string): readonly Token[] => tokensOf(text.slice(0, SAMPLE_LENGTH));

/** How much of a text consists of a language's words. */
function scoreOf(tokens: readonly Token[], { list, units }: Signs): number {
  let score = 0;
  for (let at = 0; at < tokens.length; at++) {
    const { kind, key } = tokens[at] as Token;
    if (kind !== 'word') continue;
    if (list.common.map.has(key)) score += 2;
    if (list.prepared.map.has(key)) score += 1;
    // `c. à soupe` tells more than `g`, which all four have
    const unit = key.length > 1 ? phraseAt(tokens, at, units) : null;
    if (unit) score += unit.next - at > 1 ? 3 : 1;
  }
  return score;
}

/** The tag of the language with the most of its frequent words and units in a text; `otherwise` if there are none. */
export const detectLanguageCode = (text: string, otherwise: string, lexicons: readonly Signs[]): string =>
  likelyCode(sampleOf(text), otherwise, lexicons);

function likelyCode(tokens: readonly Token[], otherwise: string, lexicons: readonly Signs[]): string {
  let best = otherwise;
  let topScore = 0;
  for (const lexicon of lexicons) {
    const { code } = lexicon.words;
    const score = scoreOf(tokens, lexicon);
    if (score > topScore || (score === topScore && code === otherwise)) {
      best = code;
      topScore = score;
    }
  }
  return best;
}

/** Detects which of some languages a text or its sample is in; the first wins a tie, undefined if there are none. */
export function detectLanguage<Language extends RecipeLanguage>(
  text: string | readonly Token[],
  languages: readonly [Language, ...Language[]],
): Language;
export function detectLanguage<Language extends RecipeLanguage>(
  text: string | readonly Token[],
  languages: readonly Language[],
): Language | undefined;
export function detectLanguage<Language extends RecipeLanguage>(
  text: string | readonly Token[],
  languages: readonly Language[],
): Language | undefined {
  const [first, ...more] = languages;
  if (!first || more.length === 0) return first;
  const code = likelyCode(
    typeof text === 'string' ? sampleOf(text) : text,
    first.line.code,
    languages.map(({ line }) => signsOf(line)),
  );
  return languages.find(({ line }) => line.code === code) ?? first;
}
