import { indexList, indexPhrases, type Phrases, phraseAt } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import type { SubstituteLimitWords } from '../language/substituteLimits/substituteLimitWords.ts';
import { skipSpace, type Token } from '../language/tokens.ts';
import { ALLERGENS, type Allergen } from '../recipes/allergens.ts';
import type { SubstituteDiet, SubstituteLimit } from '../recipes/substituteLimits.ts';
import { GAP } from './phraseRuns.ts';

type Limits = readonly SubstituteLimit[];

interface Indexed {
  /** Phrases that stand alone: `vegan`, `egg free`. */
  alone: Phrases<Limits>;
  /** Phrases that more may follow: `without milk`. */
  listed: Phrases<Limits>;
  contents: Phrases<Limits>;
  and: Phrases<true>;
  names: Phrases<true>;
  other: Phrases<true>;
}

const indexed = new WeakMap<SubstituteLimitWords, Indexed>();

/** Phrases with every limit that they mean: nuts are `Peanuts` and `Nuts`. */
function phrasesOf(
  words: SubstituteLimitWords['words'],
  forms: readonly string[] = ['{x}'],
): readonly (readonly [string, Limits])[] {
  const found = new Map<string, Limits>();
  for (const [limit, some] of Object.entries(words) as [SubstituteLimit, readonly string[]][])
    for (const phrase of some.flatMap((word) => forms.map((form) => form.replace('{x}', word))))
      found.set(phrase, [...(found.get(phrase) ?? []), limit]);
  return [...found];
}

function indexLimits(limits: SubstituteLimitWords): Indexed {
  const { words, contents, free, and, names, other } = limits;
  const isListed = (form: string) => form.endsWith('{x}');
  return {
    alone: indexPhrases([
      ...phrasesOf(words),
      ...phrasesOf(
        contents,
        free.filter((form) => !isListed(form)),
      ),
    ]),
    listed: indexPhrases(phrasesOf(contents, free.filter(isListed))),
    contents: indexPhrases(phrasesOf(contents)),
    and: indexList(and),
    names: indexList(names),
    other: indexList(other),
  };
}

/** The limits at a token and where they end: `without milk or eggs`. */
function limitsAt(tokens: readonly Token[], at: number, index: Indexed) {
  const listed = phraseAt(tokens, at, index.listed);
  if (!listed) return phraseAt(tokens, at, index.alone);
  let { value, next } = listed;
  for (;;) {
    const and = phraseAt(tokens, skipSpace(tokens, next), index.and);
    const more = and && phraseAt(tokens, skipSpace(tokens, and.next), index.contents);
    if (!more) return { value, next };
    value = [...value, ...more.value];
    next = more.next;
  }
}

/** What a question says that a substitute must fit. */
export interface TakenLimits {
  diet: SubstituteDiet | null;
  /** What it must not contain, in the order of the law. */
  without: readonly Allergen[];
  /** Whether it must fit something else, which no filter knows. */
  other: boolean;
}

/** What each diet excludes, the strictest first. */
const EXCLUDED: Readonly<Record<SubstituteDiet, readonly Allergen[]>> = {
  vegan: ['Milk', 'Eggs'],
  vegetarian: [],
  'gluten-free': ['Wheat'],
  'dairy-free': ['Milk'],
};
const DIETS = Object.keys(EXCLUDED) as SubstituteDiet[];
const isDiet = (limit: SubstituteLimit): limit is SubstituteDiet => limit in EXCLUDED;

/** One diet, and as allergens what it does not exclude. */
function combined(limits: ReadonlySet<SubstituteLimit>): Omit<TakenLimits, 'other'> {
  const diet = DIETS.find((id) => limits.has(id)) ?? null;
  const named = [...limits].flatMap((limit) => (isDiet(limit) ? EXCLUDED[limit] : limit));
  const excluded = diet ? EXCLUDED[diet] : [];
  return { diet, without: ALLERGENS.filter((id) => named.includes(id) && !excluded.includes(id)) };
}

/** Takes what a substitute must fit out of a question, whose other words stay. */
export function takeLimits(
  tokens: readonly Token[],
  words: SubstituteLimitWords,
): TakenLimits & { tokens: readonly Token[] } {
  const index = cachedIn(indexed, words, indexLimits);
  const rest: Token[] = [];
  const limits = new Set<SubstituteLimit>();
  let other = false;
  for (let at = 0; at < tokens.length; ) {
    const name = phraseAt(tokens, at, index.names);
    const found = name ? null : limitsAt(tokens, at, index);
    for (const limit of found?.value ?? []) limits.add(limit);
    other ||= !name && !found && phraseAt(tokens, at, index.other) !== null;
    const next = (name ?? found)?.next ?? at + 1;
    // A word before a food, such as `vegan`, leaves no gap between an amount and it
    if (!found) rest.push(...tokens.slice(at, next));
    else if (phraseAt(tokens, at, index.listed)) rest.push(...GAP);
    at = next;
  }
  return { tokens: rest, ...combined(limits), other };
}
