import { foodName } from '#content/foods/foods.ts';
import { EUROPEAN_PANS } from '#domain/pans/european.ts';
import { PAN_PRESETS } from '#domain/pans/presets.ts';
import { panArea } from '#domain/pans/shapes.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { presetName } from '#features/pans/panOptions.ts';
import { converterLinksOf } from '#features/recipe/converterLinks.ts';
import type { PanChoice } from '#features/recipe/panChoice.ts';
import { LARGEST_FACTOR } from '#features/recipe/scaleBy.ts';
import type { Language } from '#i18n/languages.ts';
import { messagesFor } from '#i18n/messages.ts';

/**
 * The pans that a recipe can be scaled to, by area, so that the height and with it the time stay: as many of them as the
 * recipe takes. Those of the reader's country come first.
 */
function pansFor(language: Language, { pan }: Recipe): PanChoice[] {
  if (!pan) return [];
  const { swap } = messagesFor(language, 'length').length;
  const home = (id: string) => id in EUROPEAN_PANS === (language !== 'en');
  const choices = PAN_PRESETS.map((preset) => ({
    id: preset.id,
    name: presetName(language, swap, preset),
    factor: Number((panArea(preset.pan) / panArea(pan.pan)).toPrecision(4)),
  })).filter(({ factor }) => factor <= LARGEST_FACTOR);
  return [...choices.filter(({ id }) => home(id)), ...choices.filter(({ id }) => !home(id))];
}

/** What a recipe's page gives its island. */
export function recipeProps(language: Language, recipe: Recipe) {
  const messages = messagesFor(language, 'recipe', 'cook', 'timers', 'shell');
  const { missing: _, meta: _meta, related: _related, ...shown } = messages.recipe;
  const { cook, timers, shell } = messages;
  return {
    language,
    recipe,
    conversions: converterLinksOf(recipe.ingredients, (food) => foodName(language, food)),
    pans: pansFor(language, recipe),
    messages: { recipe: shown, cook, timers, failure: shell.failure, loading: shell.loading },
  };
}
