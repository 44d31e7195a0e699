import { distinguishingWords } from '../../foods/match/distinguishingWords.ts';
import { foodWords } from '../../foods/match/foodKey.ts';
import { hasPhrase, type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { ReadLine } from './readLine.ts';

/**
 * Whether foods go on after a comma before their `or`: `almond, soy, or coconut milk`, but not `milk, soy, or almond
 * milk`.
 */
function goesOn(name: string, [item = '', last = '']: readonly string[], lexicon: Lexicon): boolean {
  const { list } = lexicon;
  if (phraseAt(tokensOf(last.trim()), 0, list.or) === null) return false;
  const others = foodWords(last, lexicon);
  return (
    !foodWords(name, lexicon).some((word) => others.includes(word)) &&
    ![list.prepared, list.neutral, list.kinds, list.or].some((words) => hasPhrase(tokensOf(item), words))
  );
}

/** The text after a food's name, up to the next comma: `dried` of `parsley, dried, to taste`. */
export function remarkOf(
  text: string,
  { parts, food }: Pick<ReadLine, 'food' | 'parts'>,
  lexicon: Lexicon,
): string {
  const after = parts.find(({ kind }) => kind === 'preparation' || kind === 'note');
  const rest = after ? text.slice(after.start).replace(/^[\s,;]+/, '') : '';
  const said = rest.split(/[,;(]/);
  const remark = said.slice(0, goesOn(food, said, lexicon) ? 2 : 1).join(',');
  if (remark === '') return remark;
  const { seeds, states } = distinguishingWords(lexicon);
  const has = (name: string, isMeant: (word: string) => boolean) => foodWords(name, lexicon).some(isMeant);
  const tokens = tokensOf(remark);
  // `1 cup flour, sifted` is sifted after measuring, `1 cup sifted flour` before; so are `cumin seeds, ground` and
  // `arugula, rinsed and dried`
  const isLater =
    phraseAt(tokens, 0, lexicon.list.doneLater) ||
    (has(remark, (word) => states.ground.has(word)) &&
      has(food, (word) => seeds.some((seed) => word.endsWith(seed)))) ||
    (phraseAt(tokens, 0, lexicon.list.prepared) &&
      tokens.some(({ key }) => lexicon.list.and.map.has(key)) &&
      has(remark, (word) => states.dried.has(word)));
  // `harina, para el bizcocho` is for a part of the dish, no flour of its own
  const use = /[,;]\s*$/.test(text.slice(0, text.length - rest.length)) ? lexicon.list.headingStart : null;
  const isUse = use !== null && (phraseAt(tokens, 0, use)?.next ?? 0) > 1;
  return isLater || isUse ? '' : remark;
}
