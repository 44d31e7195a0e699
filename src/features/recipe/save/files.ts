import { addDays } from '@gramwise/engine/calculators/calendar.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { saveReminders } from '#browser/calendarFile.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { localToday } from '#browser/localToday.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { colon } from '#format/marks.ts';
import type { RecipeMessages } from '../messages.ts';
import { buildRecipeData } from '../recipeData.ts';
import type { ShownRecipe } from '../text/recipeText.ts';
import type { RecipeTextView } from '../text/textView.ts';
import { formatCooklang } from './cooklangText.ts';
import { formatPlainText } from './plainText.ts';

/** A recipe as currently shown. */
export interface Saved {
  language: Language;
  messages: RecipeMessages;
  recipe: Recipe;
  shown: ShownRecipe;
  view: RecipeTextView;
  servings: number | null;
}

export type FileKind = 'json' | 'cook';

const TYPES: Readonly<Record<FileKind, string>> = { json: 'application/ld+json', cook: 'text/plain' };

/** The nutrition of a serving in the recipe's data on its page; the same however the recipe is scaled. */
function publishedNutrition(): Record<string, string> | undefined {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const data = [...scripts].map((script) => JSON.parse(script.textContent ?? ''));
  return data.find((each) => each['@type'] === 'Recipe')?.nutrition;
}

/** Downloads a recipe as a file that other recipe managers read. */
export function saveRecipeFile(kind: FileKind, saved: Saved): void {
  const { language, messages, recipe } = saved;
  const url = window.location.href;
  const text =
    kind === 'json'
      ? JSON.stringify(
          buildRecipeData({ ...saved, url, site: window.location.origin, computed: publishedNutrition() }),
          null,
          2,
        )
      : formatCooklang(language, messages, recipe, { ...saved, url });
  downloadFile(`${recipe.id}.${kind}`, TYPES[kind], text);
}

export const formatSavedText = ({ language, messages, recipe, shown, servings }: Saved) =>
  formatPlainText(language, messages, recipe, { shown, servings, url: window.location.href });

/** Saves a calendar reminder for the first day that a recipe may be ready, counted from today. */
export function saveReadyReminder({ language, messages, recipe }: Saved): void {
  const days = Math.round((recipe.times.fermentation?.low ?? 0) / 86_400);
  const stamp = new Date();
  const reminder = {
    id: `${recipe.id}-${stamp.getTime()}`,
    date: addDays(localToday(stamp), days),
    title: fill(messages.save.ready, { title: recipe.title }),
    text: `${recipe.title}${colon(language)}${window.location.href}`,
    stamp,
  };
  saveReminders(recipe.id, [reminder]);
}
