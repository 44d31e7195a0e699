import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button } from '#tests/component/find.ts';
import { openAt, renderIn } from '#tests/component/renderIn.tsx';
import { StepTimers } from './StepTimers.tsx';
import { TimerList } from './TimerList.tsx';
import { cancelTimer, getTimers } from './timerStore.ts';

const { ring, silence } = vi.hoisted(() => ({ ring: vi.fn(), silence: vi.fn() }));
vi.mock('./bell.ts', () => ({ ring, silence, allowSound: vi.fn() }));

const { timers: messages } = messagesFor('en', 'timers');
const STEP = { name: 'Beef Stew', page: '/recipes/beef-stew', step: 3 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  act(() => {
    for (const { id } of getTimers()) cancelTimer(id);
  });
  vi.useRealTimers();
});

/** Simmer for 8 minutes, then rest for 1 hour 30 minutes. */
function open(waits: readonly number[] = [480, 5400], cooking = false) {
  openAt('/recipes/beef-stew?servings=8');
  renderIn(
    'en',
    <>
      <StepTimers waits={waits} subject={STEP} cooking={cooking} messages={messages} />
      <TimerList messages={messages} />
    </>,
  );
}

const clocks = () => screen.queryAllByRole('timer').map(({ textContent }) => textContent);
const press = (name: RegExp) => fireEvent.click(button(name));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('offers a timer for each wait in a step, and none for a step without waits', () => {
  open();
  expect(
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label')?.replace(/\s/g, ' ')),
  ).toEqual(['Start timer: 8 min', 'Start timer: 1 h 30 min']);
  open([]);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('counts down, pauses, resumes, restarts and is removed', async () => {
  open();
  expect(clocks()).toEqual([]);
  press(/^Start timer: 8/);
  expect(clocks()).toEqual(['8:00']);
  await pass(65);
  expect(clocks()).toEqual(['6:55']);
  press(/^Pause: 8/);
  await pass(60);
  expect(clocks()).toEqual(['6:55']);
  press(/^Resume: 8/);
  await pass(5);
  expect(clocks()).toEqual(['6:50']);
  press(/^Reset: 8/);
  expect(clocks()).toEqual(['8:00']);
  press(/^Cancel: 8/);
  expect(clocks()).toEqual([]);
});

test('does not start a second timer for the same wait, but does for another', async () => {
  open();
  press(/^Start timer: 8/);
  expect(button(/^Timer is on: 8/).getAttribute('aria-disabled')).toBe('true');
  press(/^Timer is on: 8/);
  press(/^Start timer: 1/);
  expect(clocks()).toEqual(['8:00', '1:30:00']);
});

test('announces its end, rings, and is silenced by Stop', async () => {
  open();
  press(/^Start timer: 8/);
  await pass(8 * 60);
  expect(screen.getByRole('alert').textContent).toBe('Time is up: Beef Stew, step 3');
  expect(clocks()).toEqual(['0:00']);
  expect([ring.mock.calls.length, silence.mock.calls.length]).toEqual([1, 0]);
  press(/^Stop: 8/);
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(clocks()).toEqual([]);
  expect(silence).toHaveBeenCalledOnce();
});

test.each([
  [false, '/recipes/beef-stew?servings=8#step-3'],
  [true, '/recipes/beef-stew?servings=8&step=3'],
])('links back to its step, cook mode %s', async (cooking, url) => {
  open([480], cooking);
  press(/^Start timer/);
  expect(screen.getByRole('link', { name: 'Beef Stew' }).getAttribute('href')).toBe(url);
});

test("is shown before the tab's title while it runs", async () => {
  document.title = 'Beef Stew';
  open();
  press(/^Start timer: 8/);
  expect(document.title).toBe('8:00 · Beef Stew');
  await pass(60);
  expect(document.title).toBe('7:00 · Beef Stew');
  press(/^Start timer: 1/);
  expect(document.title).toBe('7:00 · Beef Stew'); // the one that ends next
  press(/^Cancel: 8/);
  expect(document.title).toBe('1:30:00 · Beef Stew');
  press(/^Cancel: 1/);
  expect(document.title).toBe('Beef Stew');
});
