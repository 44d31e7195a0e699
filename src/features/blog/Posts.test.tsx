import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import type { DatedPost } from '#content/articles/article.ts';
import { answer, button, field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Posts } from './Posts.tsx';
import { startPostFinder } from './postFinder.ts';

const post = (title: string, category: DatedPost['category'], description: string): DatedPost => ({
  to: { page: 'post', part: title.toLowerCase().replaceAll(' ', '-') },
  title,
  description,
  category,
  published: '2026-11-21',
  updated: '2026-11-21',
  minutes: 3,
  dates: { short: 'Nov 21', published: 'November 21, 2026', updated: 'November 21, 2026' },
});

const POSTS = [
  post('Cups to Grams', 'conversions', 'What a cup of flour weighs.'),
  post('Pints to Cups', 'conversions', 'Two cups.'),
  post('Flour Types', 'ingredient-guides', 'Which flour for which bread.'),
  post('Crème Fraîche', 'cooking-tips', 'How to keep it.'),
];

/** The page as the server sends it, then its script. */
const open = (url = '/') => {
  openAt(url);
  const shown = renderIn('en', <Posts messages={messagesFor('en', 'blog').blog} posts={POSTS} />);
  startPostFinder();
  return shown;
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const search = () => field('Search the posts');
const reset = () => document.querySelector('[data-all-posts]') as HTMLElement;
/** As when the browser fills in fields on the way back. */
const comeBack = () => fireEvent(window, new Event('pageshow'));

test('lists and counts all posts, without its script too', () => {
  renderIn('en', <Posts messages={messagesFor('en', 'blog').blog} posts={POSTS} />);
  expect(titles()).toHaveLength(POSTS.length);
  expect(answer()).toBe('4 posts');
  expect(document.querySelector('h2 a')?.getAttribute('href')).toBe('/blog/posts/cups-to-grams');
  expect(reset().hidden).toBe(true);
});

test('searches as you type, and filters by category', async () => {
  const { user } = open();
  await user.type(search(), 'flour');
  expect(titles()).toEqual(['Cups to Grams', 'Flour Types']);
  await user.click(field('Conversions'));
  expect(titles()).toEqual(['Cups to Grams']);
  expect(answer()).toBe('1 post');
  expect(query()).toBe('?q=flour&category=conversions');
  await user.clear(search());
  expect(titles()).toEqual(['Cups to Grams', 'Pints to Cups']);
  expect(query()).toBe('?category=conversions');
});

test('ignores accents', async () => {
  const { user } = open();
  await user.type(search(), 'creme fraiche');
  expect(titles()).toEqual(['Crème Fraîche']);
});

test('does not find what only the date, the reading time or the category says', async () => {
  const { user } = open();
  await user.type(search(), 'minute');
  expect(titles()).toEqual([]);
});

test('reports no results, and clears the search', async () => {
  const { user } = open('/?q=zzz&category=cooking-tips');
  expect(search().value).toBe('zzz');
  expect(field('Cooking Tips').checked).toBe(true);
  expect(answer()).toBe('No post matches this search.');
  expect(titles()).toEqual([]);
  await user.click(button('Show all posts'));
  expect(titles()).toHaveLength(POSTS.length);
  expect(search().value).toBe('');
  expect(field('All').checked).toBe(true);
  expect(reset().hidden).toBe(true);
  // The button that had it is gone.
  expect(document.activeElement).toBe(search());
  expect(query()).toBe('');
});

test('ignores a category that there is none of', () => {
  open('/?category=constructor');
  expect(titles()).toHaveLength(POSTS.length);
  expect(field('All').checked).toBe(true);
});

test('keeps the rest of the URL', async () => {
  const { user } = open('/?x=1#main');
  await user.type(search(), 'pints');
  expect(window.location.search + window.location.hash).toBe('?x=1&q=pints#main');
});

test('keeps what was typed before the script ran, or filled in by the browser', () => {
  openAt('/?q=zzz');
  renderIn('en', <Posts messages={messagesFor('en', 'blog').blog} posts={POSTS} />);
  search().value = 'pints';
  startPostFinder();
  expect(titles()).toEqual(['Pints to Cups']);
  expect(query()).toBe('?q=pints');
  search().value = 'flour';
  comeBack();
  expect(titles()).toEqual(['Cups to Grams', 'Flour Types']);
});

test('follows the URL on the way back within the page', async () => {
  open('/?q=pints');
  openAt('/?q=flour');
  fireEvent(window, new Event('popstate'));
  expect(search().value).toBe('flour');
  expect(titles()).toEqual(['Cups to Grams', 'Flour Types']);
});

test('closes a phone’s keyboard instead of sending the form', async () => {
  const { user } = open();
  await user.type(search(), 'flour{Enter}');
  expect(document.activeElement).not.toBe(search());
  expect(titles()).toHaveLength(2);
  expect(window.location.pathname).toBe('/');
});
