/** What 1d35f89 left in a browser must mean the same today. */
import { customDensity, writeKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { render, renderHook } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useKitchen } from '#browser/useKitchen.ts';
import { startChartFilter } from '#features/foods/filterChart.ts';
import { usePhotos } from '#features/recipe/usePhotos.ts';
import { useTicks } from '#features/recipe/useTicks.ts';
import { isSlashEnabled } from '#features/search/slashShortcut.ts';
import { remainingMs } from '#features/timers/timer.ts';
import { HEAD_SCRIPT } from '#layouts/frame/headScript.ts';
import { LanguageOffer } from '#layouts/frame/LanguageOffer.tsx';
import { offerLanguage } from '#layouts/frame/offerLanguage.ts';
import { KITCHENS, LANGUAGE_KEYS, TICKS, TIMERS } from './stored.ts';
import { rowsOf } from './urls.ts';

test.each(KITCHENS)('the kitchen $stored is the same', ({ language, stored, kitchen, usCups }) => {
  localStorage.setItem('kitchen', stored);
  const { result } = renderHook(() => useKitchen(language));
  const [now] = result.current;
  expect(now).toEqual(kitchen);
  expect(writeKitchen(now)).toBe(stored);
  for (const [food, grams] of Object.entries(usCups)) {
    expect((customDensity(now, food) ?? 0) * 236.588).toBeCloseTo(grams, 1);
  }
});

/** Runs the script of every page's head, and returns the theme it sets and where it leads. */
function openPage(path: string): { theme: string | null; led: string | null } {
  const dataset: Record<string, string> = {};
  const page = { documentElement: { dataset }, addEventListener: () => {} };
  const replace = vi.fn();
  const { pathname, search, hash } = new URL(path, 'https://site.example');
  const location = { pathname, search, hash, replace };
  new Function('localStorage', 'location', 'document', HEAD_SCRIPT)(localStorage, location, page);
  return { theme: dataset['theme'] ?? null, led: replace.mock.calls[0]?.[0] ?? null };
}

describe('choices', () => {
  test.each(['light', 'dark'])('the theme %s', (theme) => {
    localStorage.setItem('theme', theme);
    expect(openPage('/faq').theme).toBe(theme);
  });

  test.each(LANGUAGE_KEYS)('the language %s leads from %s to %s', (language, path, led) => {
    localStorage.setItem('language', language);
    expect(openPage(path).led).toBe(led);
  });

  test.each([
    ['on', true],
    ['off', false],
  ])('the search by / is %s', (stored, opens) => {
    localStorage.setItem('slash', stored);
    expect(isSlashEnabled()).toBe(opens);
  });

  test('photographs were asked for', () => {
    localStorage.setItem('photos', 'yes');
    expect(renderHook(() => usePhotos()).result.current[0]).toBe(true);
  });

  test.each([
    [null, false],
    ['closed', true],
  ])('the offer of another language was %s', (stored, hidden) => {
    if (stored) localStorage.setItem('offer', stored);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
    render(<LanguageOffer path="/faq" />);
    offerLanguage();
    expect(document.getElementById('language-offer')?.hidden).toBe(hidden);
    vi.restoreAllMocks();
  });
});

describe('of a tab', () => {
  test('timers run on', async () => {
    const now = Date.parse(TIMERS.now);
    sessionStorage.setItem('timers', TIMERS.stored);
    vi.resetModules();
    const { getTimers, cancelTimer } = await import('#features/timers/timerStore.ts');
    // The store outlives this test, and files of a worker share it.
    onTestFinished(() => {
      for (const { id } of getTimers()) cancelTimer(id);
    });
    const run = getTimers().map((timer) => [
      timer.name,
      timer.step,
      timer.to,
      timer.phase,
      remainingMs(timer, now) / 60_000,
    ]);
    expect(run).toEqual(TIMERS.run);
  });

  test.each(Object.entries(TICKS.lines))('ticks of %s are %j', (recipe, lines) => {
    sessionStorage.setItem('ticks', TICKS.stored);
    expect([...renderHook(() => useTicks(recipe)).result.current.ticked]).toEqual(lines);
  });
});

test.each(rowsOf('chart'))('the chart at $query', ({ page, query, opens }) => {
  window.history.replaceState(null, '', page + query);
  const options = ['', 'sugars', 'fruit'].map((id) => <option key={id} value={id} />);
  const { container } = render(
    <>
      <form data-chart-filter="">
        <input name="q" defaultValue="" />
        <select name="category">{options}</select>
        <select name="sort">
          <option value="" />
        </select>
        <p role="status" />
      </form>
      <table />
      <div data-counted="" />
    </>,
  );
  startChartFilter();
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, [name=category]')];
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(values).toEqual(opens);
});
