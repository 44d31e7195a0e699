import type { Translation } from './template.ts';

/** A tool's texts in menus, cards and the search. */
export interface About {
  /** The title and text of its card, used in lists too. */
  title: string;
  text: string;
  /** Its name in menus. */
  menu: string;
  /** Its name in the footer, if different. */
  footer?: string;
  /** More words that the search finds it by. */
  search: string;
  /** Explanations of its URL parameters that `developers.words` lacks. */
  parameters?: Readonly<Record<string, string>>;
}

/** The tools by their ids. The English messages of each tool add it: `en/tools/<id>.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tools
export interface AboutTools {}

export type ToolId = keyof AboutTools;

/** The messages of the tools themselves, added in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the tools
export interface ToolMessages {}

/** The types of translations of the above. */
export type TranslatedAbout = Translation<AboutTools>;
export type TranslatedTools = Translation<ToolMessages>;
