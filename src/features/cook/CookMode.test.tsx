import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { CookMode } from './CookMode.tsx';

const { cook, shell } = messagesFor('en', 'cook', 'shell');
const STEW = {
  name: 'Stew',
  ingredients: ['900 g beef'],
  steps: ['Brown the beef.', 'Simmer.', 'Serve.'],
  timersOf: (step: number) => <i>{`timers of step ${step}`}</i>,
  timers: <i>all timers</i>,
};

const open = (url = '/') => {
  openAt(url);
  return renderIn(
    'en',
    <CookMode recipe={STEW} messages={{ cook, failure: shell.failure, loading: shell.loading }} />,
  );
};

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const focused = () => document.activeElement?.textContent;
const step = () => dialog().querySelector('[aria-live]')?.textContent;

test('opens on the first step, loads its screen, and advances to the last', async () => {
  const { user } = open();
  expect(dialog().open).toBe(false);
  await user.click(button('Cook mode'));
  expect(dialog().open).toBe(true);
  expect(dialog().getAttribute('aria-label')).toBe('Cook mode: Stew');
  await expect.poll(step).toBe('Step 1 of 3Brown the beef.');
  await expect.poll(focused).toBe('Next');
  expect(dialog().textContent).toContain('timers of step 1');
  expect(dialog().textContent).toContain('900 g beef');
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
  await expect.poll(query).toBe('?step=1');
  await user.click(button('Next'));
  expect(step()).toBe('Step 2 of 3Simmer.');
  await user.click(button('Previous'));
  await user.click(button('Previous'));
  expect(step()).toBe('Step 1 of 3Brown the beef.');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(step()).toBe('Step 3 of 3Serve.');
  await user.keyboard('{ArrowLeft}');
  expect(step()).toBe('Step 2 of 3Simmer.');
  await user.keyboard('{ArrowRight}');
  await user.click(button('Done'));
  expect(dialog().open).toBe(false);
  expect(focused()).toBe('Cook mode');
  await expect.poll(query).toBe('');
});

test('ignores keys pressed with a modifier', async () => {
  const { user } = open('/?step=2');
  await expect.poll(step).toContain('Step 2');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowLeft}{/Control}');
  expect(step()).toContain('Step 2');
});

test.each(['/?step=4', '/?step=0', '/?step=two'])('does not open for %s', async (url) => {
  open(url);
  await Promise.resolve();
  expect(dialog().open).toBe(false);
});

test('changes step on a swipe, but not on a scroll or a small movement', async () => {
  open('/?step=2');
  await expect.poll(step).toContain('Step 2');
  const stage = dialog().querySelector('[tabindex="0"]') as Element;
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  swipe(-20, 0);
  swipe(-80, 120);
  expect(step()).toContain('Step 2');
  swipe(-120, 10);
  expect(step()).toContain('Step 3');
  swipe(120, -10);
  expect(step()).toContain('Step 2');
});

test('follows the back button', async () => {
  open('/?step=2');
  await expect.poll(step).toContain('Step 2');
  openAt('/');
  fireEvent.popState(window, { state: {} });
  expect(screen.queryByText('Simmer.')).toBeNull();
  expect(dialog().open).toBe(false);
});
