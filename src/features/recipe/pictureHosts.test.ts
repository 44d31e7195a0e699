import { describe, expect, it } from 'vitest';
import { findPictureCredit, listPictureSources } from './pictureHosts.ts';

const UNSPLASH = 'https://images.unsplash.com/photo-1?w=1200&q=80&auto=format&fit=crop';

describe('findPictureCredit', () => {
  it.each([
    [UNSPLASH, { host: 'Unsplash', href: 'https://unsplash.com/' }],
    [
      'https://commons.wikimedia.org/wiki/Special:FilePath/Soupe_%C3%A0_l%27oignon_01.JPG?width=960',
      {
        host: 'Wikimedia Commons',
        href: 'https://commons.wikimedia.org/wiki/File:Soupe_%C3%A0_l%27oignon_01.JPG',
      },
    ],
    [
      'https://upload.wikimedia.org/wikipedia/commons/thumb/6/62/Pesto_pasta.jpg/960px-Pesto_pasta.jpg',
      { host: 'Wikimedia Commons', href: 'https://commons.wikimedia.org/wiki/File:Pesto_pasta.jpg' },
    ],
    ['https://pictures.example/a.jpg', { host: 'pictures.example', href: 'https://pictures.example/a.jpg' }],
  ])('%s', (image, credit) => {
    expect(findPictureCredit(image)).toEqual(credit);
  });
});

describe('listPictureSources', () => {
  it('offers several widths from Unsplash', () => {
    expect(listPictureSources(UNSPLASH)?.split(', ')).toHaveLength(4);
    expect(listPictureSources(UNSPLASH)).toContain('photo-1?w=480&q=80&auto=format&fit=crop 480w');
  });

  it('offers one size from other hosts', () => {
    expect(
      listPictureSources('https://commons.wikimedia.org/wiki/Special:FilePath/A.jpg?width=960'),
    ).toBeUndefined();
  });
});
