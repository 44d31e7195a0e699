import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { button, field, message } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import type { AnswerEntry } from './answerEntry.ts';
import type { SearchIndex } from './document.ts';
import { queryClient } from './queryClient.ts';
import { SearchBox } from './Search.tsx';
import { packIndex } from './searchFile.ts';

const INDEX: SearchIndex = {
  messages: messagesFor('en', 'search').search.results,
  documents: [
    { to: '/', kind: 'tool', title: 'Converter', text: 'Grams and cups.' },
    { to: '/recipes/pad-thai', kind: 'recipe', title: 'Pad Thai', text: 'Noodles.' },
    { to: '/recipes/beef-stew', kind: 'recipe', title: 'Beef Stew', text: 'With wine.' },
    { to: '/blog/posts/flour-types', kind: 'post', title: 'Flour Types', text: 'Which flour.' },
  ],
  start: ['/'],
  short: {},
};

/** The server's responses in order; the last one repeats. */
const answers: (() => Response | Promise<Response>)[] = [];
const fetched = vi.fn();

beforeEach(() => {
  queryClient.clear();
  answers.splice(0, answers.length, () => Response.json(packIndex(INDEX)));
  fetched.mockReset();
  vi.stubGlobal('fetch', async (path: string) => {
    fetched(path);
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return answer?.();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers one question, which is long enough to be one. */
const HONEY: AnswerEntry = {
  group: 'Answer',
  title: '1 cup of Honey = 339 g',
  text: 'Usually between 336 and 339 g.',
  to: '/?q=1+cup+honey+in+g',
};
/** A unit is a question where no page is found for it. */
const DAG: AnswerEntry = { group: 'Answer', title: '1 dag = 10 g', text: '', to: '/?q=dag' };
const ANSWERS: Readonly<Record<string, AnswerEntry>> = { '1 cup honey in g': HONEY, dag: DAG };
const opened = vi.fn();
const openAnswers = async (language: Language) => {
  opened(language);
  return async (query: string) => ANSWERS[query] ?? null;
};

function open(language: Language = 'en') {
  const { shell } = messagesFor(language, 'shell');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.show();
  const view = <SearchBox messages={shell.search} loading={shell.loading} openAnswers={openAnswers} />;
  return { dialog, ...renderIn(language, view, { container: dialog }) };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
const options = () => screen.queryAllByRole('option', { hidden: true });
const titles = () => options().map((option) => option.firstChild?.textContent);
const status = () => document.querySelector('[role=status]')?.textContent;
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;

test('shows its field immediately, says that it is loading, then suggests pages', async () => {
  open();
  expect(field('What are you looking for?')).toBe(box());
  expect(status()).toBe('Loading...');
  await expect.poll(titles).toEqual(['Converter']);
  await expect.poll(status).toBe('');
  expect(chosen()).toBeUndefined();
  expect(fetched.mock.calls).toEqual([['/search/en.json']]);
});

test('finds what was typed while loading', async () => {
  const { user } = open();
  await user.type(box(), 'pad');
  await expect.poll(titles).toEqual(['Pad Thai']);
  await expect.poll(status).toBe('1 result');
});

test('groups results, and moves through them with the arrow keys', async () => {
  answers[0] = () =>
    Response.json(
      packIndex({
        ...INDEX,
        documents: INDEX.documents.map((document) => ({ ...document, also: 'cook' })),
      }),
    );
  const { user } = open();
  await user.type(box(), 'cook');
  await expect.poll(() => options().length).toBe(4);
  expect(
    screen.getAllByRole('group', { hidden: true }).map((group) => group.getAttribute('aria-label')),
  ).toContain('Recipes');
  const all = titles();
  await expect.poll(chosen).toBe(all[0]);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe(all[0]);
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
  expect(options().every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});

test('enabled the active result on Enter, and closes', async () => {
  const { user, dialog } = open();
  await user.type(box(), 'stew');
  await expect.poll(titles).toEqual(['Beef Stew']);
  await expect.poll(chosen).toBe('Beef Stew');
  const opened = vi.fn((event: Event) => event.preventDefault());
  options()[0]?.addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  expect(options()[0]?.getAttribute('href')).toBe('/recipes/beef-stew');
  expect(dialog.open).toBe(false);
});

test('closes on the first Escape, even with text in the field', async () => {
  const { user, dialog } = open();
  await user.type(box(), 'stew{Escape}');
  expect(dialog.open).toBe(false);
});

test('shows tips when nothing is found', async () => {
  const { user } = open();
  await user.type(box(), 'zzzzzz');
  await expect.poll(status).toBe('Nothing found for “zzzzzz”');
  expect(titles()).toEqual(['Converter']);
  expect(chosen()).toBeUndefined();
});

test('reports that the index failed to load, keeps the query, and retries on request', async () => {
  answers.unshift(() => new Response('', { status: 503 }));
  const { user } = open();
  await user.type(box(), 'stew');
  await expect.poll(message).toContain('could not be loaded');
  expect(fetched).toHaveBeenCalledTimes(1);
  await user.click(button('Try again'));
  await expect.poll(titles).toEqual(['Beef Stew']);
  expect(message()).toBeNull();
});

test('has a checkbox that turns the slash shortcut off', async () => {
  const { user } = open();
  await expect.poll(() => options().length).toBe(1);
  expect(field('Open the search with the / key').checked).toBe(true);
  await user.click(field('Open the search with the / key'));
  expect(localStorage.getItem('slash')).toBe('off');
});

test('loads the index of its language', async () => {
  open('de');
  await expect.poll(() => fetched.mock.calls).toEqual([['/search/de.json']]);
});

test('answers a question itself, as the first option', async () => {
  opened.mockReset();
  const { user } = open();
  await user.type(box(), 'stew');
  await expect.poll(titles).toEqual(['Beef Stew']);
  expect(opened).not.toHaveBeenCalled();
  await user.clear(box());
  await user.type(box(), '1 cup honey in g');
  await expect.poll(titles).toEqual([HONEY.title]);
  await expect.poll(chosen).toBe(HONEY.title);
  expect(options()[0]?.getAttribute('href')).toBe(HONEY.to);
  expect(opened.mock.calls).toEqual([['en']]);
});

test('answers a word that no page has', async () => {
  const { user } = open();
  await user.type(box(), 'dag');
  await expect.poll(titles).toEqual([DAG.title]);
});
