import type { FoodIndex } from '../../foods/match/foodIndex.ts';
import { MATCH_POLICIES } from '../../foods/match/levels.ts';
import { type FoodMatch, matchFood } from '../../foods/match/matchFood.ts';
import { tellingWords } from '../../foods/match/tellingWords.ts';
import type { ReadLine } from './readLine.ts';

/** `1 cup flour, sifted` is sifted after measuring; `1 cup sifted flour` before. */
const SIFTED_LATER = /^(?:sifted|tamis[ée]|gesiebt|tamizad[ao]|cernid[ao])/iu;

/** Words in parentheses right behind a food's name: `Morton` of `kosher salt (Morton)`. */
const ASIDE = /^\s{0,2}\(([^()]{1,60})\)/;

type Parts = Pick<ReadLine, 'parts'>;
type Named = Pick<ReadLine, 'amounts' | 'food' | 'parts'>;

/** The text after a food's name, up to the next comma: `dried` of `parsley, dried, to taste`. */
function remarkOf(text: string, { parts }: Parts): string {
  const after = parts.find(({ kind }) => kind === 'preparation' || kind === 'note');
  const rest = after ? text.slice(after.start).replace(/^[\s,;]+/, '') : '';
  const remark = rest.split(/[,;(]/)[0] ?? '';
  return SIFTED_LATER.test(remark) ? '' : remark;
}

/** What is said beside a food's name: words left out of it, such as `cooked` and `(dried)`, and the remark after it. */
export function remarksOf(text: string, read: Parts): readonly string[] {
  const left = read.parts
    .filter(({ kind }) => kind === 'other')
    .map(({ start, end }) => text.slice(start, end));
  // Longer remarks are about the package or the cook
  const short = left.join(' ').replace(/\([^()]*\)/g, (all) => (all.split(/\s+/).length > 2 ? ' ' : all));
  const food = read.parts.findLast(({ kind }) => kind === 'food');
  const aside = ASIDE.exec(text.slice(food?.end ?? text.length))?.[1] ?? '';
  return [short, aside.split(/\s+/).length > 2 ? '' : aside, remarkOf(text, read)];
}

/** The foods that a line may mean by its words; what a can holds is as good as drained. */
function matchLine<Id extends string>(text: string, read: Named, index: FoodIndex<Id>): FoodMatch<Id> | null {
  if (read.food === '') return null;
  const canned = read.amounts.some(({ role, unit }) => role === 'main' && unit === 'can');
  const [drained = ''] = canned ? tellingWords(index.lexicon).states.drained : [];
  return matchFood(read.food, index, [...remarksOf(text, read), drained]);
}

/** The food of a line that was read; null unless one is clearly meant. */
export function foodOfLine<Id extends string>(text: string, read: Named, index: FoodIndex<Id>): Id | null {
  const match = matchLine(text, read, index);
  return match && MATCH_POLICIES.recipe.answers.includes(match.level) ? match.id : null;
}

/** The foods that a line may mean if several share the name it gives; else none. */
export function foodsSharing<Id extends string>(
  text: string,
  read: Named,
  index: FoodIndex<Id>,
): readonly Id[] {
  const match = matchLine(text, read, index);
  return match?.level === 'shared' ? match.ids : [];
}
