import type { ListedNames } from '../foods/match/listedNames.ts';
import type { Kitchen } from '../kitchens/kitchen.ts';
import type { AskWords } from '../language/askWords/askWords.ts';
import { detectLanguageCode } from '../language/detectLanguage.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { askBeside } from './askBeside.ts';
import type { askPans } from './askPans.ts';
import type { severalNumbers } from './severalNumbers.ts';
import type { writeSpokenNumbers } from './spokenNumbers.ts';

/** A language's question words and food names. */
export interface LanguageData {
  words: AskWords;
  names: ListedNames;
}

/** What only few questions need. */
export interface RareParts {
  readPans: typeof askPans;
  writeNumbers: typeof writeSpokenNumbers;
  severalNumbers: typeof severalNumbers;
  compare: typeof askBeside;
}

/** The data that questions are answered from. */
export interface AskContext {
  /** The tag of the page's language, which wins if several fit. */
  language: string;
  /** The tags of all languages that a question may be in, loaded or not. */
  languages: readonly string[];
  kitchen: Kitchen;
  /** The recipe words of the loaded languages, including the page's. */
  lexicons: Readonly<Partial<Record<string, Lexicon>>>;
  /** The other data of the languages loaded in full, including the page's, so that questions can be read in them. */
  data: Readonly<Partial<Record<string, LanguageData>>>;
  /** Those of the rare parts that are loaded and that the question has a sign of. */
  rare: { readonly [Part in keyof RareParts]?: RareParts[Part] | undefined };
}

/** The indexed words of the loaded languages. */
export const loadedLexicons = ({ lexicons }: AskContext): readonly Lexicon[] =>
  Object.values(lexicons).filter((lexicon) => lexicon !== undefined);

/** The loaded language that a question is in, the page's if none is likelier. */
export const likelyLanguage = (asked: string, context: AskContext): string =>
  detectLanguageCode(asked, context.language, loadedLexicons(context));

/** The data of the page's language and of the one that a question is likely in, each once, as far as they are loaded. */
export const likelyData = (question: string, context: AskContext): readonly LanguageData[] =>
  [...new Set([context.language, likelyLanguage(question, context)])].flatMap(
    (code) => context.data[code] ?? [],
  );

/** The languages that questions can be read in, the page's first. */
export const loadedLanguages = ({ language, languages, data }: AskContext): readonly string[] =>
  [...new Set([language, ...languages])].filter((code) => data[code]);

/** Kinds of answers, from the best. */
const ANSWERING = ['answer', 'choose', 'hint'] as const;

/** The best of what the loaded languages found, by the kind of its answer; the first of several, undefined of none. */
export const bestAnswered = <Found>(
  found: readonly Found[],
  answerOf: (candidate: Found) => { kind: (typeof ANSWERING)[number] },
): Found | undefined =>
  ANSWERING.flatMap((kind) => found.filter((candidate) => answerOf(candidate).kind === kind))[0];
