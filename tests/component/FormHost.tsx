import type { ComponentType, SubmitEventHandler } from 'react';
import type { Filled, Forms } from '#tools/form/forms.ts';
import { useForms } from '#tools/form/useForms.ts';

type Fields = Readonly<Record<string, string>>;

interface View<F extends Fields, Words> {
  messages: Words;
  draft: F;
  submitted: F | undefined;
  onChange: (part: Partial<F>) => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

interface Props<F extends Fields, Words> {
  view: ComponentType<View<F, Words>>;
  messages: Words;
  start: F;
  settle?: (form: F) => F;
}

/** Hosts one tab's form and holds its state, as the tool's page does. */
export function FormHost<F extends Fields, Words>({ view: View, messages, start, settle }: Props<F, Words>) {
  const { drafts, submitted, change, submit } = useForms({ start: { form: start } as Forms, tab: 'form' });
  return (
    <View
      messages={messages}
      draft={drafts['form'] as F}
      submitted={submitted['form'] as F | undefined}
      onChange={(part) => change('form', part as Partial<Filled<Forms>[string]>)}
      onSubmit={submit('form', settle as ((form: Fields) => Fields) | undefined)}
    />
  );
}
