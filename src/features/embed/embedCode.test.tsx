import { describe, expect, it } from 'vitest';
import { buildEmbedCode, buildFramePath } from './embedCode.ts';
import { DEFAULT_EMBED_SETTINGS } from './embedSettings.ts';

describe('the URL of a frame', () => {
  it.each([
    [{}, '/embed/converter?ingredient=flour&amount=1&from=cups&to=grams'],
    [
      { amount: '2 1/2', lang: 'de' as const },
      '/de/embed/converter?ingredient=flour&amount=2.5&from=cups&to=grams',
    ],
    [{ amount: '1 1/2' }, '/embed/converter?ingredient=flour&amount=1+1%2F2&from=cups&to=grams'],
    [{ amount: 'many' }, '/embed/converter?ingredient=flour&from=cups&to=grams'],
    [
      { theme: 'dark' as const, accent: '8a4b08' },
      '/embed/converter?ingredient=flour&amount=1&from=cups&to=grams&theme=dark&accent=8a4b08',
    ],
    [{ what: 'food' as const, ingredient: 'honey' }, '/embed/food?food=honey'],
    [{ what: 'nutrition' as const }, '/embed/nutrition'],
    [
      { what: 'nutrition' as const, lang: 'de' as const, theme: 'dark' as const },
      '/de/embed/nutrition?theme=dark',
    ],
    [
      { what: 'food' as const, ingredient: 'honey', theme: 'light' as const },
      '/embed/food?food=honey&theme=light',
    ],
  ])('%j: %s', (part, path) => {
    expect(buildFramePath({ ...DEFAULT_EMBED_SETTINGS, ...part }, 'en')).toBe(path);
  });

  it('is in the language of the page unless another is chosen', () => {
    expect(buildFramePath(DEFAULT_EMBED_SETTINGS, 'fr')).toMatch(/^\/fr\/embed\/converter\?/);
    expect(buildFramePath({ ...DEFAULT_EMBED_SETTINGS, lang: 'en' }, 'fr')).toMatch(/^\/embed\/converter\?/);
  });
});

describe('the code of a frame', () => {
  const code = { origin: 'https://site.example', path: '/embed/x?a=1&b="<', title: 'A "frame"' } as const;

  it('is one line without script, and cannot break out of its attributes', () => {
    const line = buildEmbedCode({ ...code, height: 700, fit: false });
    expect(line).not.toMatch(/\n|<script/);
    const page = new DOMParser().parseFromString(line, 'text/html');
    const frame = page.body.firstElementChild;
    expect(page.body.children).toHaveLength(1);
    expect(frame?.getAttribute('src')).toBe('https://site.example/embed/x?a=1&b="<');
    expect(frame?.getAttribute('title')).toBe('A "frame"');
    expect(frame?.getAttribute('height')).toBe('700');
  });

  it('has a second line for the height', () => {
    const [, script] = buildEmbedCode({ ...code, height: 700, fit: true }).split('\n');
    expect(script).toBe('<script async src="https://site.example/embed.js"></script>');
  });
});
