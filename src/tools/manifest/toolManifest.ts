import type { DEFAULT_LANGUAGE, Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import type { Subject } from '#site/related.ts';
import type { SubjectIconName } from '#ui/icon/SubjectIcon.tsx';

/** The headings on /tools, in their order there; `toolList.groups` of the catalogs names them. */
export const TOOL_GROUPS = ['convert', 'size', 'plan', 'kitchen', 'more'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];

/** A tool's position in each list, the lowest first. Tools without a position come last in their group on /tools. */
interface Places {
  /** In the menu, and within its group on /tools. */
  menu?: number;
  footer?: { column: 'conversions' | 'about'; place: number };
  /** Among the installed app's shortcuts, where recipes come second; phones show the first three or four. */
  shortcut?: number;
}

/** The outcome for an input. `both` is always a bug. */
export type InputOutcome = 'result' | 'error' | 'nothing' | 'both';

/** Text fields shown together, for the tests of bad input. */
export interface FieldGroup {
  /** The query that opens them, with valid input in the other fields. */
  query?: string;
  /** A language other than English, to test its numbers. */
  language?: Exclude<Language, typeof DEFAULT_LANGUAGE>;
  /** Each field's label and an input that gives a result. */
  fields: Readonly<Record<string, string>>;
  /** Allowed outcomes for any input; that of the good one stands first. */
  outcomes: readonly InputOutcome[];
  /** Selector of the element with the answer; the form by default. */
  answerSelector?: string;
  /** The answer is rendered in a later task than the key press. */
  answersLater?: true;
  /** Texts that set the unit, which stays after Enter, so a valid amount then gives a different answer. */
  unitTexts?: RegExp;
  /** The native field type that rejects most input with a console message. */
  rejectedAs?: 'date' | 'number';
}

/**
 * A tool's manifest, in `tool.ts` of its folder: menus, cards, /tools, related links, search, sitemap, app shortcuts
 * and tests are derived from it. It is data and imports only types, so that plain Node can read it too.
 */
export interface Tool<Id extends ToolId = ToolId> {
  id: Id;
  /** The English path of its page. */
  path: `/${string}`;
  group: ToolGroup;
  places: Places;
  /** The languages whose menus and lists of tools have it; all if missing. Its page exists in every language. */
  languages?: readonly Language[];
  icon: SubjectIconName;
  /** The related subjects at the end of its page; none if the page has links of its own. */
  related: readonly [] | readonly [Subject, Subject, Subject, ...Subject[]];
  /** A page without an island, which must ship no more script than a content page. */
  readOnly?: true;
  /** Queries with every parameter of its URL, and what each needs to take effect. `{}` stands for any text. */
  queries?: readonly string[];
  /** A draft that the page must have for its URL to change anything. */
  draft?: string;
  /** All of its text fields. */
  fields?: readonly FieldGroup[];
}
