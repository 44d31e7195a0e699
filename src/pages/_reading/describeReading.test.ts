import { describe, expect, it } from 'vitest';
import { describeReading, readingTitle } from './describeReading.ts';

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

describe('describeReading', () => {
  it('says nothing of a page that is not there yet', () => {
    expect(describeReading('/faq', undefined)).toEqual([]);
  });

  it('names the page and the way to it', () => {
    const metas = describeReading('/fr/faq/', { title: 'Questions fréquentes', description: 'D' });
    expect(metas).toContainEqual({ title: 'Questions fréquentes | Gramwise' });
    expect(JSON.stringify(metas.at(-1))).toContain('/fr/faq"');
  });
});
