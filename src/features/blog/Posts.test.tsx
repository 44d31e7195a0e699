import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DatedPost } from '#content/articles/article.ts';
import { messagesFor } from '#i18n/messages.ts';
import { answer, button, field } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Posts } from './Posts.tsx';

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

const open = (address = '/') => {
  openAt(address);
  return renderIn('en', <Posts messages={messagesFor('en', 'blog').blog} posts={POSTS} />);
};
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('lists and counts all posts', () => {
  open();
  expect(titles()).toHaveLength(POSTS.length);
  expect(answer()).toBe('4 posts');
  expect(document.querySelector('h2 a')?.getAttribute('href')).toBe('/blog/posts/cups-to-grams');
});

test('searches as you type, and filters by category', async () => {
  const { user } = open();
  await user.type(field('Search the posts'), 'flour');
  expect(titles()).toEqual(['Cups to Grams', 'Flour Types']);
  await user.click(field('Conversions'));
  expect(titles()).toEqual(['Cups to Grams']);
  expect(answer()).toBe('1 post');
  await expect.poll(query).toBe('?q=flour&category=conversions');
  await user.clear(field('Search the posts'));
  expect(titles()).toEqual(['Cups to Grams', 'Pints to Cups']);
});

test('ignores accents', async () => {
  const { user } = open();
  await user.type(field('Search the posts'), 'creme fraiche');
  expect(titles()).toEqual(['Crème Fraîche']);
});

test('reports no results, and clears the search', async () => {
  const { user } = open('/?q=zzz&category=nowhere');
  expect(answer()).toBe('No post matches this search.');
  expect(titles()).toEqual([]);
  await user.click(button('Show all posts'));
  expect(titles()).toHaveLength(POSTS.length);
  await expect.poll(query).toBe('');
});
