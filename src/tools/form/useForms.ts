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
    choose: (next: keyof F & string) => setState((now) => ({ ...now, tab: next })),
    change: <Tab extends keyof F & string>(name: Tab, part: Partial<Filled<F>[Tab]>) =>
      setState((now) => ({ ...now, drafts: { ...now.drafts, [name]: { ...now.drafts[name], ...part } } })),
    /** `settle` fills in values left open until submission, such as the current day. */
    submit:
      <Tab extends keyof F & string>(name: Tab, settle?: (form: Filled<F>[Tab]) => Filled<F>[Tab]) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        setState(({ drafts: typed, submitted: before, ...now }) => {
          // A copy, so that pressing again recalculates: the day may have changed.
          const form = settle ? settle(typed[name]) : { ...typed[name] };
          return { ...now, drafts: typed, submitted: { ...before, [name]: form } };
        });
      },
  };
}
