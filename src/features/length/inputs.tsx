import { convertLength } from '@gramwise/engine/units/lengths.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { LengthTabs } from '#pages/_length/LengthTabs.tsx';
import { LENGTH_FORMS } from '#pages/_length/lengthForms.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { formsReader } from '#tests/urlReader.ts';

export const inputs: ToolInputs = {
  view: (language) => <LengthTabs messages={messagesFor(language, 'length', 'tool')} />,
  readers: [
    formsReader('pages/_length/LengthTabs.tsx', LENGTH_FORMS, ({ converter: submitted }, number) =>
      submitted ? convertLength(number(submitted.value), submitted.from, submitted.to) : null,
    ),
  ],
};
