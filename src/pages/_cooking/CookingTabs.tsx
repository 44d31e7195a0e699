import { localToday } from '#browser/localToday.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { CookingTime } from '#features/cookingTime/CookingTime.tsx';
import { Leftovers } from '#features/leftovers/Leftovers.tsx';
import { resolveCookedDay } from '#features/leftovers/shelfLife.ts';
import { Party } from '#features/party/Party.tsx';
import { useForms } from '#tools/form/useForms.ts';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { cookingForms } from './cookingForms.ts';

type Messages = Pick<Catalog, 'cooking' | 'party' | 'cookingTime' | 'leftovers' | 'tool'>;

/** Three calculators in tabs; the open tab and its calculation are in the URL. */
export function CookingTabs({ messages }: { messages: Messages }) {
  const { tabs, tabsLabel } = messages.cooking;
  const { tab, choose, propsFor } = useForms(cookingForms(useLanguage()));
  const leftovers = propsFor('leftovers', (form) => resolveCookedDay(form, localToday()));
  return (
    <Tabs
      label={tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        { id: 'party', name: tabs.party, panel: <Party messages={messages} {...propsFor('party')} /> },
        {
          id: 'cooking-time',
          name: tabs['cooking-time'],
          panel: <CookingTime messages={messages} {...propsFor('cooking-time')} />,
        },
        { id: 'leftovers', name: tabs.leftovers, panel: <Leftovers messages={messages} {...leftovers} /> },
      ]}
    />
  );
}

export const CookingTabsIsland = island(CookingTabs);
