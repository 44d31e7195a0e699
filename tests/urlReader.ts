import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { type Filled, type Forms, type FormsConfig, readForms, writeForms } from '#tools/form/forms.ts';
import { type LiveConfig, type LiveFields, readFields, writeFields } from '#tools/live/liveFields.ts';

/** How a page handles a query: the state it reads, the result, and the query it writes. */
export interface UrlReader {
  /** The component or hook that owns the state. */
  file: string;
  read: (query: string) => { state: unknown; answer: unknown; written: string };
}

export function urlReader<State>(
  file: string,
  read: (query: string) => State,
  write: (state: State, query: string) => string,
  answer: (state: State, decimal: '.' | ',') => unknown = () => null,
): UrlReader {
  return {
    file: `src/${file}`,
    read: (query) => {
      const state = read(query);
      return {
        state,
        written: write(state, query),
        // Computed when asked for: an answer may be the URL of another page, with parameters of its own.
        get answer() {
          return [answer(state, '.'), answer(state, ',')];
        },
      };
    },
  };
}

/** The same for calculators that answer while one types. */
export const liveReader = <F extends LiveFields>(
  file: string,
  config: LiveConfig<F>,
  answer: (fields: F, decimal: '.' | ',') => unknown,
): UrlReader =>
  urlReader(
    file,
    (query) => readFields(query, config),
    (fields, query) => writeFields(fields, query, [config.start]),
    answer,
  );

/** The same for calculators with a button. */
export const formsReader = <F extends Forms>(
  file: string,
  config: FormsConfig<F>,
  answer: (submitted: Partial<Filled<F>>, number: (text: string) => number | null) => unknown,
): UrlReader =>
  urlReader(
    file,
    (query) => readForms(query, config),
    (state, query) => writeForms(state, query, config),
    ({ submitted }, decimal) => answer(submitted, (text) => parseQuantity(text, decimal)),
  );
