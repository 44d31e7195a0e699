import { type Figure, NUTRITION_FIGURES, type RecipeNutrition } from '../api/nutrition.ts';
import { type CommandLanguage, fillTemplate, formatNumber } from './commandLanguages.ts';

function figureText(language: CommandLanguage, { value, low, high }: Figure, unit: 'kcal' | 'g'): string {
  const decimals = unit === 'kcal' ? 0 : 1;
  const [shown, lowest, highest] = [value, low, high].map((figure) =>
    formatNumber(language, figure, decimals),
  );
  return lowest === highest ? `${shown} ${unit}` : `${shown} ${unit} (${lowest}–${highest})`;
}

/** A recipe's nutrition as lines: the figures, the known share, and the lines that are not counted. */
export function nutritionLines(language: CommandLanguage, nutrition: RecipeNutrition): string[] {
  const { nutrition: words } = language.words;
  const { perServing, per100g, shareKnown, notCounted } = nutrition;
  const figures = NUTRITION_FIGURES.map((name) => {
    const unit = name === 'energy' ? 'kcal' : 'g';
    const serving = perServing ? [`${figureText(language, perServing[name], unit)} ${words.perServing}`] : [];
    const texts = [...serving, `${figureText(language, per100g[name], unit)} ${words.per100g}`];
    return `${words.figures[name]}: ${texts.join(', ')}`;
  });
  return [
    ...figures,
    fillTemplate(words.known, { percent: formatNumber(language, Math.floor(shareKnown * 100), 0) }),
    ...(notCounted.length > 0 ? [words.notCounted] : []),
    ...notCounted.map(({ text, reason }) => `  ${text} (${words.reasons[reason]})`),
  ];
}
