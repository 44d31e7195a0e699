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
type IngredientWords<Name = string> = Name | { readonly one: Name; readonly other: Name };

/** The words of a recipe of any kind. */
export interface RecipeWords {
  readonly title: string;
  /** What the picture shows; its alternative text. */
  readonly alt: string;
  readonly description: string;
  readonly ingredients: Readonly<Record<string, IngredientWords>>;
  readonly steps: readonly string[];
  /** The steps that read otherwise where measures are metric, by index. */
  readonly metricSteps?: Readonly<Record<number, string>>;
  readonly tips?: readonly string[];
  readonly tags?: readonly string[];
  readonly cuisine?: string;
  readonly origin?: string;
  readonly shelfLife?: string;
  readonly garnish?: readonly string[];
  readonly glassware?: string;
}

/** The fields of words that these facts call for. */
type FieldsFor<Facts extends RecipeFacts> =
  | ('title' | 'alt' | 'description' | 'ingredients' | 'steps')
  | (Facts extends { readonly metric: unknown } ? 'metricSteps' : never)
  | (Facts extends { readonly tips: unknown } ? 'tips' | 'tags' : never)
  | (Facts extends { readonly shelfLife: unknown } ? 'shelfLife' | 'origin' : never)
  | (Facts extends { readonly collection: 'general' } ? 'cuisine' : never)
  | (Facts extends { readonly collection: 'mocktail' } ? 'garnish' | 'glassware' : never);

type MetricSteps<Facts> = Facts extends { readonly metric: { readonly steps: infer Steps } } ? Steps : never;

type ValuesOf<Ingredient> = Ingredient extends { readonly values: infer Own } ? Own : unknown;

/** The words for a part of the facts: for each of its texts, or for one. */
type WordsFor<Part> = Part extends readonly unknown[]
  ? { readonly [Index in keyof Part]: Naming<NamesIn<Part[Index]>> }
  : Naming<NamesIn<Part>>;

/** The words of a recipe in one language: all its text, and no number that its facts have. */
export type WordsOf<Facts extends RecipeFacts> = {
  readonly [Field in FieldsFor<Facts>]: Field extends 'ingredients'
    ? {
        readonly [Key in keyof Facts['ingredients']]: IngredientWords<
          Naming<NamesIn<ValuesOf<Facts['ingredients'][Key]>>>
        >;
      }
    : Field extends 'metricSteps'
      ? { readonly [Index in keyof MetricSteps<Facts>]: Naming<NamesIn<MetricSteps<Facts>[Index]>> }
      : Field extends keyof Facts
        ? WordsFor<Facts[Field]>
        : Required<RecipeWords>[Field];
};

/** `never` for a text that has a placeholder without a value, which so becomes a compile error. */
type Known<Text, Names> = Text extends string
  ? [Exclude<Placeholders<Text>, Names>] extends [never]
    ? Text
    : never
  : Text extends object
    ? { readonly [Key in keyof Text]: Known<Text[Key], Names> }
    : Text;

/** The written words for a part of the facts. */
type KnownIn<Written, Part> = Part extends readonly unknown[]
  ? {
      readonly [Index in keyof Written]: Index extends keyof Part
        ? Known<Written[Index], NamesIn<Part[Index]>>
        : never;
    }
  : Known<Written, NamesIn<Part>>;

type KnownIngredients<Written, Ingredients> = {
  readonly [Key in keyof Written]: Key extends keyof Ingredients
    ? Known<Written[Key], NamesIn<ValuesOf<Ingredients[Key]>>>
    : never;
};

type KnownSteps<Written, Steps> = {
  readonly [Index in keyof Written]: Index extends keyof Steps
    ? Known<Written[Index], NamesIn<Steps[Index]>>
    : never;
};

/** The written words, in which each placeholder has a value and no key is unknown. */
type Checked<Facts extends RecipeFacts, Written> = {
  readonly [Field in keyof Written]: Field extends 'ingredients'
    ? KnownIngredients<Written[Field], Facts['ingredients']>
    : Field extends FieldsFor<Facts>
      ? Field extends 'metricSteps'
        ? KnownSteps<Written[Field], MetricSteps<Facts>>
        : KnownIn<Written[Field], Field extends keyof Facts ? Facts[Field] : unknown>
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
