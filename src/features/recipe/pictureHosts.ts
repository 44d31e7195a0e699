/** The host of a picture, and its page with author and license. */
interface Credit {
  host: string;
  href: string;
}

const COMMONS = 'https://commons.wikimedia.org/wiki/File:';

/** A picture's credit by its URL. The page of a file on Commons states its author and license. */
export function findPictureCredit(image: string): Credit {
  const { hostname, pathname } = new URL(image);
  if (hostname === 'images.unsplash.com') return { host: 'Unsplash', href: 'https://unsplash.com/' };
  const parts = pathname.split('/');
  // .../Special:FilePath/Name.jpg, or .../thumb/a/ab/Name.jpg/960px-Name.jpg
  const file = parts.includes('thumb') ? parts.at(-2) : parts.at(-1);
  const isCommons = /^(?:commons|upload)\.wikimedia\.org$/.test(hostname) && file;
  return isCommons ? { host: 'Wikimedia Commons', href: COMMONS + file } : { host: hostname, href: image };
}

const WIDTHS = [480, 720, 960, 1200];

/** The sizes a host offers, as `srcSet`; undefined if there is only one. */
export function listPictureSources(image: string): string | undefined {
  const url = new URL(image);
  if (url.hostname !== 'images.unsplash.com' || !url.searchParams.has('w')) return undefined;
  return WIDTHS.map((width) => {
    url.searchParams.set('w', String(width));
    return `${url} ${width}w`;
  }).join(', ');
}
