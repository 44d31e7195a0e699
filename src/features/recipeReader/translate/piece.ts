import { LANGUAGES } from '#catalogs/languages.ts';
import { type Agreement, attributiveIn } from './forms.ts';
import type { Item } from './item.ts';
import type { Noun } from './noun.ts';
import { showCut, showWord } from './showWord.ts';
import type { Target } from './target.ts';

/** A part of a line as shown. */
export interface LinePart {
  text: string;
  /** As written, because its meaning is unknown. */
  kept: boolean;
}

export interface Piece extends LinePart {
  /** No space before it. */
  glued?: boolean;
  /** No space after it. */
  tight?: boolean;
}

/** A translated piece. */
export const shown = (text: string, glued = false): Piece => ({ text, kept: false, glued });

/** What is rendered with: the line, its language, and what words after the food agree with. */
export interface Scope {
  line: string;
  target: Target;
  agreement: Agreement;
}

const keptPiece = ({ line }: Scope, { start, end }: Item): Piece => ({
  text: line.slice(start, end),
  kept: true,
});

/** An item that stands where it stood. */
export function plainPiece(item: Item, scope: Scope): Piece {
  const { target, agreement, line } = scope;
  if (item.kind === 'word') {
    const text = showWord(item, target, agreement);
    return text === null ? keptPiece(scope, item) : shown(text);
  }
  if (item.kind === 'cut') return shown(showCut(item, target, agreement));
  if (item.kind === 'number') return shown(item.text);
  if (item.kind === 'mark') {
    const isSpaced = (position: number) => /\s/.test(line.charAt(position));
    const text = line.slice(item.start, item.end);
    const isPoint = /^[:;!?]$/.test(text);
    const before = isPoint ? LANGUAGES[target.language].beforeMarks : '';
    return { ...shown(before + text, isPoint || !isSpaced(item.start - 1)), tight: !isSpaced(item.end) };
  }
  return keptPiece(scope, item);
}

/** Where a word beside a food goes: before it, right after it, or after a comma. */
export type Side = 'before' | 'after' | 'tail';

export function sideOf(item: Item, noun: Noun, { language, writing }: Target): Side {
  if (item.kind === 'cut') return 'tail';
  if (item.kind !== 'word') return writing.joins.length > 0 ? 'after' : 'before';
  const { kind, shown: forms } = item.word;
  if (kind === 'preparation' || item.manners.length > 0) return 'tail';
  const form = forms[language];
  if (item.isChoice && writing.joins.length === 0) return 'tail';
  if (writing.joins.length > 0) return form.before ? 'before' : 'after';
  return writing.capitalNouns && (!noun.inflects || form.fixed) ? 'tail' : 'before';
}

/** A word right beside its noun. */
export function besidePiece(item: Item, noun: Noun, scope: Scope): Piece {
  if (item.kind !== 'word') return plainPiece(item, scope);
  const { language } = scope.target;
  const form = item.word.shown[language];
  return form.text === '' ? keptPiece(scope, item) : shown(attributiveIn(form, language, noun));
}
