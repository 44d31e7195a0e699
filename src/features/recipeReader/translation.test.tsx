import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { INGREDIENT_WORDS_PATH } from '#site/paths.ts';
import { button } from '#tests/component/find.ts';
import { lines, linesOf, openReader, region, serveAllFoods, type } from '#tests/component/openReader.tsx';
import { query } from '#tests/component/renderIn.tsx';

serveAllFoods();

const KUCHEN = `Apfelkuchen

Zutaten
250 g Mehl
2 große Äpfel, geschält
1 Prise Zwirbelsalz
Für den Belag:
1 EL Zucker

Zubereitung
Alles verrühren und 20 Minuten backen.`;

const box = () => screen.findByRole('checkbox', { name: 'Translate the ingredients' });

const TRANSLATED = [
  '250 g all-purpose flour',
  '2 large apples, peeled',
  '1 pinch Zwirbelsalz',
  '1 tbsp sugar',
];

async function openCake(url?: string) {
  const { user } = openReader(url);
  type(KUCHEN);
  await expect.poll(lines).toHaveLength(5);
  return user;
}

const shown = () => lines().filter((line) => !line.startsWith('F'));

// First, since the words are loaded once for all tests.
test('says so when the words cannot be loaded, and tries again', async () => {
  const online = globalThis.fetch;
  let down = true;
  vi.stubGlobal('fetch', async (url: string) =>
    down && url === INGREDIENT_WORDS_PATH ? new Response('', { status: 503 }) : online(url),
  );
  const user = await openCake('/?translate=yes');
  await expect.poll(() => region().textContent).toContain('could not be loaded');
  expect(lines()).toContain('2 große Äpfel, geschält');
  down = false;
  await user.click(await box());
  await user.click(await box());
  await expect.poll(shown).toEqual(TRANSLATED);
  expect(region().textContent).not.toContain('could not be loaded');
});

describe('a recipe in another language than the page', () => {
  test('shows its ingredients in that of the page when wanted, and its own again', async () => {
    const user = await openCake();
    expect(lines()).toContain('2 große Äpfel, geschält');
    const choice = await box();
    choice.focus();
    await user.keyboard(' ');
    await expect.poll(shown).toEqual(TRANSLATED);
    expect(query()).toBe('?translate=yes');
    expect(linesOf('ol')).toEqual(['Alles verrühren und 20 Minuten backen.']);
    const list = region().querySelector('ul');
    expect(list?.lang).toBe('en');
    // What is not known is marked, in its own language; so is the line as pasted.
    const kept = [...(list?.querySelectorAll('i[lang=de]') ?? [])].map(({ textContent }) => textContent);
    expect(kept).toContain('Zwirbelsalz');
    expect(list?.querySelector('li small')?.getAttribute('lang')).toBe('de');
    expect(region().textContent).toContain('Words with a dotted line below them stay as written');
    await user.click(await box());
    await expect.poll(lines).toContain('2 große Äpfel, geschält');
    expect(query()).toBe('');
  });

  test('is copied as it is shown, and opened so by its URL', async () => {
    const user = await openCake('/?translate=yes');
    await expect.poll(shown).toEqual(TRANSLATED);
    await user.click(button('Copy'));
    await expect.poll(() => navigator.clipboard.readText()).toContain('2 large apples, peeled');
    expect(await navigator.clipboard.readText()).toContain('Alles verrühren');
  });
});

test('a recipe in the language of the page offers no translation', async () => {
  openReader('/?translate=yes');
  type('2 cups flour\n3 eggs\n1 cup milk');
  await expect.poll(lines).toContain('250 g flour');
  expect(screen.queryByRole('checkbox', { name: 'Translate the ingredients' })).toBeNull();
});
