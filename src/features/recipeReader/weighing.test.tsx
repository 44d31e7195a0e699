import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { packText } from '#browser/sharing/sharedText.ts';
import type { Language } from '#catalogs/languages.ts';
import { button, field, message } from '#tests/component/find.ts';
import {
  box,
  fetched,
  lines,
  linesOf,
  METRIC,
  openReader,
  region,
  respondWith,
  SHORT,
  serveAllFoods,
  statusText,
  type,
} from '#tests/component/openReader.tsx';
import { servedFoods } from '#tests/component/served.ts';
import { KUCHEN } from '#tests/reader/pasted.ts';

serveAllFoods();

/** Sends the foods that were asked for. */
let send: (response?: Response) => void;

beforeEach(() => {
  respondWith(
    () =>
      new Promise((done) => {
        send = (response = servedFoods('en')) => done(response);
      }),
  );
});

const items = (list: 'ul' | 'ol' = 'ul') =>
  [...region().querySelectorAll(`${list} > li`)].map((item) => {
    const copy = item.cloneNode(true) as HTMLElement;
    for (const extra of copy.querySelectorAll('[data-noprint]')) extra.remove();
    return copy.innerText;
  });
const ACTIONS = ['Keep this recipe', 'Copy', 'Print', 'Share'];
async function usable() {
  await screen.findByRole('button', { name: 'Share' });
  return ACTIONS.filter((name) => !button(name).closest('fieldset:disabled'));
}

/** Everything that a line shows from now on. */
function record() {
  const seen: string[] = [];
  const look = () => seen.push(...items(), ...items('ol'));
  const watcher = new MutationObserver(look);
  watcher.observe(region(), { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => watcher.disconnect() };
}

describe('a recipe whose foods are on their way', () => {
  test('says so beside the original text, and shows no figure that changes', async () => {
    openReader();
    const { seen, stop } = record();
    type(SHORT.replace('Mix well', 'Add 1 cup flour, mix well'));
    await expect.poll(lines).toHaveLength(3);
    expect(items()).toEqual(['Weighing...2 cups flour', 'Weighing...1 cup milk', '3 eggs']);
    expect(items('ol')).toEqual(['Weighing...Add 1 cup flour, mix well and bake at 350°F for 20 minutes.']);
    expect(statusText()).toBe('Weighing...');
    send();
    await expect.poll(lines).toEqual(METRIC);
    expect(statusText()).toBe('Converted recipe');
    expect(linesOf('ol')).toEqual(['Add 125 g flour, mix well and bake at 180°C for 20 minutes.']);
    stop();
    const figures = new Set(seen.filter((text) => !text.startsWith('Weighing...')));
    expect([...figures].sort()).toEqual([...items(), ...items('ol')].sort());
  });

  test('cannot be taken along until then, and says why', async () => {
    const { user } = openReader();
    type(SHORT);
    await expect.poll(lines).toHaveLength(3);
    expect(await usable()).toEqual([]);
    const group = region().querySelector('fieldset[aria-describedby]') as HTMLFieldSetElement;
    const reason = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/once everything is weighed/);
    expect(screen.queryByText('Save as a file')).toBeNull();
    await navigator.clipboard.writeText('before');
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('before');
    send();
    await expect.poll(usable).toEqual(ACTIONS);
    expect(group.hasAttribute('aria-describedby')).toBe(false);
    expect(reason?.isConnected).toBe(false);
    expect(await screen.findByText('Save as a file')).toBeTruthy();
  });

  test('waits for nothing that needs no weight', async () => {
    openReader();
    type('2 eggs\n200 g sugar\n8 oz walnuts\n2 tsp salt');
    await expect.poll(lines).toEqual(['2 eggs', '200 g sugar', '227 g walnuts', '2 tsp salt']);
    expect(await usable()).toEqual(ACTIONS);
  });

  test.each<[Language, word: string, text: string]>([
    ['fr', 'Pesée en cours…', '2 tasses de farine'],
    ['de', 'Wird gewogen\u00a0…', '2 Tassen Mehl'],
    ['es', 'Pesando…', '2 tazas de harina'],
  ])('says so in %s', async (language, word, text) => {
    openReader('/', language);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
    await expect.poll(() => document.querySelector('ul > li')?.textContent).toBe(`${word}${text}`);
    expect(screen.getByRole('status').textContent).toBe(word);
  });

  test('waits for what is left of a food, whose factor is not known yet', async () => {
    openReader('/?of=1&have=500', 'en', { drafts: `Serves 8\n${SHORT}` });
    await expect.poll(lines).toHaveLength(3);
    expect(items()[2]).toBe('Weighing...3 eggs');
    expect(field('Servings').value).toBe('');
    expect(screen.queryByText(/Amounts are scaled/)).toBeNull();
    send();
    await expect.poll(lines).toEqual(['500 g flour', '475 ml milk', '6 eggs']);
    expect(field('Servings').value).toBe('16');
  });
});

