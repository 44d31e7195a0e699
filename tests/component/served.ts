import { packFoods } from '@gramwise/engine/foods/foodFile.ts';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import type { Language } from '#catalogs/languages.ts';
import { askFile } from '#pages/_ask/askFile.ts';

const known = new Map<string, unknown>();

/**
 * A server's answer whose JSON is one object for all tests of a worker, as a browser's would be for one page: the names
 * of foods are indexed once for each object, which for each test took a fifth of all component tests.
 */
function served(name: string, file: () => unknown): Response {
  if (!known.has(name)) known.set(name, JSON.parse(JSON.stringify(file())));
  return Object.assign(Response.json(null), { json: async () => known.get(name) });
}

/** What a server answers to a request for the foods of a language. */
export const servedFoods = (language: Language) =>
  served(`foods ${language}`, () => packFoods(allFoods(language)));

/** What a server answers to a request for the words and messages of questions. */
export const servedQuestions = (language: Language) => served(`ask ${language}`, () => askFile(language));
