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
  const { tab, drafts, submitted } = state;
  return {
    tab,
    drafts,
    submitted,
    choose: (next: keyof F & string) => setState({ ...state, tab: next }),
    change: <Tab extends keyof F & string>(name: Tab, part: Partial<Filled<F>[Tab]>) =>
      setState({ ...state, drafts: { ...drafts, [name]: { ...drafts[name], ...part } } }),
    /** `settle` fills in values left open until submission, such as the current day. */
    submit:
      <Tab extends keyof F & string>(name: Tab, settle?: (form: Filled<F>[Tab]) => Filled<F>[Tab]) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // A copy, so that pressing again recalculates: the day may have changed.
        const form = settle ? settle(drafts[name]) : { ...drafts[name] };
        setState({ ...state, submitted: { ...submitted, [name]: form } });
      },
  };
}
