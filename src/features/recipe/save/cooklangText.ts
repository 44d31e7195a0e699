import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import {
  cooklangFile,
  cooklangList,
  cooklangMention,
  cooklangParagraphs,
  escapeCooklang,
} from '@gramwise/engine/recipes/cooklang.ts';
import type { Recipe, Text } from '@gramwise/engine/recipes/recipe.ts';
import type { Value } from '@gramwise/engine/recipes/values.ts';
import type { Language } from '#catalogs/languages.ts';
import type { RecipeMessages } from '../messages.ts';
import { fillText, type ShownRecipe } from '../text/recipeText.ts';
import type { RecipeTextView } from '../text/textView.ts';

/** A time as a Cooklang timer, `~{30-35%minutes}`; other values as text. */
function formatPlaceholder(value: Value, text: string): string {
  if (value.is !== 'time' || !value.timer) return escapeCooklang(text);
  const { low, high } = value;
  const seconds = low % 60 !== 0 || high % 60 !== 0;
  const count = (time: number) => (seconds ? time : time / 60);
  const range = low === high ? `${count(low)}` : `${count(low)}-${count(high)}`;
  return `~{${range}%${seconds ? 'seconds' : 'minutes'}}`;
}

/**
 * A recipe as a Cooklang file, as shown. Our steps name foods without their amounts, so the ingredients are
 * mentioned in a section of their own, before the steps.
 */
export function formatCooklang(
  language: Language,
  messages: RecipeMessages,
  recipe: Recipe,
  {
    shown,
    servings,
    url,
    view,
  }: { shown: ShownRecipe; servings: number | null; url: string; view: RecipeTextView },
): string {
  const step = ({ text, values = {} }: Text) =>
    escapeCooklang(text).replace(/\\\{(\w+)\\\}/g, (whole, name: string) => {
      const value = values[name];
      if (!value) return whole;
      return formatPlaceholder(value, fillText(language, messages.text, { text: `{${name}}`, values }, view));
    });
  const metadata = {
    title: recipe.title,
    source: url,
    locale: language,
    ...(servings !== null && { servings }),
    ...(recipe.tags.length > 0 && { tags: recipe.tags.join(', ') }),
  };
  const mentions = shown.ingredients.map(({ amount, name }) =>
    cooklangMention(writingOf(language), amount, name),
  );
  const notes = [...shown.tips, ...shown.cautions].map((note) => `> ${escapeCooklang(note)}`);
  return cooklangFile(metadata, [
    { title: messages.ingredients, lines: cooklangList(mentions) },
    { title: messages.instructions, lines: cooklangParagraphs([...recipe.steps.map(step), ...notes]) },
  ]);
}
