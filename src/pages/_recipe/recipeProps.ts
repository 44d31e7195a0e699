import { isAnyFood } from '@gramwise/engine/foods/figures.ts';
import { FOOD_NAMES, foodName } from '@gramwise/engine/foods/names/names.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import type { PanPreset } from '@gramwise/engine/pans/panPreset.ts';
import { findPanPreset } from '@gramwise/engine/pans/presets.ts';
import type { RecipePan } from '@gramwise/engine/recipes/facts.ts';
import { panFactor } from '@gramwise/engine/recipes/panFactor.ts';
import type { IngredientLine, Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { MAX_FACTOR } from '@gramwise/engine/recipes/stock.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { findConverterLink } from '#features/recipe/converterLinks.ts';
import type { LineLinks } from '#features/recipe/lineLinks.ts';
import type { OtherPan, PanChange } from '#features/recipe/panChoice.ts';
import type { SubstitutesLink } from '#features/recipe/substitutesLink.ts';
import { panChoices } from '#pages/_pans/panChoices.ts';
import { isCounted, leadsToSubstitutes } from '#tools/substitutions/linkedFoods.ts';
import { nameOf } from '#tools/substitutions/nameOf.ts';

/** What `count` other pans do to a recipe; null if it would grow too much. */
function panChange(own: RecipePan, preset: PanPreset, count: number): PanChange | null {
  const swap = panFactor(own, preset, count);
  if (!swap || swap.factor > MAX_FACTOR) return null;
  return {
    factor: Number(swap.factor.toPrecision(4)),
    ...(swap.by === 'volume' && { byVolume: true as const }),
    ...(!swap.suits && { unsuited: true as const }),
  };
}

/**
 * The pans that a recipe can be scaled to, one of each. A recipe in several pans can also be scaled to as many of the
 * same shape, such as two 8-inch pans for two 9-inch ones; `1x-...` is then a single pan. Where metric kitchens bake it
 * in one pan, a single pan takes the place of that one.
 */
function listOtherPans(language: Language, { pan: recipePan, metric }: Recipe): OtherPan[] {
  if (!recipePan) return [];
  const choices = panChoices(language);
  const offered = (count: number): OtherPan[] =>
    choices.flatMap(({ id, name, origin }) => {
      const preset = findPanPreset(id);
      const change = preset && panChange(recipePan, preset, count);
      if (!preset || !change) return [];
      const inMetric = metric?.pan.count === count ? panChange(metric.pan, preset, count) : null;
      const same = recipePan.count > 1 && preset.pan.shape === recipePan.pan.shape;
      if (count > 1 && !same) return [];
      return {
        id: same && count === 1 ? `1x-${id}` : id,
        name: count > 1 ? `${count} × ${name}` : name,
        origin,
        ...change,
        ...(inMetric && { metric: inMetric }),
      };
    });
  return recipePan.count > 1 ? [...offered(recipePan.count), ...offered(1)] : offered(1);
}

/** Where what replaces an ingredient is found; null if nothing does. */
function substitutesLink(language: Language, { food, amount }: IngredientLine): SubstitutesLink | null {
  if (!isAnyFood(food) || !leadsToSubstitutes(food)) return null;
  const { linkTo } = messagesFor(language, 'substitutions').substitutions;
  const name = nameOf(language, FOOD_NAMES[language][food]);
  // Packets of yeast are not what its substitutes are measured by
  const isAmount = amount && (amount.count === undefined || isCounted(food));
  return { missing: isAmount ? `# ${name}` : name, label: fill(linkTo, { food: name }) };
}

function lineLinks(language: Language, line: IngredientLine): LineLinks {
  const label = messagesFor(language, 'recipe').recipe.settings.convert;
  const convert = findConverterLink(line, (food) => fill(label, { ingredient: foodName(language, food) }));
  const replace = substitutesLink(language, line);
  return { ...(convert && { convert }), ...(replace && { replace }) };
}

/** The props of a recipe page's island. */
export function recipeProps(language: Language, recipe: Recipe) {
  const messages = messagesFor(language, 'recipe', 'cook', 'timers', 'shell');
  const { missing: _, meta: _meta, related: _related, ...shown } = messages.recipe;
  const { cook, timers, shell } = messages;
  const { cautions: all } = shown.text;
  // Those of other recipes would be 1 kB of every page, compressed
  const cautions = Object.fromEntries(
    recipe.cautions.map((caution) => [caution, all[caution]]),
  ) as typeof all;
  return {
    language,
    recipe,
    links: recipe.ingredients.map((line) => lineLinks(language, line)),
    pans: listOtherPans(language, recipe),
    joins: writingOf(language).joins,
    messages: {
      recipe: { ...shown, text: { ...shown.text, cautions } },
      cook,
      timers,
      failure: shell.failure,
      loading: shell.loading,
    },
  };
}
