import { afterEach, beforeEach, vi } from 'vitest';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import type { AskView } from '#features/ask/answerView.ts';
import { openAsker } from '#features/ask/asker.ts';
import { servedFoods, servedQuestions } from './served.ts';

/** Serves what the question field fetches to the tests of a file. */
export function serveQuestions(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => {
      const language = toLanguage(/\/(\w\w)\.json$/.exec(path)?.[1] ?? 'en');
      return path.startsWith('/ask/') ? servedQuestions(language) : servedFoods(language);
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** What a visitor sees whose first question this is, once what it needs has arrived. */
export async function firstAnswer(language: Language, question: string): Promise<AskView> {
  const asker = await openAsker(language);
  const { asked, view } = asker.answer(question);
  if (asked.missing.length === 0) return view;
  await asker.loadLanguages(question);
  return asker.answer(question).view;
}
