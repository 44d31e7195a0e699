import type { SubmitEvent } from 'react';
import { useAddressState } from '#browser/useAddressState.ts';
import { type Filled, type Forms, type Plan, readForms, startOf, withDrafts, writeForms } from './forms.ts';

/**
 * The forms of a tool and its active tab, kept in the address. Typing changes only the drafts, which survive a reload;
 * the answer is for `asked`, which the button copies from the draft.
 */
export function useForms<F extends Forms>(plan: Plan<F>) {
  const [state, setState] = useAddressState({
    initial: startOf(plan),
    read: (query, drafts) => withDrafts(readForms(query, plan), drafts, plan),
    write: (next, query) => writeForms(next, query, plan),
    drafts: (next) => next.drafts,
  });
  const { tab, drafts, asked } = state;
  return {
    tab,
    drafts,
    asked,
    choose: (next: keyof F & string) => setState({ ...state, tab: next }),
    change: <Tab extends keyof F & string>(name: Tab, part: Partial<Filled<F>[Tab]>) =>
      setState({ ...state, drafts: { ...drafts, [name]: { ...drafts[name], ...part } } }),
    /** `settle` fills in what a field leaves open until then, such as the current day. */
    submit:
      <Tab extends keyof F & string>(name: Tab, settle?: (form: Filled<F>[Tab]) => Filled<F>[Tab]) =>
      (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // A copy, so that pressing again recalculates: the day may have changed.
        const form = settle ? settle(drafts[name]) : { ...drafts[name] };
        setState({ ...state, asked: { ...asked, [name]: form } });
      },
  };
}
