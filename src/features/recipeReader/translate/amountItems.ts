import { foodWords } from '@gramwise/engine/foods/match/foodKey.ts';
import type { LineAmount } from '@gramwise/engine/text/line/readLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { foodItems } from './foodItems.ts';
import { glossAmount } from './glossAmount.ts';
import type { Place } from './readingAt.ts';
import type { GlossedLine } from './source.ts';
import { type Found, tokenFrom, wordAt } from './wordAt.ts';

/** Whether a food's name as an ingredient has the word that counts it: `feuille de laurier`, but `ail` for `gousse d’ail`. */
function namesCounted({ source, tokens }: GlossedLine, food: string, at: number): boolean {
  const { forms, listed, lexicon } = source;
  const name = foodWords(forms.get(food)?.text ?? listed.get(food) ?? '', lexicon);
  return foodWords(tokens[at]?.text ?? '', lexicon).some((word) => name.includes(word));
}

/** A food whose name starts with its counting word, as in `2 feuilles de laurier`; null if it does not. */
function countedFood(
  line: GlossedLine,
  amount: LineAmount,
  end: number,
): { from: number; found: Found } | null {
  const { tokens } = line;
  const to = tokenFrom(line, amount.end);
  if (isMeasure(amount.unit)) return null;
  const from = tokens.findIndex(
    (token, at) => token.start >= amount.start && at < to && token.kind === 'word',
  );
  if (from < 0) return null;
  const word = wordAt(line, from);
  const [first] = word?.items ?? [];
  const kind = first?.kind === 'word' && first.word.kind === 'kind' ? word : null;
  const found = kind ?? foodItems(line, from, end);
  if (!found) return null;
  const [item] = found.items;
  const isCounted = kind !== null || (item?.kind === 'food' && namesCounted(line, item.food, from));
  // `10 noisettes` are no lumps of butter
  const isAll = item?.kind === 'food' && item.food === line.food && line.text.slice(amount.end).trim() === '';
  const isCountedFood = isCounted ? found.next > to : isAll && found.next === to;
  return isCountedFood ? { from, found } : null;
}

/** The items of an amount, with its food if this is named by the counting word. */
export function amountItems(line: GlossedLine, amount: LineAmount, { at: from, end }: Place): Found {
  const counted = countedFood(line, amount, end);
  if (!counted) {
    const to = tokenFrom(line, amount.end);
    return { items: glossAmount(line, amount, { from, to }), next: to };
  }
  const { start } = line.tokens[counted.from] ?? amount;
  const number = glossAmount(line, { ...amount, end: start }, { from, to: counted.from });
  return { items: [...number, ...counted.found.items], next: counted.found.next };
}
