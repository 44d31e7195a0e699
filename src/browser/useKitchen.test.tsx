import { kitchenFor, updateKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '#tests/component/renderIn.tsx';
import { useKitchen } from './useKitchen.ts';

function Probe({ label }: { label: string }) {
  const [kitchen, change] = useKitchen('de');
  return (
    <>
      <output aria-label={label}>{kitchen.country}</output>
      <button type="button" onClick={() => change(updateKitchen(kitchen, { country: 'jp' }))}>
        {`Japan ${label}`}
      </button>
      <button type="button" onClick={() => change(null)}>{`Reset ${label}`}</button>
    </>
  );
}

const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
const open = () =>
  renderIn(
    'de',
    <>
      <Probe label="a" />
      <Probe label="b" />
    </>,
  );
const australia = () =>
  localStorage.setItem('kitchen', JSON.stringify(updateKitchen(kitchenFor('us'), { country: 'au' })));

test('starts with the kitchen of the language, and with the stored one where there is one', () => {
  const first = open();
  expect(shown()).toEqual(['de', 'de']);
  first.unmount();
  australia();
  open();
  expect(shown()).toEqual(['au', 'au']);
});

test('keeps a change, tells every tool, and forgets', async () => {
  const { user, getByText } = open();
  await user.click(getByText('Japan a'));
  expect(shown()).toEqual(['jp', 'jp']);
  expect(JSON.parse(localStorage.getItem('kitchen') ?? '')).toMatchObject({ country: 'jp' });
  await user.click(getByText('Reset b'));
  expect(shown()).toEqual(['de', 'de']);
  expect(localStorage.getItem('kitchen')).toBeNull();
});

test('follows other tabs, even those that changed while the page was cached', () => {
  open();
  australia();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(shown()).toEqual(['de', 'de']);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kitchen' })));
  expect(shown()).toEqual(['au', 'au']);
  localStorage.clear();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toEqual(['de', 'de']);
});

test('lasts until the page is left if nothing can be stored', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { user, getByText, unmount } = open();
  await user.click(getByText('Japan a'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(shown()).toEqual(['jp', 'jp']);
  unmount();
  open();
  expect(shown()).toEqual(['de', 'de']);
  vi.unstubAllGlobals();
});
