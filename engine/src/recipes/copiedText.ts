import type { WrittenLine, WrittenRecipe } from './writtenRecipe.ts';

/** The converted recipe as text to copy. */
export function copiedText(
  { title, ingredients, steps }: Pick<WrittenRecipe, 'title' | 'ingredients' | 'steps'>,
  titles: { ingredients: string; instructions: string },
): string {
  const part = (name: string, lines: readonly WrittenLine[]) =>
    lines.length === 0 ? [] : ['', name, ...lines.map(({ text }) => text)];
  return [
    ...(title ? [title] : []),
    ...part(titles.ingredients, ingredients),
    ...part(titles.instructions, steps),
  ]
    .join('\n')
    .trim();
}
