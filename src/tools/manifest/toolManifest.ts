import type { DEFAULT_LANGUAGE, Language } from '#catalogs/languages.ts';
import type { ToolId } from '#catalogs/tools.ts';
import type { Subject } from '#site/related.ts';
import type { IconName } from '#ui/icon/Icon.tsx';

/** The headings on /tools, in their order there; `toolList.groups` of the catalogs names them. */
export const TOOL_GROUPS = ['convert', 'size', 'plan', 'kitchen', 'more'] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];

/**
 * Where a list names a tool: the lower, the earlier. A tool without a place stands on /tools all the same, as the last
 * of its group.
 */
interface Places {
  /** In the menu, and within its group on /tools. */
  menu?: number;
  footer?: { column: 'conversions' | 'about'; place: number };
  /** Among the shortcuts of the installed app, where the recipes are second; phones show the first three or four. */
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
  /** Allowed outcomes for any input. */
  outcomes: readonly InputOutcome[];
  /** Selector of the part with the answer; the form by default. */
  answerSelector?: string;
  /** The answer follows in a later task than the key. */
  answersLater?: true;
  /** Texts that choose a unit, which Enter keeps, so the good text then has another answer. */
  unitTexts?: RegExp;
  /** What the browser itself rejects most input for, with a message on its console. */
  rejectedAs?: 'date' | 'number';
}

/**
 * What a tool is, said once, in `tool.ts` of its folder: menus, cards, /tools, related links, search, sitemap, app
 * shortcuts and tests follow from it. It is data and imports only types, so that plain Node reads it too.
 */
export interface Tool<Id extends ToolId = ToolId> {
  id: Id;
  /** The English address of its page. */
  path: `/${string}`;
  group: ToolGroup;
  places: Places;
  icon: IconName;
  /** What its page leads to at its end; nothing if the page has links of its own. */
  related: readonly [] | readonly [Subject, Subject, Subject, ...Subject[]];
  /** A page without an island: it may ship no more script than one that is only read. */
  readOnly?: true;
  /** Queries with every parameter of its address, and what each needs to take effect. `{}` stands for any text. */
  queries?: readonly string[];
  /** What was written on the page before, if its address changes nothing without it. */
  draft?: string;
  /** All of its text fields. */
  fields?: readonly FieldGroup[];
}
