import type { SubmitEvent } from 'react';
import { useUrlState } from '#browser/useUrlState.ts';
import {
  type Filled,
  type Forms,
  type FormsConfig,
  initialState,
  readForms,
  restoreDrafts,
  writeForms,
} from './forms.ts';

/**
 * The forms of a tool and its active tab, kept in the URL. Typing changes only the drafts, which survive a reload;
 * the answer is for `submitted`, copied from the draft when the button is pressed.
 */
export function useForms<F extends Forms>(config: FormsConfig<F>) {
  const [state, setState] = useUrlState({
    initial: initialState(config),
    read: (query, drafts) => restoreDrafts(readForms(query, config), drafts, config),
    write: (next, query) => writeForms(next, query, config),
    drafts: (next) => next.drafts,
  });
  return {
    tab: state.tab,
    choose: (next: keyof F & string) => setState((now) => ({ ...now, tab: next })),
    /** `settle` fills in values left open until submission, such as the current day. */
    propsFor: <Tab extends keyof F & string>(
      name: Tab,
      settle?: (form: Filled<F>[Tab]) => Filled<F>[Tab],
    ) => ({
      draft: state.drafts[name],
      submitted: state.submitted[name],
      onChange: (part: Partial<Filled<F>[Tab]>) =>
        setState((now) => ({ ...now, drafts: { ...now.drafts, [name]: { ...now.drafts[name], ...part } } })),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        setState(({ drafts, submitted, ...now }) => {
          // A copy, so that pressing again recalculates: the day may have changed.
          const form = settle ? settle(drafts[name]) : { ...drafts[name] };
          return { ...now, drafts, submitted: { ...submitted, [name]: form } };
        });
      },
    }),
  };
}
