import { SPANISH_KINDS, spanishUnitIds } from '@gramwise/engine/units/specification/spanishConverter.ts';
import { ConvertForm } from '#tools/form/ConvertForm.tsx';
import { useForms } from '#tools/form/useForms.ts';
import { island } from '#ui/island/Island.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { SpanishMessages, SpanishUnitId } from './messages.ts';
import { SpanishAnswer } from './SpanishAnswer.tsx';
import { SPANISH_FORMS } from './spanishForms.ts';

/** The Spanish converter, one tab per kind of measure. */
export function Spanish({ messages }: { messages: SpanishMessages }) {
  const { tab, choose, propsFor } = useForms(SPANISH_FORMS);
  return (
    <Tabs
      label={messages.tabsLabel}
      value={tab}
      onChange={choose}
      tabs={SPANISH_KINDS.map((kind) => ({
        id: kind,
        name: messages.tabs[kind],
        panel: (
          <ConvertForm
            tab={kind}
            messages={messages.form}
            units={spanishUnitIds(kind).map((id) => ({ id, name: messages.units[id as SpanishUnitId].name }))}
            answer={<SpanishAnswer messages={messages} kind={kind} submitted={propsFor(kind).submitted} />}
            {...propsFor(kind)}
            note={messages.notes[kind]}
          />
        ),
      }))}
    />
  );
}

export const SpanishIsland = island(Spanish);
