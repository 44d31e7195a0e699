import { LengthConverter } from '#features/length/LengthConverter.tsx';
import type { LengthMessages } from '#features/length/messages.ts';
import { PanChart } from '#features/pans/PanChart.tsx';
import { useForms } from '#tools/form/useForms.ts';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import styles from './LengthTabs.module.css';
import { LENGTH_FORMS } from './lengthForms.ts';
import { useSwapRedirect } from './useSwapRedirect.ts';

/** The inch calculator and, on a second tab, pan sizes. */
export function LengthTabs({ messages }: { messages: LengthMessages }) {
  const { tab, choose, propsFor } = useForms(LENGTH_FORMS);
  const { length } = messages;
  useSwapRedirect();
  return (
    <Tabs
      label={length.tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        {
          id: 'converter',
          name: length.tabs.converter,
          panel: <LengthConverter messages={messages} {...propsFor('converter')} />,
        },
        {
          id: 'pans',
          name: length.tabs.pans,
          panel: (
            <>
              <PanChart messages={length.pans} />
              <p className={styles.swap}>
                <LocalLink to="pans" className={buttons.secondary}>
                  {length.pans.swap}
                </LocalLink>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}

export const LengthTabsIsland = island(LengthTabs);
