import { island } from '#ui/island/Island.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { useForms } from '#ui/tool/useForms.ts';
import { Age } from './Age.tsx';
import { Bmi } from './Bmi.tsx';
import { MULTI_PLAN, type PanelProps } from './plan.ts';
import { Recipe } from './Recipe.tsx';
import { Volume } from './Volume.tsx';
import type { MultiWords } from './words.ts';

/** Four calculators, one per tab; each answers when its button is pressed. */
export function Multi({ words }: { words: MultiWords }) {
  const { tab, drafts, asked, choose, change, submit } = useForms(MULTI_PLAN);
  const { tabs, tabsLabel } = words.multi;
  const wired = <Tab extends keyof typeof drafts>(name: Tab): PanelProps<Tab> => ({
    draft: drafts[name],
    asked: asked[name],
    onChange: (part) => change(name, part),
    onSubmit: submit(name),
  });
  return (
    <Tabs
      label={tabsLabel}
      value={tab}
      onChange={choose}
      tabs={[
        { id: 'volume', name: tabs.volume, panel: <Volume words={words} {...wired('volume')} /> },
        { id: 'recipe', name: tabs.recipe, panel: <Recipe words={words} {...wired('recipe')} /> },
        { id: 'bmi', name: tabs.bmi, panel: <Bmi words={words} {...wired('bmi')} /> },
        { id: 'age', name: tabs.age, panel: <Age words={words} {...wired('age')} /> },
      ]}
    />
  );
}

export const MultiIsland = island(Multi);
