import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { ORIGIN } from '#site/head.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { drawQrCode } from './drawQrCode.ts';
import { PageQrCode } from './PageQrCode.tsx';
import { encodeQrModules } from './qrModules.ts';

const SCALE = 4;

/** Reads the modules as a phone would: as a picture. */
function scan(modules: readonly (readonly boolean[])[]): string {
  const width = modules.length * SCALE;
  const data = new Uint8ClampedArray(width * width * 4);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const dark = modules[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)];
      data.set([...(dark ? [0, 0, 0] : [255, 255, 255]), 255], (y * width + x) * 4);
    }
  return decodeQR({ width, height: width, data });
}

describe('the code on paper', () => {
  test.each([
    'https://gramwise.example/recipes/chocolate-cake?servings=12&view=metric',
    'https://gramwise.example/de/tools/cool-cooking-calculators?guests=24&meal=brunch',
  ])('leads to %s', (url) => {
    expect(scan(encodeQrModules(url) ?? [])).toBe(url);
  });

  test('holds any URL that is not too long', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
        const modules = encodeQrModules(url);
        expect(modules === null ? url : scan(modules)).toBe(url);
      }),
      { numRuns: 30 },
    );
  });

  test('is left out where it would be too fine to scan', () => {
    expect(encodeQrModules(`https://gramwise.example/?${'x'.repeat(400)}`)).toBeNull();
    const place = document.createElement('span');
    drawQrCode(place, 'https://gramwise.example/');
    expect(place.querySelector('svg')).not.toBeNull();
    drawQrCode(place, 'x'.repeat(400));
    expect(place.innerHTML).toBe('');
  });

  /** The modules of a drawing that consists of runs. */
  function modulesIn(element: Element): boolean[][] {
    const size = Number(element.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
    const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    const path = element.querySelector('path')?.getAttribute('d') ?? '';
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
    return modules;
  }

  test('can be scanned as it is drawn', () => {
    const place = document.createElement('span');
    drawQrCode(place, 'https://gramwise.example/kitchen/sheet');
    expect(scan(modulesIn(place))).toBe('https://gramwise.example/kitchen/sheet');
  });

  test('is drawn while building for a page without state, in its language', () => {
    const { container } = renderIn('de', <PageQrCode to={{ page: 'ingredient', part: 'butter' }} />);
    expect(scan(modulesIn(container))).toBe(`${ORIGIN}/de/ingredients/butter`);
    expect(container.querySelector('svg[aria-hidden=true]')).not.toBeNull();
  });
});