describe('foods are fetched', () => {
  test('when the field is touched, beside the reader', async () => {
    const { user } = openReader();
    expect(fetched).not.toHaveBeenCalled();
    await user.click(box());
    expect(fetched.mock.calls).toEqual([['/foods/en.json']]);
    send();
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test.each([
    ['pasted', () => fireEvent.paste(box())],
    ['dropped', () => fireEvent.dragEnter(box())],
    ['brought by the keyboard', () => fireEvent.focus(box())],
  ])('when something is %s', (_, act) => {
    openReader();
    act();
    expect(fetched.mock.calls).toEqual([['/foods/en.json']]);
  });

  test('at once where a link carries a recipe', async () => {
    openReader(`/${await packText(SHORT)}`);
    await expect.poll(() => fetched.mock.calls).toEqual([['/foods/en.json']]);
  });

  test('when a file is opened, before it is read', async () => {
    const { user } = openReader();
    await user.upload(field('Open a file'), new File(['<p>2 cups flour'], 'a.html', { type: 'text/html' }));
    expect(fetched.mock.calls).toEqual([['/foods/en.json']]);
  });

  test('in the language that was chosen', () => {
    openReader('/?lang=de');
    fireEvent.focus(box());
    expect(fetched.mock.calls).toEqual([['/foods/de.json']]);
  });

  test('in the language that is detected too', async () => {
    openReader();
    type(KUCHEN);
    await expect.poll(() => fetched.mock.calls.flat()).toEqual(['/foods/en.json', '/foods/de.json']);
    expect(lines().filter((line) => / ml Mehl/.test(line))).toEqual([]);
    send(servedFoods('de'));
    // 250 x 125 / 236.588 = 132.1
    await expect.poll(lines).toContain('132 g Mehl');
  });
});

describe('foods that cannot be fetched', () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));

  test('leave volumes, each marked, until they can', async () => {
    respondWith(fail);
    const { user } = openReader();
    type(SHORT.replace('Mix well', 'Add 1 cup flour'));
    await expect
      .poll(message)
      .toContain('The weights of foods could not be loaded, so volumes stay volumes.');
    // 473.2 and 236.6 ml
    await expect
      .poll(() => items())
      .toEqual(['475 ml flour2 cups flourNot weighed', '235 ml milk1 cup milkNot weighed', '3 eggs']);
    expect(linesOf('ol')).toEqual(['Add 1 cup flour and bake at 180°C for 20 minutes.']);
    expect(await usable()).toEqual(ACTIONS);
    respondWith(() => servedFoods('en'));
    await user.click(button('Try again'));
    await expect.poll(lines).toEqual(METRIC);
    expect(message()).toBeNull();
    expect(region().textContent).not.toContain('Not weighed');
  });

  test('are waited for again while they are tried again', async () => {
    const { user } = openReader();
    type(SHORT);
    await expect.poll(lines).toHaveLength(3);
    send(new Response('', { status: 503 }));
    await expect.poll(lines).toContain('475 ml flour');
    await user.click(button('Try again'));
    await expect.poll(() => items()[0]).toBe('Weighing...2 cups flour');
    expect(message()).toBeNull();
    send();
    await expect.poll(lines).toEqual(METRIC);
  });

  test('when the field is touched are tried again with the recipe', async () => {
    respondWith(fail);
    openReader();
    fireEvent.focus(box());
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    expect(message()).toBeNull();
    respondWith(() => servedFoods('en'));
    type(SHORT);
    await expect.poll(lines).toEqual(METRIC);
  });
});
