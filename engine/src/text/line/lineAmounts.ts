import { type Lexicon, phraseAt } from '../../language/lexicon.ts';
import { skipSpace, type Token } from '../../language/tokens.ts';
import { areOfTwoSystems, isMeasure } from '../../units/measureWords.ts';
import { continues, joined } from '../findings/compound.ts';
import { type AmountRole, type Finding, isMeasured, type RoleFinding } from '../findings/finding.ts';
import { inParentheses, saysEach } from './inParentheses.ts';

export interface Cluster {
  amounts: RoleFinding[];
  /** The token after the last of them. */
  to: number;
}

/** Words for things that hold a known amount, so that a weight after them is the size of one. */
const CONTAINERS = new Set([
  'can',
  'jar',
  'bottle',
  'package',
  'becher',
  'piece',
  'knob',
  'slice',
  'clove',
  'glass',
]);
const isContainer = (unit: string | null) => unit !== null && CONTAINERS.has(unit);

/** The token that closes the parenthesis opened at `at`; the last token if none does. */
export function closing(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    if (tokens[index]?.key === '(') depth += 1;
    if (tokens[index]?.key === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** `1 cup, 240 ml milk`: in the other system. */
const isTwin = ({ unit: one }: Finding, { unit: other }: Finding) =>
  isMeasure(one) && isMeasure(other) && areOfTwoSystems(one, other);

/** Skips `about`, `=` and the like before an amount. */
function afterAbout(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  starts: ReadonlyMap<number, Finding>,
): number {
  let next = skipSpace(tokens, at);
  for (let steps = 0; steps < 5 && !starts.has(next); steps++) {
    const word =
      phraseAt(tokens, next, lexicon.list.about) ??
      phraseAt(tokens, next, lexicon.list.or) ??
      phraseAt(tokens, next, lexicon.list.each) ??
      phraseAt(tokens, next, lexicon.list.the);
    if (word) next = word.next;
    else if (/^[~=.:'≈@(]$/u.test(tokens[next]?.key ?? '')) next += 1;
    else break;
    next = skipSpace(tokens, next);
  }
  return next;
}

/** The counted word after sizes: `1 (14 oz) can`, `2 400 g tins`. */
function container(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { id: string; next: number } | null {
  let from = skipSpace(tokens, at);
  if (tokens[from]?.key === '-' || tokens[from]?.key === '.') from = skipSpace(tokens, from + 1);
  const modifier = phraseAt(tokens, from, lexicon.list.modifiers);
  const unit =
    phraseAt(tokens, from, lexicon.units) ??
    (modifier && phraseAt(tokens, skipSpace(tokens, modifier.next), lexicon.units));
  return unit ? { id: unit.value, next: unit.next } : null;
}

/** The amounts around the main one, and where the food may start. */
export function clusterFrom(
  tokens: readonly Token[],
  main: Finding,
  findings: readonly Finding[],
  lexicon: Lexicon,
): Cluster {
  const starts = new Map(findings.map((finding) => [finding.from, finding]));
  let head: RoleFinding = { ...main, role: 'main' };
  const others: RoleFinding[] = [];
  let to = main.to;
  let lengthTo = -1;
  const take = (finding: Finding, role: AmountRole) => {
    others.push({ ...finding, role });
    to = finding.to;
  };
  for (let steps = 0; steps < 12; steps++) {
    let at = skipSpace(tokens, to);
    if (tokens[at]?.key === '.') at = skipSpace(tokens, at + 1);
    const key = tokens[at]?.key ?? '';
    const direct = starts.get(at) ?? (key === '-' ? starts.get(skipSpace(tokens, at + 1)) : undefined);
    const measured = isMeasured(head);
    const last = others.at(-1) ?? head;
    if (key === '(') {
      const close = closing(tokens, at);
      const inside = findings.filter(({ from }) => from > at && from < close);
      const first = starts.get(afterAbout(tokens, at + 1, lexicon, starts));
      const isOne = (!measured && isContainer(head.unit)) || saysEach(tokens, at + 1, close, lexicon);
      if (first?.kind === 'length' || first?.kind === 'amount')
        others.push(...inParentheses(tokens, head, inside, isOne ? 'size' : 'alt', lexicon));
      else if (inside.length > 0 && inside.some(isMeasured) && head.unit === null && to === main.to) break;
      to = close + 1;
      continue;
    }
    if (key === 'x' && head.unit === null) {
      const size = starts.get(skipSpace(tokens, at + 1));
      if (size && isMeasured(size)) {
        take(size, 'size');
        continue;
      }
    }
    if (direct && isMeasured(direct) && direct !== head) {
      if (!measured) {
        take(direct, 'size');
        continue;
      }
      const again = others.at(-1);
      const whole = again?.role === 'alt' ? joined(tokens, again, direct) : null;
      // `500 g/1 lb 2 oz`
      if (whole) {
        others[others.length - 1] = whole;
        to = whole.to;
        continue;
      }
      if (continues(last, direct) && key !== '-') {
        take(direct, 'plus');
        continue;
      }
      // `1 lb-450 g`, `1 lb 450 g`: never added across systems
      if (direct.unit !== head.unit) {
        take(direct, 'alt');
        continue;
      }
    }
    if (direct && direct.kind === 'length' && !measured) {
      to = direct.to;
      lengthTo = to;
      continue;
    }
    const both = key === '+' && head.unit === null ? starts.get(skipSpace(tokens, at + 1)) : undefined;
    // `300 + 50 g`: both share the unit
    if (both && isMeasured(both)) {
      head = { ...head, unit: both.unit };
      take(both, 'plus');
      continue;
    }
    const plus = key === '+' ? at + 1 : (phraseAt(tokens, at, lexicon.list.plus)?.next ?? null);
    const added = plus === null ? undefined : starts.get(afterAbout(tokens, plus, lexicon, starts));
    const part = others.findLast(({ role }) => role === 'plus') ?? head;
    const isSaid = key === '+' || key === 'plus' || key === 'mas';
    if (added && measured && isMeasured(added) && (isSaid || continues(part, added))) {
      take(added, 'plus');
      continue;
    }
    const or = /^[/=|]$/.test(key) ? at + 1 : (phraseAt(tokens, at, lexicon.list.or)?.next ?? null);
    const again = or === null ? undefined : starts.get(afterAbout(tokens, or, lexicon, starts));
    const listed = key === ',' ? starts.get(skipSpace(tokens, at + 1)) : undefined;
    const isAgain = listed && measured && isTwin(head, listed);
    if ((again && isMeasured(again) && again.unit !== head.unit) || isAgain) {
      take(again ?? (listed as Finding), 'alt');
      continue;
    }
    const wasLength = head.kind === 'length' || to === lengthTo;
    if (again && again.kind === 'length' && wasLength) {
      to = again.to;
      continue;
    }
    const each = measured ? null : phraseAt(tokens, at, lexicon.list.each);
    const size = each ? starts.get(afterAbout(tokens, each.next, lexicon, starts)) : undefined;
    if (size && isMeasured(size)) {
      take(size, 'size');
      continue;
    }
    if (size?.kind === 'length') {
      to = size.to;
      continue;
    }
    const held =
      head.unit === null || head.kind === 'length' || (measured && others.every(({ role }) => role === 'alt'))
        ? container(tokens, to, lexicon)
        : null;
    // `1 1/5 (355 ml) cups`: a measure may follow an equivalent amount, but in `2 (14 oz) cups` it does not
    const isSpoon = held?.id === 'tbsp' || held?.id === 'tsp';
    const named = head.unit === null && (tokens[to - 1]?.key === ')' || isSpoon);
    if (held && isMeasure(held.id) && !named) break;
    if (held && head.unit === null && (others.length > 0 || to > main.to)) {
      head = { ...head, unit: held.id };
      to = held.next;
      continue;
    }
    if (held && head.kind === 'length') {
      to = held.next;
      continue;
    }
    const packed =
      held &&
      measured &&
      (held.id === 'can' ||
        held.id === 'package' ||
        held.id === 'jar' ||
        held.id === 'bottle' ||
        held.id === 'bunch');
    if (packed && tokens[skipSpace(tokens, held.next)]?.kind === 'word') {
      to = held.next;
      break;
    }
    break;
  }
  return { amounts: [head, ...others], to };
}
