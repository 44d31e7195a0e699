import type { IngredientId } from '@gramwise/engine/foods/ingredients.ts';
import type { KitchenUnitId } from '@gramwise/engine/units/units.ts';
import type { BlogCategory, LinkTarget } from '#site/paths.ts';

/** A post's data for lists. */
export interface PostSummary {
  to: LinkTarget;
  title: string;
  description: string;
  category: BlogCategory;
  /** `YYYY-MM-DD`. */
  published: string;
  updated: string;
  /** Reading time in whole minutes. */
  minutes: number;
}

/** A post with its dates as text, formatted at build time because the first use of `Intl` in a browser is slow. */
export interface DatedPost extends PostSummary {
  dates: { short: string; published: string; updated: string };
}

/** The initial values of a post's live converter. */
export interface ConverterStart {
  ingredient: IngredientId;
  amount: number;
  from: KitchenUnitId;
  to: KitchenUnitId;
}

/** A post to show, without its text. */
export interface Post extends DatedPost {
  /** The sections in its table of contents. */
  parts: readonly { id: string; title: string }[];
  related: readonly DatedPost[];
}
