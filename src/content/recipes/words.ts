import type { RecipeFacts } from '@gramwise/engine/recipes/facts.ts';
import type { Values } from '@gramwise/engine/recipes/values.ts';
import type { Placeholders } from '#catalogs/template.ts';

/** Text that names each of these placeholders. */
type Naming<Names extends PropertyKey> = [Names] extends [never]
  ? string
  : (Names extends string ? (text: `${string}{${Names}}${string}`) => void : never) extends (
        text: infer All,
      ) => void
    ? All
    : never;

type NamesIn<Field> = Field extends Values ? keyof Field & string : never;

/** After an amount: `all-purpose flour`. After a count, for one and for more. */
type IngredientWords<Ingredient> = Ingredient extends { readonly values: infer Own }
  ? Naming<NamesIn<Own>> | { readonly one: Naming<NamesIn<Own>>; readonly other: Naming<NamesIn<Own>> }
  : string | { readonly one: string; readonly other: string };

type Texts<List extends readonly Values[]> = { readonly [Index in keyof List]: Naming<NamesIn<List[Index]>> };

interface EveryRecipe {
  readonly title: string;
  /** What the picture shows; its alternative text. */
  readonly alt: string;
}

/** The words of a recipe in one language: all its text, and no number that its facts have. */
export type WordsOf<Facts extends RecipeFacts> = EveryRecipe & {
  readonly description: Facts extends { readonly description: infer Own } ? Naming<NamesIn<Own>> : string;
  readonly ingredients: {
    readonly [Key in keyof Facts['ingredients']]: IngredientWords<Facts['ingredients'][Key]>;
  };
  readonly steps: Texts<Facts['steps']>;
} & (Facts extends { readonly tips: infer Tips extends readonly Values[] }
    ? { readonly tips: Texts<Tips>; readonly tags: readonly string[] }
    : unknown) &
  (Facts extends { readonly collection: 'general' } ? { readonly cuisine: string } : unknown) &
  (Facts extends { readonly shelfLife: infer Own }
    ? { readonly origin: string; readonly shelfLife: Naming<NamesIn<Own>> }
    : unknown) &
  (Facts extends { readonly collection: 'mocktail' }
    ? { readonly garnish: readonly string[]; readonly glassware: string }
    : unknown);

/** `never` for a text that has a placeholder without a value, which so becomes a compile error. */
type Known<Text, Names> = Text extends string
  ? [Exclude<Placeholders<Text>, Names>] extends [never]
    ? Text
    : never
  : Text extends object
    ? { readonly [Key in keyof Text]: Known<Text[Key], Names> }
    : Text;

type KnownTexts<Written, List> = {
  readonly [Index in keyof Written]: Index extends keyof List
    ? Known<Written[Index], NamesIn<List[Index]>>
    : never;
};

type KnownIngredients<Written, Ingredients> = {
  readonly [Key in keyof Written]: Key extends keyof Ingredients
    ? Known<Written[Key], Ingredients[Key] extends { readonly values: infer Own } ? NamesIn<Own> : never>
    : never;
};

/** The written words, in which each placeholder has a value and no key is unknown. */
type Checked<Facts extends RecipeFacts, Written> = {
  readonly [Key in keyof Written]: Key extends 'steps' | 'tips'
    ? Key extends keyof Facts
      ? KnownTexts<Written[Key], Facts[Key]>
      : never
    : Key extends 'ingredients'
      ? KnownIngredients<Written[Key], Facts['ingredients']>
      : Key extends keyof WordsOf<Facts>
        ? Known<Written[Key], Key extends keyof Facts ? NamesIn<Facts[Key]> : never>
        : never;
};

/**
 * The words of a recipe. The compiler requires each ingredient, each step and each placeholder that the facts have, and
 * refuses others.
 */
export const words = <const Facts extends RecipeFacts, const Written extends WordsOf<Facts>>(
  _: Facts,
  written: Written & Checked<Facts, Written>,
): Written => written;
