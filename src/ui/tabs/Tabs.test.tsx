import { useState } from 'react';
import { expect, test } from 'vitest';
import { chosenTab, part, tab } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { Tabs } from './Tabs.tsx';

const TABS = ['One', 'Two', 'Three'].map((name) => ({ id: name, name, panel: <p>{`Panel ${name}`}</p> }));

function Host() {
  const [value, setValue] = useState('One');
  return (
    <>
      <button type="button">Before</button>
      <Tabs label="Calculators" value={value} onChange={setValue} tabs={TABS} />
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('are one Tab stop; arrow keys, Home and End switch tabs', async () => {
  const { user } = renderIn('en', <Host />);
  expect(document.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Calculators');
  await user.tab();
  await user.tab();
  expect(focused()).toBe('One');
  for (const [key, name] of [
    ['{ArrowRight}', 'Two'],
    ['{ArrowRight}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
    ['{End}', 'Three'],
  ] as const) {
    await user.keyboard(key);
    await expect.poll(chosenTab).toBe(name);
    expect(focused()).toBe(name);
    expect(part().textContent).toBe(`Panel ${name}`);
  }
  await user.tab({ shift: true });
  expect(focused()).toBe('Before');
  const stops = [...document.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex);
  expect(stops).toEqual([-1, -1, 0]);
});

test('show one panel, labeled by its tab, and keep the others in the DOM', async () => {
  const { user } = renderIn('en', <Host />);
  await user.click(tab('Two'));
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  expect(panels.map(({ textContent }) => textContent)).toEqual(['Panel One', 'Panel Two', 'Panel Three']);
  await expect.poll(() => panels.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  expect(part().getAttribute('aria-labelledby')).toBe(tab('Two').id);
});
