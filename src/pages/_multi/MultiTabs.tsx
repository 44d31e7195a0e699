import { Age } from '#features/age/Age.tsx';
import { Bmi } from '#features/bmi/Bmi.tsx';
import { Scaling } from '#features/scaling/Scaling.tsx';
import { Volume } from '#features/volume/Volume.tsx';
import { useForms } from '#tools/form/useForms.ts';
import { island } from '#ui/island/Island.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import type { MultiMessages } from './messages.ts';
import { MULTI_FORMS } from './multiForms.ts';

/** Four calculators, one per tab; each answers on submit. */
export function MultiTabs({ messages }: { messages: MultiMessages }) {
  const { tab, choose, propsFor } = useForms(MULTI_FORMS);
  const { tabs, tabsLabel } = messages.multi;
  return (
    <Tabs
      label={tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        { id: 'volume', name: tabs.volume, panel: <Volume messages={messages} {...propsFor('volume')} /> },
        { id: 'recipe', name: tabs.recipe, panel: <Scaling messages={messages} {...propsFor('recipe')} /> },
        { id: 'bmi', name: tabs.bmi, panel: <Bmi messages={messages} {...propsFor('bmi')} /> },
        { id: 'age', name: tabs.age, panel: <Age messages={messages} {...propsFor('age')} /> },
      ]}
    />
  );
}

export const MultiTabsIsland = island(MultiTabs);
