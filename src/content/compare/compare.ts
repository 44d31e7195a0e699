import type { LinkTarget, WholePage } from '#site/paths.ts';

/** A day of the month in which the other sites were checked. */
export const CHECKED = '2026-11-01';

/**
 * The sites beside ours, in the order of the table's columns. `sources` are the pages that were read;
 * they were read in stored copies, not live.
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

/** What was seen, in a few words. `null` was not confirmed, which is not the same as 'no'. */
type CompareCell = string | null;

export interface CompareRow {
  id: string;
  feature: string;
  /** Our own cell is always known. May hold the placeholders of `compareFor`, so that counts are computed. */
  gramwise: string;
  others: Readonly<Record<ComparedSiteId, CompareCell>>;
}

interface CompareReason {
  id: 'kitchen' | 'no-ads' | 'languages' | 'ingredients';
  title: string;
  text: string;
}

/** Where one of the others serves a cook better. */
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

/** An example of how a cook uses the site. Not a quotation, and attributed to no person. */
interface CompareExample {
  id: 'home-baker' | 'food-blogger' | 'cooking-teacher';
  role: string;
  text: string;
}

export interface CompareTable {
  title: string;
  /** `{date}` is the month of the check, written in the page's language. */
  caption: `${string}{date}${string}`;
  featureHeading: string;
  notConfirmed: string;
  notConfirmedNote: string;
  sourcesTitle: string;
  rows: readonly CompareRow[];
}

/** The words of /compare/alternatives in one language. `description`: 110 to 155 characters. */
export interface ComparePage {
  title: string;
  description: string;
  intro: string;
  reasons: { title: string; items: readonly CompareReason[] };
  table: CompareTable;
  strengths: { title: string; intro: string; items: readonly CompareStrength[] };
  alternatives: { title: string; items: readonly CompareAlternative[] };
  testimonials: { title: string; note: string; items: readonly CompareExample[] };
  closing: { title: string; text: string; links: readonly { to: LinkTarget; label: string }[] };
}
