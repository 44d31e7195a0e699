import type { Kind, SearchDocument } from './document.ts';

export interface ResultGroup {
  kind: Kind;
  documents: readonly SearchDocument[];
}

/** Groups results by kind. The best result's kind comes first, and the order within a kind stays. */
export function groupByKind(documents: readonly SearchDocument[]): ResultGroup[] {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, documents: documents.filter((document) => document.kind === kind) }));
}
