import { fill } from '#catalogs/template.ts';
import { type Agreement, agreeing, attributiveIn, type Form, parseForm } from './forms.ts';
import type { ItemOf } from './item.ts';
import type { Target } from './target.ts';

/** A word as shown after its noun, with how it is done; null if the language has none. */
export function showWord(
  { word, manners }: ItemOf<'word'>,
  { language }: Target,
  agreement: Agreement,
): string | null {
  const forms = [...manners.map(({ shown }) => shown[language]), word.shown[language]];
  if (forms.some(({ text }) => text === '')) return null;
  return forms.map((form) => agreeing(form, language, agreement)).join(' ');
}

/** `in kleine Würfel geschnitten`. */
export function showCut(item: ItemOf<'cut'>, { language, file }: Target, agreement: Agreement): string {
  const { adjectives, isAbout, length, isThick, shape, isDone } = item;
  const pattern = file.patterns.cuts[language];
  const noun = shape.shown[language];
  const agreed = { gender: noun.gender ?? 'm', plural: true } as const;
  const isBefore = ({ before }: Form) =>
    !pattern.what.includes('{after}') || (before && pattern.what.includes('{before}'));
  const beside = (before: boolean) =>
    adjectives
      .map(({ shown }) => shown[language])
      .filter((adjective) => isBefore(adjective) === before)
      .map((adjective) => attributiveIn(adjective, language, agreed))
      .join(' ');
  const before = isAbout ? pattern.about : pattern.of;
  const what = fill(pattern.what, {
    before: beside(true),
    after: beside(false),
    length: length === '' ? '' : before + fill(isThick ? pattern.thick : pattern.length, { n: length }),
    shape: noun.other ?? noun.text,
  });
  const form = { ...parseForm(isDone ? pattern.cut : pattern.bare), fixed: true };
  return fill(agreeing(form, language, agreement), { what: what.replace(/\s+/g, ' ').trim() });
}
