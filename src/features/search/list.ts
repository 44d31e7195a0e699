import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import type { Find } from './createSearch.ts';
import type { SearchDocument, SearchIndex } from './document.ts';
import { groupByKind } from './groups.ts';

/** Nobody reads more results; typing more is faster. */
const MAX_RESULTS = 24;

/** Dozens of foods share a word such as flour, and would crowd out everything else. */
const MAX_FOODS = 6;

const NO_HITS: ReturnType<Find> = { documents: [], quality: 'fits' };

export interface ResultList {
  /** Whether these are results rather than suggestions or near misses. */
  found: boolean;
  /** The status message; empty before anything is typed. */
  status: string;
  /** Advice if nothing was found. */
  hint?: string;
  groups: readonly { title: string; documents: readonly SearchDocument[] }[];
  /** The number of options in all groups. */
  count: number;
}

/** The list for a query: suggestions if blank, results by kind, near misses, or advice and suggestions. */
export function buildResultList(
  language: Language,
  { messages, documents, start }: SearchIndex,
  find: Find,
  query: string,
): ResultList {
  const wanted = query.trim();
  const { documents: hits, quality } = wanted === '' ? NO_HITS : find(wanted);
  if (hits.length === 0) {
    const places = start.flatMap((to) => documents.find((document) => document.to === to) ?? []);
    const groups = [{ title: messages.start, documents: places }];
    const rest = { found: false, groups, count: places.length };
    return wanted === ''
      ? { status: '', ...rest }
      : { status: fill(messages.none, { query: wanted }), hint: messages.hint, ...rest };
  }
  if (quality === 'close') {
    const groups = [{ title: messages.close, documents: hits }];
    const status = fill(messages.none, { query: wanted });
    return { found: false, status, hint: messages.hint, groups, count: hits.length };
  }
  const shown = limitFoods(hits).slice(0, MAX_RESULTS);
  const groups = groupByKind(shown).map((group) => ({
    title: messages.kinds[group.kind],
    documents: group.documents,
  }));
  const n = shown.length;
  const count =
    n < hits.length
      ? fill(messages.first, { n, total: hits.length })
      : fill(selectPluralForm(language, n, messages.count), { n });
  const status = quality === 'similar' ? fill(messages.similar, { query: wanted, count }) : count;
  return { found: true, status, groups, count: n };
}

function limitFoods(hits: readonly SearchDocument[]): readonly SearchDocument[] {
  let foods = 0;
  return hits.filter(({ kind }) => {
    if (kind === 'food') foods += 1;
    return kind !== 'food' || foods <= MAX_FOODS;
  });
}
