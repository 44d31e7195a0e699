import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { searchIndexPath } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import { addAnswer, type OpenAnswers } from './answerEntry.ts';
import { createSearch } from './createSearch.ts';
import { buildResultList } from './list.ts';
import { queryClient } from './queryClient.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchList } from './SearchList.tsx';
import { SlashChoice } from './SlashChoice.tsx';
import { type SearchFile, unpackIndex } from './searchFile.ts';
import { useAnswer } from './useAnswer.ts';

/** What the field needs to know about the list. */
export interface ListReport {
  count: number;
  /** Index of the option Enter opens before any arrow key; -1 if that would be surprising. */
  first: number;
  status: string;
}

export interface ResultsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  query: string;
  /** Index of the active option, or -1. */
  active: number;
  messages: Catalog['shell']['search'];
  loading: string;
  openAnswers: OpenAnswers;
  onActive: (position: number) => void;
  onChoose: () => void;
  onReport: (report: ListReport) => void;
}

/** One function, so that the data is unpacked once. */
const unpackData = (file: unknown) => unpackIndex(file as SearchFile);

/** The results of a query. The search index is loaded on first use and cached. */
export function SearchResults({
  query,
  messages,
  loading,
  openAnswers,
  onReport,
  ...listProps
}: ResultsProps) {
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(
    { queryKey: [searchIndexPath(language)], select: unpackData },
    queryClient,
  );
  const find = useMemo(
    () => data && createSearch(language, data.documents, data.short, data.messages.kinds),
    [data, language],
  );
  const pages = useMemo(
    () => (data && find ? buildResultList(language, data, find, query) : undefined),
    [language, data, find, query],
  );
  // Until the index is there, nothing is missing from it.
  const answer = useAnswer(query, pages ?? { found: true }, openAnswers);
  const list = useMemo(() => pages && addAnswer(pages, answer), [pages, answer]);

  const count = list?.count ?? 0;
  const status = list?.status ?? (isError ? '' : loading);
  const first = list?.found ? 0 : -1;
  useEffect(() => onReport({ count, first, status }), [count, first, status, onReport]);

  if (isError) return <SearchFailure messages={messages} onRetry={refetch} />;
  if (!data || !list) return null;
  return (
    <>
      <SearchList messages={data.messages} list={list} {...listProps} />
      <SlashChoice label={data.messages.slash} />
    </>
  );
}
