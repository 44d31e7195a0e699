import type { Recipe } from '#domain/recipes/recipe.ts';
import type { Language } from '#i18n/languages.ts';
import type { RecipeMessages } from '../messages.ts';
import { recipeData } from '../structuredData.ts';
import type { ShownRecipe } from '../text/recipeText.ts';
import type { View } from '../text/view.ts';
import { cooklang } from './cooklang.ts';
import { plainText } from './plainText.ts';

/** A recipe as it is shown now. */
export interface Saved {
  language: Language;
  messages: RecipeMessages;
  recipe: Recipe;
  shown: ShownRecipe;
  view: View;
  servings: number | null;
}

export type FileKind = 'json' | 'cook';

const TYPES: Readonly<Record<FileKind, string>> = { json: 'application/ld+json', cook: 'text/plain' };

/** Lets the browser keep a recipe as a file that other recipe managers read. */
export function saveFile(kind: FileKind, saved: Saved): void {
  const { language, messages, recipe } = saved;
  const url = window.location.href;
  const text =
    kind === 'json'
      ? JSON.stringify(recipeData({ ...saved, url, site: window.location.origin }), null, 2)
      : cooklang(language, messages, recipe, { ...saved, url });
  const address = URL.createObjectURL(new Blob([text], { type: TYPES[kind] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${recipe.id}.${kind}`;
  link.click();
  // Safari reads the file only after the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const textOf = ({ language, messages, recipe, shown, servings }: Saved) =>
  plainText(language, messages, recipe, { shown, servings, url: window.location.href });
