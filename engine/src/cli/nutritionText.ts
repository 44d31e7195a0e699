import { type Figure, NUTRITION_FIGURES, type RecipeNutrition } from '../api/nutrition.ts';
import { filled, type Spoken, written } from './spoken.ts';

function figureText(spoken: Spoken, { value, low, high }: Figure, unit: 'kcal' | 'g'): string {
  const decimals = unit === 'kcal' ? 0 : 1;
  const [shown, least, most] = [value, low, high].map((one) => written(spoken, one, decimals));
  return least === most ? `${shown} ${unit}` : `${shown} ${unit} (${least}–${most})`;
}

/** A recipe's nutrition, a line a figure, then what is known and what is not counted. */
export function nutritionLines(spoken: Spoken, nutrition: RecipeNutrition): string[] {
  const { nutrition: words } = spoken.words;
  const { perServing, per100g, shareKnown, notCounted } = nutrition;
  const figures = NUTRITION_FIGURES.map((name) => {
    const unit = name === 'energy' ? 'kcal' : 'g';
    const serving = perServing ? [`${figureText(spoken, perServing[name], unit)} ${words.perServing}`] : [];
    const texts = [...serving, `${figureText(spoken, per100g[name], unit)} ${words.per100g}`];
    return `${words.figures[name]}: ${texts.join(', ')}`;
  });
  return [
    ...figures,
    filled(words.known, { percent: written(spoken, Math.floor(shareKnown * 100), 0) }),
    ...(notCounted.length > 0 ? [words.notCounted] : []),
    ...notCounted.map(({ text, reason }) => `  ${text} (${words.reasons[reason]})`),
  ];
}
