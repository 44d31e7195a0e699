import { MAX_QUANTITY_LENGTH } from '@gramwise/engine/quantity/notation.ts';
import type { SubmitEventHandler } from 'react';
import { readParam, withParams } from '#browser/query.ts';

/** The text of each field in a form, as typed or chosen. */
type Fields = Readonly<Record<string, string>>;

/** One form per tab. A field's name is also its query parameter. */
export type Forms = Readonly<Record<string, Fields>>;

/** The same forms with other text in their fields. */
export type Filled<F extends Forms> = {
  readonly [Tab in keyof F]: { readonly [Field in keyof F[Tab]]: string };
};

/** The props of a form's panel: its current and submitted fields, and its events. */
export interface FormProps<Form extends Fields> {
  draft: { readonly [Field in keyof Form]: string };
  submitted: { readonly [Field in keyof Form]: string } | undefined;
  onChange: (part: { readonly [Field in keyof Form]?: string }) => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

interface FormsState<F extends Forms> {
  tab: keyof F & string;
  /** What is in the fields now. */
  drafts: Filled<F>;
  /** What was in the fields when the button was last pressed; tabs not yet submitted are missing. */
  submitted: Partial<Filled<F>>;
}

/** A tool with one or more forms: their initial state, and which text from a URL they accept. */
export interface FormsConfig<F extends Forms> {
  start: F;
  tab: keyof F & string;
  /** Tabs that show an answer before the button is pressed. */
  answered?: readonly (keyof F & string)[];
  /** What fields mean that a URL with an answer leaves out, where they start as the cook's kitchen says. */
  leftOut?: { readonly [Tab in keyof F]?: Fields };
  /** False for text a field cannot hold, such as an unknown unit. */
  accepts?: (field: string, text: string, tab: keyof F & string) => boolean;
}

/** The initial state. */
export function initialState<F extends Forms>({ start, tab, answered = [] }: FormsConfig<F>): FormsState<F> {
  const submitted = Object.fromEntries(answered.map((name) => [name, start[name]]));
  return { tab, drafts: start, submitted: submitted as unknown as Partial<Filled<F>> };
}

/** The state in a URL. Missing and unacceptable fields keep their initial value. */
export function readForms<F extends Forms>(query: string, config: FormsConfig<F>): FormsState<F> {
  const first = initialState(config);
  const requested = readParam(query, 'tab');
  const tab = Object.keys(config.start).find((name) => name === requested) ?? config.tab;
  const fields: Fields = { ...config.start[tab], ...config.leftOut?.[tab] };
  if (!Object.keys(fields).some((field) => readParam(query, field) !== null)) return { ...first, tab };
  const form = { [tab]: acceptFields(fields, (field) => readParam(query, field), config, tab) };
  return { tab, drafts: { ...first.drafts, ...form }, submitted: { ...first.submitted, ...form } };
}

/** A form with the new text where its fields accept it. */
function acceptFields<F extends Forms>(
  fields: Fields,
  textOf: (field: string) => unknown,
  { accepts }: FormsConfig<F>,
  tab: keyof F & string,
): Fields {
  const filled = Object.entries(fields).map(([field, present]) => {
    const found = textOf(field);
    const text = typeof found === 'string' ? found.slice(0, MAX_QUANTITY_LENGTH) : null;
    return [field, text !== null && (accepts?.(field, text, tab) ?? true) ? text : present];
  });
  return Object.fromEntries(filled);
}

/** The state with saved drafts. `stored` may be anything, such as the drafts of an older version. */
export function restoreDrafts<F extends Forms>(
  state: FormsState<F>,
  stored: unknown,
  config: FormsConfig<F>,
): FormsState<F> {
  const forms = (stored ?? {}) as Record<string, Record<string, unknown> | null>;
  const drafts = Object.entries<Fields>(state.drafts).map(([tab, fields]) => [
    tab,
    acceptFields(fields, (field) => forms[tab]?.[field], config, tab),
  ]);
  return { ...state, drafts: Object.fromEntries(drafts) };
}

/**
 * The fields of a submitted form to put into its URL: all but those that started empty and still are, unless the URL
 * would then not show that the form was submitted.
 */
function fieldsForUrl(form: Fields, start: Fields): Fields {
  const filled = Object.entries(form).filter(([field, text]) => text !== '' || start[field] !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : form;
}

/** The query for a state: the tab and what was submitted there. Unrelated parameters stay. */
export function writeForms<F extends Forms>(
  { tab, submitted }: FormsState<F>,
  query: string,
  config: FormsConfig<F>,
): string {
  const fields = Object.values<Fields>(config.start).flatMap(Object.keys);
  const form: Fields = submitted[tab] ?? {};
  const start: Fields = config.start[tab] ?? {};
  const untouched = config.answered?.includes(tab) && same(form, start);
  return withParams(query, {
    tab: tab === config.tab ? null : tab,
    ...Object.fromEntries(fields.map((field) => [field, null])),
    ...(!untouched && fieldsForUrl(form, start)),
  });
}

const same = (first: Fields, second: Fields) =>
  Object.keys(second).every((field) => first[field] === second[field]);
