import type { Lexicon } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { isMeasure, MEASURES } from '../../units/measureWords.ts';
import { added, joined } from '../findings/compound.ts';
import { type Finding, isMeasured, type RoleFinding } from '../findings/finding.ts';
import type { FoodRuns } from './foodName.ts';
import { saysEach } from './inParentheses.ts';
import { type Cluster, closing } from './lineAmounts.ts';

/** Whether there is nothing but a sign between two tokens. */
const onlySigns = (tokens: readonly Token[]) =>
  tokens.every(({ kind, key }) => kind === 'space' || /^[/;,=~-]$/.test(key));

/** Whether one of two amounts is a weight and the other a volume. */
const isWeighed = ({ unit: one }: Finding, { unit: other }: Finding) =>
  isMeasure(one) && isMeasure(other) && MEASURES[one].kind !== MEASURES[other].kind;

/** Whether tokens only say how a food is prepared: `, packed`. */
const isPrepared = (tokens: readonly Token[], { list }: Lexicon) =>
  tokens.every(({ kind, key }) => (kind === 'word' ? list.prepared.map.has(key) : /^[ ,]$/.test(key)));

/** `2 cups flour, 250 g`: the same amount by weight, at the end of the line. */
function endsLine(tokens: readonly Token[], main: Finding, food: FoodRuns, finding: Finding): boolean {
  if (!isWeighed(main, finding)) return false;
  const between = tokens.slice(food.to, finding.from);
  return between.length <= 3 && onlySigns(between) && tokens.slice(finding.to).every(isEnd);
}

const isEnd = ({ kind, key }: Token) => kind === 'space' || key === '.';

/** `1 cup flour plus 2 tablespoons`, `2 tbsp oil, plus 1 tbsp for the pan`: more of the same food. */
function isMore(tokens: readonly Token[], food: FoodRuns, { from, to }: Finding): boolean {
  const between = tokens.slice(food.to, from).filter(({ kind, key }) => kind !== 'space' && key !== ',');
  const next = tokens[skipSpace(tokens, to)]?.key;
  return (
    between.length === 1 &&
    /^(?:\+|plus|mas)$/.test(between[0]?.key ?? '') &&
    (next === undefined || /^(?:[,.;()]|for|pour|fur|para|zum)$/.test(next))
  );
}

const MOST_BEFORE = 8;

/** `4 cod fillets (6 oz each)`, `4 cod fillets, 6 oz each`, `4 Filets, je 180 g`: the weight of one. */
function isOfEach(tokens: readonly Token[], food: FoodRuns, { from, to }: Finding, lexicon: Lexicon) {
  let open = from - 1;
  while (open > from - MOST_BEFORE && open >= 0 && !/^[()]$/.test(tokens[open]?.key ?? '')) open -= 1;
  if (tokens[open]?.key === '(') return saysEach(tokens, open + 1, closing(tokens, open), lexicon);
  const { about, of } = lexicon.list;
  const isNear = tokens
    .slice(food.to, from)
    .every(
      ({ kind, key }, index) =>
        kind !== 'word' ||
        saysEach(tokens, food.to + index, food.to + index + 1, lexicon) ||
        about.map.has(key) ||
        of.map.has(key),
    );
  return isNear && food.to <= from && saysEach(tokens, food.to, Math.min(tokens.length, to + 2), lexicon);
}

/** Amounts after the name: `3 aubergines (900 g)`, `2 tins sardines (~4 oz)`, `1 stick butter (4 oz / 115 g)`. */
export function laterAmounts(
  tokens: readonly Token[],
  cluster: Cluster,
  food: FoodRuns,
  later: readonly Finding[],
  lexicon: Lexicon,
): RoleFinding[] {
  const [main] = cluster.amounts;
  if (!main) return [];
  const role = main.unit !== null && !isMeasured(main) ? 'size' : 'alt';
  const found: RoleFinding[] = [];
  for (const finding of later.slice(0, 6)) {
    if (!isMeasured(finding)) continue;
    const before = found.at(-1);
    const whole = before && (joined(tokens, before, finding) ?? added(tokens, before, finding, lexicon));
    if (whole && before.role !== 'plus') {
      found[found.length - 1] = whole;
      continue;
    }
    if (isOfEach(tokens, food, finding, lexicon)) {
      found.push({ ...finding, role: 'size' });
      continue;
    }
    if (isMeasured(main) && found.length === 0 && isMore(tokens, food, finding)) {
      found.push({ ...finding, role: 'plus' });
      continue;
    }
    if (finding.unit === main.unit) continue;
    let at = finding.from - 1;
    for (let steps = 0; steps < 4 && at > 0 && tokens[at]?.key !== '('; steps++) at -= 1;
    const opens = tokens[at]?.key === '(' && at <= food.to + 2 && finding.from <= food.to + 6;
    const isAfter = tokens[at]?.key === '(' && isPrepared(tokens.slice(food.to, at), lexicon);
    const last = found.at(-1);
    const again = last !== undefined && onlySigns(tokens.slice(last.to, finding.from));
    if (opens || again || (isAfter && isWeighed(main, finding)) || endsLine(tokens, main, food, finding))
      found.push({ ...finding, role });
  }
  return found;
}
