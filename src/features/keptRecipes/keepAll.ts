import type { Language } from '#catalogs/languages.ts';
import { formatAddedFiles } from './formatAddedFiles.ts';
import { findUnkeptTexts, normalizeTitle } from './keptRecipe.ts';
import type { KeptMessages } from './messages.ts';
import { deviceRecipeStore, type RecipeStore } from './recipeStore.ts';

/** Keeps recipes from a file of another program, apart from those whose text is kept already; says what came of it. */
export async function keepAll(
  recipes: readonly { title: string; text: string }[],
  { language, messages }: { language: Language; messages: KeptMessages },
  store: RecipeStore = deviceRecipeStore,
): Promise<string> {
  const kept = new Date().toISOString();
  const all = recipes.map(({ title, text }) => ({
    title: normalizeTitle(title, text),
    text,
    settings: '',
    kept,
  }));
  const done = await store.change((now) => ({ put: findUnkeptTexts(now, all) }));
  if (!done.ok) return messages.errors[done.code];
  const outcome = { added: done.value, known: recipes.length - done.value, unread: 0, rejected: [] };
  return `${formatAddedFiles(language, messages, outcome)} ${messages.where}`;
}
