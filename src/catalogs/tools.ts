import type { Translation } from './template.ts';

/** What menus, cards and the search say of a tool. */
export interface About {
  /** Title and text of its card, which stand in lists too. */
  title: string;
  text: string;
  /** Its name in menus. */
  menu: string;
  /** Its name in the footer, if that is another. */
  footer?: string;
  /** Words that the search finds it by, beside these. */
  search: string;
  /** What the parameters of its URL mean, where `developers.words` does not say it. */
  parameters?: Readonly<Record<string, string>>;
}

/** The tools by their ids. The English messages of each tool add it: `en/tools/<id>.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tools
export interface AboutTools {}

export type ToolId = keyof AboutTools;

/** The messages of the tools themselves, added in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tools
export interface ToolMessages {}

/** What all that must be in the other languages. */
export type TranslatedAbout = Translation<AboutTools>;
export type TranslatedTools = Translation<ToolMessages>;
