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
  const { tab, drafts, submitted, choose, change, submit } = useForms(cookingForms(useLanguage()));
  return (
    <Tabs
      label={tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        {
          id: 'party',
          name: tabs.party,
          panel: (
            <Party
              messages={messages}
              draft={drafts.party}
              submitted={submitted.party}
              onChange={(part) => change('party', part)}
              onSubmit={submit('party')}
            />
          ),
        },
        {
          id: 'cooking-time',
          name: tabs['cooking-time'],
          panel: (
            <CookingTime
              messages={messages}
              draft={drafts['cooking-time']}
              submitted={submitted['cooking-time']}
              onChange={(part) => change('cooking-time', part)}
              onSubmit={submit('cooking-time')}
            />
          ),
        },
        {
          id: 'leftovers',
          name: tabs.leftovers,
          panel: (
            <Leftovers
              messages={messages}
              draft={drafts.leftovers}
              submitted={submitted.leftovers}
              onChange={(part) => change('leftovers', part)}
              onSubmit={submit('leftovers', (form) => resolveCookedDay(form, localToday()))}
            />
          ),
        },
      ]}
    />
  );
}

export const CookingTabsIsland = island(CookingTabs);
