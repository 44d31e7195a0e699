import {
  type Figure,
  NUTRITION_FIGURES,
  type NutritionFigure,
  type RecipeNutrition,
} from '../api/nutrition.ts';
import { type CommandLanguage, fillTemplate, formatNumber } from './commandLanguages.ts';

/** The unit of a figure. */
export const unitOf = (name: NutritionFigure | 'salt') =>
  name === 'energy' ? 'kcal' : name === 'sodium' ? 'mg' : 'g';

function figureText(
  language: CommandLanguage,
  { value, low, high }: Figure,
  { unit, atLeast }: { unit: string; atLeast: boolean },
): string {
  const decimals = unit === 'g' ? 1 : 0;
  if (atLeast) {
    const figure = `${formatNumber(language, low, decimals)} ${unit}`;
    return fillTemplate(language.words.nutrition.atLeast, { figure });
  }
  const [shown, lowest, highest] = [value, low, high].map((figure) =>
    formatNumber(language, figure, decimals),
  );
  return lowest === highest ? `${shown} ${unit}` : `${shown} ${unit} (${lowest}–${highest})`;
}

/** A recipe's nutrition as lines: the figures that are known, the known share, and the lines that are not counted. */
export function nutritionLines(language: CommandLanguage, nutrition: RecipeNutrition): string[] {
  const { nutrition: words } = language.words;
  const { perServing, per100g, shareKnown, isEnough, saltUncounted, notCounted } = nutrition;
  const figures = NUTRITION_FIGURES.flatMap((name) => {
    const atLeast = !isEnough || (name === 'sodium' && saltUncounted);
    const text = (figure: Figure | null | undefined, per: string) =>
      figure ? [`${figureText(language, figure, { unit: unitOf(name), atLeast })} ${per}`] : [];
    const texts = [...text(perServing?.[name], words.perServing), ...text(per100g[name], words.per100g)];
    return texts.length > 0 ? [`${words.figures[name]}: ${texts.join(', ')}`] : [];
  });
  return [
    ...figures,
    fillTemplate(words.known, { percent: formatNumber(language, Math.floor(shareKnown * 100), 0) }),
    ...(notCounted.length > 0 ? [words.notCounted] : []),
    ...notCounted.map(
      ({ text, reason, countedAs }) =>
        `  ${text} (${[words.reasons[reason], countedAs].filter(Boolean).join(', ')})`,
    ),
  ];
}
