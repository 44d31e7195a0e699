import type { LinkTarget, WholePage } from '#site/paths.ts';

/** The month in which the other sites were checked, as its first day. */
export const CHECKED_MONTH = '2026-11-01';

/**
 * The sites compared with ours, in column order. `sources` are the pages that were read, in stored copies rather than
 * live.
 */
export const COMPARED_SITES = [
  {
    id: 'recipesage',
    name: 'RecipeSage tools',
    sources: ['https://recipesage.com', 'https://github.com/julianpoy/RecipeSage/tree/c17ee6e'],
  },
  {
    id: 'convertitive',
    name: 'Convertitive',
    sources: ['https://convertitive.com/methodology/cooking/'],
  },
  {
    id: 'bake-converter',
    name: 'Bake Converter',
    sources: ['https://bakeconverter.com/'],
  },
] as const satisfies readonly ComparedSite[];

export interface ComparedSite {
  id: string;
  name: string;
  sources: readonly string[];
}

export type ComparedSites = typeof COMPARED_SITES;
type ComparedSiteId = ComparedSites[number]['id'];

/** The finding in a few words. `null` means not confirmed, which is not the same as 'no'. */
type CompareCell = string | null;

export interface CompareRow {
  id: string;
  feature: string;
  /** Our own cell is always known. May contain the placeholders of `compareIn`, so that counts are computed. */
  gramwise: string;
  others: Readonly<Record<ComparedSiteId, CompareCell>>;
}

interface CompareReason {
  id: 'kitchen' | 'no-ads' | 'languages' | 'ingredients';
  title: string;
  text: string;
}

/** A case in which another site serves cooks better. */
interface CompareStrength {
  site: ComparedSiteId;
  text: string;
}

interface CompareAlternative {
  id: 'inches' | 'several-at-once' | 'planning' | 'spanish';
  title: string;
  text: string;
  to: WholePage;
  linkText: string;
}

/** An example of how cooks use the site. Not a quotation, and not attributed to anyone. */
interface CompareExample {
  id: 'home-baker' | 'food-blogger' | 'cooking-teacher';
  role: string;
  text: string;
}

export interface Comparison {
  title: string;
  /** `{date}` is the month of the check, in the page's language. */
  caption: `${string}{date}${string}`;
  featureHeading: string;
  notConfirmed: string;
  notConfirmedNote: string;
  sourcesTitle: string;
  rows: readonly CompareRow[];
}

/** The text of /compare/alternatives in one language. `description`: 110 to 155 characters. */
export interface ComparePage {
  title: string;
  description: string;
  intro: string;
  reasons: { title: string; items: readonly CompareReason[] };
  table: Comparison;
  strengths: { title: string; intro: string; items: readonly CompareStrength[] };
  alternatives: { title: string; items: readonly CompareAlternative[] };
  testimonials: { title: string; note: string; items: readonly CompareExample[] };
  closing: { title: string; text: string; links: readonly { to: LinkTarget; label: string }[] };
}
