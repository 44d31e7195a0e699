import { island } from '#ui/island/Island.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { useForms } from '#ui/tool/useForms.ts';
import { LengthConverter } from './LengthConverter.tsx';
import { PanChart } from './PanChart.tsx';
import { PanSwap } from './PanSwap.tsx';
import { LENGTH_PLAN } from './plan.ts';
import type { LengthWords } from './words.ts';

/** The inch calculator and, on its second tab, all about pan sizes. */
export function Length({ words }: { words: LengthWords }) {
  const { tab, drafts, asked, choose, change, submit } = useForms(LENGTH_PLAN);
  const { length } = words;
  return (
    <Tabs
      label={length.tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        {
          id: 'converter',
          name: length.tabs.converter,
          panel: (
            <LengthConverter
              words={words}
              draft={drafts.converter}
              asked={asked.converter ?? drafts.converter}
              onChange={(part) => change('converter', part)}
              onSubmit={submit('converter')}
            />
          ),
        },
        {
          id: 'pans',
          name: length.tabs.pans,
          panel: (
            <>
              <PanChart words={length.pans} />
              <PanSwap words={length.swap} />
            </>
          ),
        },
      ]}
    />
  );
}

export const LengthIsland = island(Length);
