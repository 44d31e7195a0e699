import { describe, expect, it } from 'vitest';
import { readingHead, readingTitle } from './readingHead.ts';

describe('readingTitle', () => {
  it.each([
    ['Privacy Policy', 'Privacy Policy | Gramwise'],
    ['About Gramwise', 'About Gramwise'],
    [
      'Alternatives : des calculateurs de cuisine comparés',
      'Alternatives : des calculateurs de cuisine comparés',
    ],
  ])('%s', (title, shown) => {
    expect(readingTitle(title)).toBe(shown);
  });
});

it('describes the page and its breadcrumbs', () => {
  const head = readingHead('fr', 'faq', { title: 'Questions fréquentes', description: 'D' });
  expect(head).toMatchObject({ title: 'Questions fréquentes | Gramwise', description: 'D', path: '/faq' });
  expect(JSON.stringify(head.data)).toContain('/fr/faq"');
});
