import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import type { RecipeMessages } from './messages.ts';
import type { Scalable } from './recipeSettings.ts';
import type { RecipeControls } from './useRecipeSettings.ts';

/** A cake or gratin needs another pan if it is scaled up, or down, by more than this. */
const PAN_CHANGE_FACTOR = 1.25;

/** Notes on a scaled recipe: what it was scaled from, and when the pan and the times no longer fit. */
export function listScaleNotes(
  language: Language,
  labels: RecipeMessages['settings'],
  { recipe, pans }: Scalable,
  { factor, stock, pan }: Pick<RecipeControls, 'factor' | 'stock' | 'pan'>,
): string[] {
  if (factor === 1) return [];
  const { servings, steps } = recipe;
  const percent = formatNumber(language, factor * 100, 0);
  const scaled =
    stock || pan !== null
      ? fill(labels.scaledTo, { percent })
      : servings === null
        ? labels.scaled
        : fill(labels.scaledServings, { n: servings });
  const timed = steps.some(({ values = {} }) => Object.values(values).some(({ is }) => is === 'time'));
  const outgrown =
    recipe.pan && pan === null && (factor > PAN_CHANGE_FACTOR || factor < 1 / PAN_CHANGE_FACTOR);
  return [
    scaled,
    ...(timed && pan === null ? [labels.times] : []),
    ...(recipe.preserved ? [labels.preserved] : []),
    ...(outgrown ? [fill(labels.otherPan, { n: formatNumber(language, factor, 0, 1) })] : []),
    ...(pans.find(({ id }) => id === pan)?.byVolume ? [labels.byVolume] : []),
  ];
}
