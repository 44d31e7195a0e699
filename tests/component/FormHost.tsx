import type { ComponentType } from 'react';
import type { FormProps, Forms } from '#tools/form/forms.ts';
import { useForms } from '#tools/form/useForms.ts';

type Fields = Readonly<Record<string, string>>;

interface Props<F extends Fields, Words> {
  view: ComponentType<FormProps<F> & { messages: Words }>;
  messages: Words;
  start: F;
  settle?: (form: F) => F;
}

/** Hosts one tab's form and holds its state, as the tool's page does. */
export function FormHost<F extends Fields, Words>({ view: View, messages, start, settle }: Props<F, Words>) {
  const { propsFor } = useForms({ start: { form: start } as Forms, tab: 'form' });
  const form = propsFor('form', settle as ((form: Fields) => Fields) | undefined);
  return <View messages={messages} {...(form as unknown as FormProps<F>)} />;
}
