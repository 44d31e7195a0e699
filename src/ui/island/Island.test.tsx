import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ISLAND_SCRIPT } from '#browser/islandScript.ts';
import { field } from '#tests/component/find.ts';
import { AmountField } from '../field/AmountField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { useLanguage } from '../language/language.ts';
import { island } from './Island.tsx';

const UNITS = ['g', 'oz'].map((id) => ({ id, name: id }));

function Tool({ broken = false }: { broken?: boolean }) {
  const [amount, setAmount] = useState('100');
  const [unit, setUnit] = useState('g');
  const [rested, setRested] = useState(false);
  const [size, setSize] = useState('small');
  if (broken) throw new Error('a bug');
  return (
    <>
      <AmountField label="Amount" value={amount} onChange={setAmount} />
      <SelectField label="Unit" value={unit} options={UNITS} onChange={setUnit} />
      <label>
        <input type="checkbox" checked={rested} onChange={(event) => setRested(event.target.checked)} />
        Rested
      </label>
      {['small', 'large'].map((id) => (
        <label key={id}>
          <input type="radio" name="size" checked={size === id} onChange={() => setSize(id)} />
          {id}
        </label>
      ))}
      <output>{[amount, unit, rested, size, useLanguage()].join(' ')}</output>
    </>
  );
}
const ToolIsland = island(Tool);

/** The prerendered page, with the failure note's template. */
function page(): HTMLElement {
  document.body.innerHTML =
    '<template id="island-failure"><div role="alert">It failed.<button data-retry>Try again</button></div></template>' +
    `<astro-island>${renderToString(<ToolIsland language="de" />)}</astro-island>`;
  return document.querySelector('astro-island') as HTMLElement;
}

const hydrate = (container: HTMLElement) =>
  render(<ToolIsland language="de" />, { container, hydrate: true });
const answer = () => document.querySelector('output')?.textContent;
const ready = () => document.querySelector('astro-island')?.hasAttribute('data-ready');

beforeAll(() => {
  // happy-dom lacks this property, which reflects the attribute.
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
    set(this: HTMLOptionElement, selected: boolean) {
      this.toggleAttribute('selected', selected);
    },
  });
});
afterEach(() => vi.restoreAllMocks());

test('marks itself ready, in the language of its page', async () => {
  const container = page();
  expect(ready()).toBe(false);
  hydrate(container);
  await expect.poll(ready).toBe(true);
  expect(answer()).toBe('100 g false small de');
});

function Files() {
  const [name, setName] = useState('none');
  return (
    <>
      <input
        type="file"
        aria-label="File"
        onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
      />
      <output>{name}</output>
    </>
  );
}
const FilesIsland = island(Files);

test('takes over a file that was chosen before hydration', async () => {
  document.body.innerHTML = `<astro-island>${renderToString(<FilesIsland language="de" />)}</astro-island>`;
  const container = document.querySelector('astro-island') as HTMLElement;
  const chosen = [new File(['2 eggs'], 'cake.txt')];
  Object.defineProperty(field('File'), 'files', { get: () => chosen });
  // As in browsers, which say where a file is and let no script change it.
  Object.defineProperty(field('File'), 'value', {
    get: () => 'C:\\fakepath\\cake.txt',
    set: () => {
      throw new DOMException('The value of a file field cannot be set', 'InvalidStateError');
    },
  });
  render(<FilesIsland language="de" />, { container, hydrate: true });
  await expect.poll(ready).toBe(true);
  expect(answer()).toBe('cake.txt');
});

test('takes over what was typed and selected before hydration', async () => {
  const container = page();
  field('Amount').value = '250';
  field('Unit').value = 'oz';
  field('Rested').checked = true;
  field('large').checked = true;
  hydrate(container);
  await expect.poll(ready).toBe(true);
  expect(answer()).toBe('250 oz true large de');
  expect(field('Amount').value).toBe('250');
});

function Counter() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPressed((count) => count + 1)}>
        Press
      </button>
      <output>{pressed}</output>
    </>
  );
}
const CounterIsland = island(Counter);

test('takes over a button pressed before hydration, once', async () => {
  new Function(ISLAND_SCRIPT)();
  document.body.innerHTML = `<astro-island ssr>${renderToString(<CounterIsland language="de" />)}</astro-island>`;
  const container = document.querySelector('astro-island') as HTMLElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  button.click();
  render(<CounterIsland language="de" />, { container, hydrate: true });
  container.removeAttribute('ssr');
  await expect.poll(ready).toBe(true);
  expect(answer()).toBe('1');
  button.click();
  await expect.poll(answer).toBe('2');
});

test('a crash removes only this tool and tells the visitor', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = page();
  container.replaceChildren();
  render(<ToolIsland language="en" broken />, { container });
  expect(container.querySelector('output')).toBeNull();
  await expect.poll(() => container.previousElementSibling?.getAttribute('role')).toBe('alert');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  document.querySelector<HTMLElement>('[data-retry]')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
