import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { panArea } from '@gramwise/engine/pans/shapes.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { LARGEST_FACTOR } from '@gramwise/engine/recipes/stock.ts';
import { converterLinksOf } from '#features/recipe/converterLinks.ts';
import type { OtherPan } from '#features/recipe/panChoice.ts';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';
import { panChoices } from '#pages/_pans/panChoices.ts';

/**
 * The pans that a recipe can be scaled to, by area, so that the height and thus the time stay the same: as many of them
 * as the recipe uses.
 */
function pansFor(language: Language, { pan }: Recipe): OtherPan[] {
  if (!pan) return [];
  const own = panArea(pan.pan);
  return panChoices(language)
    .map(({ id, name, area }) => ({ id, name, factor: Number((area / own).toPrecision(4)) }))
    .filter(({ factor }) => factor <= LARGEST_FACTOR);
}

/** The props of a recipe page's island. */
export function recipeProps(language: Language, recipe: Recipe) {
  const messages = messagesFor(language, 'recipe', 'cook', 'timers', 'shell');
  const { missing: _, meta: _meta, related: _related, ...shown } = messages.recipe;
  const { cook, timers, shell } = messages;
  return {
    language,
    recipe,
    links: converterLinksOf(recipe.ingredients, (food) => foodName(language, food)),
    pans: pansFor(language, recipe),
    messages: { recipe: shown, cook, timers, failure: shell.failure, loading: shell.loading },
  };
}
