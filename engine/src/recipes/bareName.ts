import type { RecipeLanguage } from '../language/recipeWords/recipeWords.ts';

/** How some languages join an amount to its food: `220 g de farine`. */
const JOINING: Readonly<Partial<Record<RecipeLanguage, RegExp>>> = {
  fr: /^(?:de la |de l[’']|du |des |de |d[’'])/i,
  es: /^de /i,
};

/** An ingredient's words as a bare name: without `de`, and without its preparation. */
export function bareName(language: RecipeLanguage, words: string): { food: string; note: string } {
  const joining = JOINING[language];
  const text = joining ? words.replace(joining, '') : words;
  const comma = text.indexOf(', ');
  return comma < 0 ? { food: text, note: '' } : { food: text.slice(0, comma), note: text.slice(comma + 2) };
}
