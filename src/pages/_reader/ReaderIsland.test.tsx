import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { unpackText } from '#browser/sharing/sharedText.ts';
import { button } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods } from '#tests/component/served.ts';
import './ReaderTimers.tsx';
import { cancelTimer, getTimers } from '#features/timers/timerStore.ts';
import { ReaderBody } from './ReaderIsland.tsx';
import { readerMessages } from './readerMessages.ts';

afterEach(() => {
  // Timers outlive a test, as they outlive a page.
  for (const { id } of getTimers()) cancelTimer(id);
  vi.unstubAllGlobals();
});

const TEXT = readerMessages('en').reader.example;

test('a converted recipe is cooked step by step, its ingredients and timers beside it', async () => {
  vi.stubGlobal('fetch', async () => servedFoods('en'));
  openAt('/');
  const { user } = renderIn('en', <ReaderBody messages={readerMessages('en')} pans={[]} />);
  expect(document.querySelector('dialog')).toBeNull();
  await user.click(button('Try an example'));
  await expect.poll(() => document.querySelector('ul li')?.textContent).toContain('250 g all-purpose flour');
  await expect.poll(() => button('Cook mode').matches(':disabled')).toBe(false);
  await user.click(button('Cook mode'));
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  expect(dialog().getAttribute('aria-label')).toBe('Cook mode: Banana Bread');
  const step = () => dialog().querySelector('[aria-live]')?.textContent;
  // 350 °F = 176.7 °C; 9 and 5 inches = 22.9 and 12.7 cm
  await expect.poll(step).toBe('Step 1 of 3Heat the oven to 180°C and grease a 23x13 cm loaf pan.');
  expect(dialog().textContent).toContain('250 g all-purpose flour');
  await expect.poll(query).toBe('?step=1');
  // 60 to 65 minutes: the lower end counts.
  await user.click(button('Next'));
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Start timer: 1\u00a0h' }));
  const clock = () => dialog().querySelector('[role=timer]')?.textContent ?? '';
  await expect.poll(clock).toMatch(/^(1:00:00|59:5\d)$/);
  const back = dialog().querySelector('li a')?.getAttribute('href') ?? '';
  const carried = await unpackText(back.slice(back.indexOf('#')));
  expect([back.split('#')[0], carried]).toEqual(['/tools/recipe-converter?step=3', TEXT]);
});

test('cook mode waits until everything is weighed, even where a URL opens it', async () => {
  let send = () => {};
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((done) => {
        send = () => done(servedFoods('en'));
      }),
  );
  window.history.replaceState({ drafts: TEXT }, '', '/?step=1');
  renderIn('en', <ReaderBody messages={readerMessages('en')} pans={[]} />);
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  await expect.poll(() => dialog()?.textContent).toBe('Loading...');
  expect(button('Cook mode').closest('fieldset:disabled')).not.toBeNull();
  // The code of its screen is there soon; the weights are not.
  await import('#features/cook/CookScreen.tsx');
  expect(dialog().textContent).toBe('Loading...');
  send();
  await expect.poll(() => dialog().textContent).toContain('250 g all-purpose flour');
  expect(button('Cook mode').closest('fieldset:disabled')).toBeNull();
});
