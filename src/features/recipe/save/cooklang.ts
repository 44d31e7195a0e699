import type { Recipe, Text } from '#domain/recipes/recipe.ts';
import type { Value } from '#domain/recipes/values.ts';
import type { Language } from '#i18n/languages.ts';
import type { RecipeMessages } from '../messages.ts';
import { plain } from '../structuredData.ts';
import { foodWords } from '../text/foodWords.ts';
import { filledText, type ShownRecipe } from '../text/recipeText.ts';
import type { View } from '../text/view.ts';

/** A number and its unit: `220 g`, `1 3/4 cups`, `3`. */
const AMOUNT = /^(?<number>\d[\d\s.,/–-]*?)(?:\s+(?<unit>[^\d()]+))?$/u;

const ESCAPED = /[@#~{}\\]/g;
/** Text that Cooklang would take for its own signs. */
const written = (text: string) => plain(text).replace(ESCAPED, (sign) => `\\${sign}`);

/** `@flour{220%g}(sifted)`. What is not one number and one unit, such as two measures, stands as text. */
function mention(language: Language, amount: string, name: string): string {
  const { food, note } = foodWords(language, plain(name));
  const { number = '', unit = '' } = AMOUNT.exec(plain(amount))?.groups ?? {};
  const quantity = number === '' ? plain(amount) : number.trim().replace(',', '.') + (unit && `%${unit}`);
  return `@${food.replace(/[@#~{}%()]/g, '')}{${quantity}}${note && `(${note.replace(/[()]/g, '')})`}`;
}

/** A wait as a timer, `~{30-35%minutes}`; other values as text. */
function placeholder(value: Value, text: string): string {
  if (value.is !== 'time' || !value.timer) return written(text);
  const { low, high } = value;
  const seconds = low % 60 !== 0 || high % 60 !== 0;
  const count = (time: number) => (seconds ? time : time / 60);
  const range = low === high ? `${count(low)}` : `${count(low)}-${count(high)}`;
  return `~{${range}%${seconds ? 'seconds' : 'minutes'}}`;
}

/**
 * A recipe as a Cooklang file (cooklang.org/docs/spec), as it is shown. Our steps name foods without their amounts, so
 * the ingredients are mentioned in a section of their own, before the steps.
 */
export function cooklang(
  language: Language,
  messages: RecipeMessages,
  recipe: Recipe,
  { shown, servings, url, view }: { shown: ShownRecipe; servings: number | null; url: string; view: View },
): string {
  const step = ({ text, values = {} }: Text) =>
    written(text).replace(/\\\{(\w+)\\\}/g, (whole, name: string) => {
      const value = values[name];
      if (!value) return whole;
      return placeholder(value, filledText(language, messages.text, { text: `{${name}}`, values }, view));
    });
  const metadata = {
    title: recipe.title,
    source: url,
    locale: language,
    ...(servings !== null && { servings }),
    ...(recipe.tags.length > 0 && { tags: recipe.tags.join(', ') }),
  };
  return [
    '---',
    ...Object.entries(metadata).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
    `== ${messages.ingredients} ==`,
    '',
    ...shown.ingredients.map(({ amount, name }) => `${mention(language, amount, name)}\\`),
    '',
    `== ${messages.instructions} ==`,
    '',
    ...recipe.steps.flatMap((text) => [step(text), '']),
    ...shown.tips.flatMap((tip) => [`> ${written(tip)}`, '']),
  ].join('\n');
}
