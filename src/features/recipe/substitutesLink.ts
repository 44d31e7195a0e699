import type { LinkTarget } from '#site/paths.ts';

/** Where what replaces an ingredient is found. */
export interface SubstitutesLink {
  /** What the page is asked, with `#` for the amount: `# butter`. */
  missing: string;
  /** `Substitutes for butter`. */
  label: string;
}

/** The page of what replaces an ingredient, with the amount as the line shows it. */
export const substitutesTarget = ({ missing }: SubstitutesLink, amount: string) =>
  ({
    page: 'substitutions',
    query: { missing: missing.replace('#', amount).replace(/\s/g, ' ') },
  }) satisfies LinkTarget;
