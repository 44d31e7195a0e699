import type { IngredientId } from '#domain/ingredients/ingredients.ts';
import type { HomeUnitId } from '#domain/units/home.ts';
import type { BlogCategory, LinkTarget } from '#site/paths.ts';

/** What lists of posts show of one. Titles and descriptions are English. */
export interface PostSummary {
  to: LinkTarget;
  title: string;
  description: string;
  category: BlogCategory;
  /** `YYYY-MM-DD`. */
  published: string;
  updated: string;
  /** How long reading takes, in whole minutes. */
  minutes: number;
}

/** A post with its dates in words, which are data because the first date that a browser formats takes it long. */
export interface DatedPost extends PostSummary {
  dates: { short: string; published: string; updated: string };
}

/** Where the live converter of a post starts. */
export interface ConverterStart {
  ingredient: IngredientId;
  amount: number;
  from: HomeUnitId;
  to: HomeUnitId;
}

/** A post to read, without its text. */
export interface Post extends DatedPost {
  /** The parts that its list of contents names. */
  parts: readonly { id: string; title: string }[];
  related: readonly DatedPost[];
}
