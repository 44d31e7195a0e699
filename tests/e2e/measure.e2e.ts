import { marksIn } from '@gramwise/engine/tests/photo/scenes.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe.ts';
import { visit } from './browser.ts';
import { photograph, SCENE } from './photo.ts';

const PATH = '/tools/measure';
const size = (page: Page) => page.locator('output').first();

/** The size as shown, and its stated error, in centimeters; NaN before there is one. */
async function shownSize(page: Page) {
  const [, length, error] = /([\d.]+) cm ± ([\d.]+)/.exec(await size(page).innerText()) ?? [];
  return { length: Number(length), error: Number(error) };
}

const choosePhoto = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles(await photograph(page, SCENE));

/** Taps the corners, and drags the points of the rim into place. */
async function mark(page: Page) {
  const { corners, edges } = marksIn(SCENE);
  const canvas = await page.locator('fieldset canvas').first().boundingBox();
  if (!canvas) throw new Error('no picture');
  const scale = canvas.width / SCENE.picture.width;
  for (const { x, y } of corners) await page.mouse.click(canvas.x + x * scale, canvas.y + y * scale);
  for (const [index, point] of edges.entries()) {
    const box = await page.getByRole('slider', { name: `Edge ${index + 1}` }).boundingBox();
    if (!box) throw new Error(`no point ${index}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(canvas.x + point.x * scale, canvas.y + point.y * scale, { steps: 2 });
    await page.mouse.up();
  }
}

describe('a photograph', () => {
  test('that Exif turns gives the size on a phone, and leads to the pan swap', () =>
    visit(
      PATH,
      async (page) => {
        expect(await axeFinds(page)).toEqual([]);
        const sent: string[] = [];
        page.on('request', (request) => sent.push(request.url()));
        await choosePhoto(page);
        const first = page.getByRole('slider', { name: 'Corner 1' });
        expect(await first.getAttribute('aria-valuemax')).toBe(`${SCENE.picture.width}`);
        expect(await axeFinds(page), 'points').toEqual([]);
        // The picture, its tools and the size fit on one screen.
        await mark(page);
        // Once the last point is in place, the size no longer comes from four points.
        await expect.poll(async () => Math.abs((await shownSize(page)).length - 26)).toBeLessThan(0.3);
        const { length, error } = await shownSize(page);
        expect(Math.abs(length - 26)).toBeLessThanOrEqual(error);
        const box = await size(page).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(667);
        expect(await axeFinds(page), 'the size').toEqual([]);
        await page.getByRole('button', { name: 'Set each mark more exactly' }).click();
        for (const name of ['Corner 1', 'Corner 2']) {
          expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
          expect(await axeFinds(page), name).toEqual([]);
          await page.keyboard.press('Enter');
        }
        // The enlarged mark and its buttons fit on one screen.
        const stop = page.getByRole('button', { name: 'Stop' });
        const { y = 999, height = 0 } = (await stop.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(667);
        await stop.click();
        await page.getByRole('slider', { name: 'Edge 5' }).waitFor();
        expect((await shownSize(page)).length).toBeCloseTo(length, 0);
        // The measuring code loads with the first picture.
        expect(sent.filter((url) => !/\/assets\/[\w.-]+\.js$/.test(url))).toEqual([]);
        await page.getByRole('link', { name: 'Use in the pan swap' }).click();
        await page.waitForURL('**/conversions/pans?**');
        expect(new URL(page.url()).searchParams.get('mine')).toMatch(/^own-round~2[56]\.\d~~$/);
      },
      { viewport: { width: 375, height: 667 }, hasTouch: true },
    ));

  test('waits for the measuring code, which can be retried', () =>
    visit(
      PATH,
      async (page) => {
        await page.route(/MarkedPicture/, (route) => route.abort());
        await choosePhoto(page);
        const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
        await again.waitFor();
        expect(await axeFinds(page)).toEqual([]);
        await page.unrouteAll();
        await again.click();
        await page.getByRole('slider', { name: 'Corner 1' }).waitFor();
      },
      { expected: /Failed to load resource|Failed to fetch dynamically/ },
    ));

  test('is kept where a browser never fetches a failed file again', () =>
    visit(
      PATH,
      async (page) => {
        await page.route(/MarkedPicture[^?]*$/, (route) => route.abort());
        await choosePhoto(page);
        await page.getByRole('slider', { name: 'Corner 1' }).waitFor();
      },
      { expected: /Failed to load resource|Failed to fetch dynamically/ },
    ));

  test('is marked by keyboard alone, and gone after a reload', () =>
    visit(PATH, async (page) => {
      await choosePhoto(page);
      await page.getByRole('slider').first().waitFor();
      await page.keyboard.press('Tab');
      const names = ['Corner 1', 'Corner 2', 'Corner 3', 'Corner 4', 'Edge 1'];
      for (const name of names) {
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Tab');
      }
      const place = () => page.getByRole('slider', { name: 'Corner 1' }).getAttribute('aria-valuetext');
      const [, x, y] = /(\d+) px from the left, (\d+)/.exec((await place()) ?? '') ?? [];
      await page.getByRole('slider', { name: 'Corner 1' }).focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('ArrowUp');
      expect(await place()).toBe(`${Number(x) + 10} px from the left, ${Number(y) - 1} from the top`);
      await page.reload();
      await page.getByRole('alert').getByText('The picture was not kept').waitFor();
      expect(await page.getByRole('slider').count()).toBe(0);
    }));
});

test('a tap beside a mark that is set sets the next one, and a second tap on it nothing', () =>
  visit(
    PATH,
    async (page) => {
      await choosePhoto(page);
      const placed = page.locator('[role=slider][data-placed=true]');
      await page.getByRole('slider').first().waitFor();
      const box = await page.locator('fieldset canvas').first().boundingBox();
      if (!box) throw new Error('no picture');
      const [x, y] = [box.x + box.width / 2, box.y + 30];
      await page.touchscreen.tap(x, y);
      await expect.poll(() => placed.count()).toBe(1);
      await page.touchscreen.tap(x + 2, y + 2);
      // A pull on the ring moves the mark.
      await page.mouse.move(x - 9, y);
      await page.mouse.down();
      await page.mouse.move(x - 29, y + 20, { steps: 4 });
      await page.mouse.up();
      expect(await placed.count()).toBe(1);
      const moved = await page.getByRole('slider', { name: 'Corner 1' }).boundingBox();
      expect(Math.abs((moved?.x ?? 0) + (moved?.width ?? 0) / 2 - (x - 20))).toBeLessThan(2);
      await page.touchscreen.tap(x - 10, y + 20);
      await expect.poll(() => placed.count()).toBe(2);
    },
    { viewport: { width: 375, height: 667 }, hasTouch: true },
  ));

test('what follows the picture stays where it is, whichever mark is chosen', () =>
  visit(
    PATH,
    async (page) => {
      await choosePhoto(page);
      const below = async (name: string) => {
        await page.getByRole('slider', { name }).focus();
        const [picture, size] = await Promise.all([
          page.locator('fieldset canvas').first().boundingBox(),
          page.locator('section:has(> output)').boundingBox(),
        ]);
        return (size?.y ?? 0) - (picture?.y ?? 0);
      };
      expect(await below('Edge 1')).toBeGreaterThan(100);
      expect(await below('Corner 1')).toBe(await below('Edge 1'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
    { viewport: { width: 320, height: 568 } },
  ));

test.each([
  ['NotAllowedError', 'The camera may not be used on this page'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'another app may be using it'],
])('a camera that fails with %s is explained, and a photo can be chosen', (name, text) =>
  visit(
    PATH,
    async (page) => {
      const camera = page.getByRole('button', { name: 'Use the camera' });
      await camera.click();
      await page.getByRole('alert').getByText(text).waitFor();
      await expect.poll(() => camera.evaluate((button) => button === document.activeElement)).toBe(true);
      await choosePhoto(page);
      await page.getByRole('slider', { name: 'Corner 1' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
    {
      mocks: (page) =>
        page.addInitScript((name) => {
          Object.defineProperty(navigator, 'mediaDevices', {
            value: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
          });
        }, name),
    },
  ),
);

/** A camera that shows a drawing; `window.live` counts its running tracks. */
const fakeCamera = () => {
  const state = { tracks: [] as MediaStreamTrack[] };
  Object.assign(window, {
    live: () => state.tracks.filter(({ readyState }) => readyState === 'live').length,
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    value: {
      getUserMedia: async () => {
        const sheet = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
        sheet.getContext('2d')?.fillRect(0, 0, 800, 600);
        const stream = sheet.captureStream(30);
        state.tracks = stream.getTracks();
        // A canvas only produces frames when drawn.
        setInterval(() => sheet.getContext('2d')?.fillRect(0, 0, 800, 600), 30);
        return stream;
      },
    },
  });
};
const live = (page: Page) => page.evaluate(() => (window as unknown as { live: () => number }).live());

test('the camera takes a picture, and stops then or when left', () =>
  visit(
    PATH,
    async (page) => {
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await page.getByRole('button', { name: 'Take the picture' }).click();
      await page.getByRole('slider').first().waitFor();
      expect(await live(page)).toBe(0);
      await page.getByRole('button', { name: 'Another picture' }).click();
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await expect.poll(() => live(page)).toBe(1);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => live(page)).toBe(0);
    },
    { mocks: (page) => page.addInitScript(fakeCamera) },
  ));
