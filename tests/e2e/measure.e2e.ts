import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { marksIn } from '../photo/scenes.ts';
import { axeFinds } from './axe.ts';
import { visit } from './browser.ts';
import { photograph, SCENE } from './photo.ts';

const PATH = '/tools/measure';
const size = (page: Page) => page.locator('output').first();

/** The size as shown, and how far the true one may be off, in centimeters. */
async function shownSize(page: Page) {
  await expect.poll(() => size(page).innerText()).toContain('±');
  const [, length, error] = /([\d.]+) cm ± ([\d.]+)/.exec(await size(page).innerText()) ?? [];
  return { length: Number(length), error: Number(error) };
}

const choosePhoto = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles(await photograph(page, SCENE));

/** Taps the corners and drags the points of the rim to where they belong in the picture. */
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
        // The picture, its tools and the size are on one screen.
        await mark(page);
        const { length, error } = await shownSize(page);
        expect(Math.abs(length - 26)).toBeLessThanOrEqual(error);
        const box = await size(page).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(667);
        expect(await axeFinds(page), 'the size').toEqual([]);
        expect(sent).toEqual([]);
        await page.getByRole('link', { name: 'Use in the pan swap' }).click();
        await page.waitForURL('**/conversions/length?**');
        expect(new URL(page.url()).searchParams.get('mine')).toBe(`own-round~${length.toFixed(1)}~~`);
      },
      { viewport: { width: 375, height: 667 }, hasTouch: true },
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

/** A camera that shows a drawing; `window.live` counts its tracks that still run. */
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
        // A canvas gives frames only as it is drawn.
        setInterval(() => sheet.getContext('2d')?.fillRect(0, 0, 800, 600), 30);
        return stream;
      },
    },
  });
};
const live = (page: Page) => page.evaluate(() => (window as unknown as { live: () => number }).live());

test('the camera takes a picture, and stops then and when it is left', () =>
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
    { before: (page) => page.addInitScript(fakeCamera) },
  ));

test('a refused camera leaves the photograph', () =>
  visit(PATH, async (page) => {
    // Headless Chromium refuses what nobody allowed.
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  }));

const IWER = readFileSync(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');

/** A phone at 0.5 m above a table that looks straight down; `window.room` moves it and taps. */
const phone = (refused: boolean) => {
  const { XRDevice } = (window as unknown as { IWER: typeof import('iwer') }).IWER;
  const device = new XRDevice({
    name: 'phone',
    controllerConfig: undefined,
    supportedSessionModes: ['immersive-ar'],
    supportedFeatures: ['viewer', 'local', 'hit-test', 'dom-overlay'],
    supportedFrameRates: [60],
    isSystemKeyboardSupported: false,
    internalNominalFrameRate: 60,
    environmentBlendModes: { 'immersive-ar': 'alpha-blend' },
    interactionMode: 'screen-space',
    userAgent: navigator.userAgent,
  } as never);
  device.installRuntime({ forceInstall: true });
  device.installSEM(
    class {
      environmentCanvas = document.createElement('canvas');
      trackedPlanes = new Set();
      trackedMeshes = new Set();
      render() {}
      /** The table is where y is 0, below the phone. */
      computeHitTestResults = (ray: ArrayLike<number>) => [
        [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ray[12] ?? 0, 0, ray[14] ?? 0, 1],
      ];
    } as never,
  );
  device.quaternion.set(-Math.SQRT1_2, 0, 0, Math.SQRT1_2);
  device.position.set(0, 0.5, 0);
  const xr = navigator.xr as XRSystem;
  const request = xr.requestSession.bind(xr);
  let session: XRSession | null = null;
  xr.requestSession = async (...args) => {
    if (refused) throw new DOMException('', 'NotAllowedError');
    session = await request(...args);
    return session;
  };
  Object.assign(window, {
    room: {
      move: (x: number) => device.position.set(x, 0.5, 0),
      tap: () => session?.dispatchEvent(new Event('select')),
    },
  });
};

const inRoom = (refused: boolean) => async (page: Page) => {
  await page.addInitScript(IWER);
  await page.addInitScript(phone, refused);
};

interface InRoom {
  room: { move: (x: number) => void; tap: () => void };
}

describe('in the room', () => {
  test('two points give the distance between them, until it is left', () =>
    visit(
      PATH,
      async (page) => {
        const tap = () => page.evaluate(() => (window as unknown as InRoom).room.tap());
        await page.getByRole('button', { name: 'Measure in the room' }).click();
        await page.getByText('Aim the ring at one side of the rim and tap.').waitFor();
        await tap();
        await page.getByText('Now aim at the side opposite and tap.').waitFor();
        await page.evaluate(async () => {
          (window as unknown as InRoom).room.move(0.26);
          // The aim follows with the next frames of the room.
          for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
        });
        await tap();
        await page.getByText('26.0 cm').first().waitFor();
        // The emulator's picture lies over the page.
        await page.getByRole('button', { name: 'Done' }).press('Enter');
        await page.getByText('Measured in the room: 26.0 cm').waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('26.0 cm');
        await page.getByRole('link', { name: 'Use in the pan swap' }).waitFor();
      },
      // What Chromium says of drawing without a graphics card.
      { before: inRoom(false), expected: /GPU stall due to ReadPixels/ },
    ));

  test('refused, it leaves the photograph', () =>
    visit(
      PATH,
      async (page) => {
        await page.getByRole('button', { name: 'Measure in the room' }).click();
        await page.getByRole('alert').getByText('could not be started').waitFor();
        await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
      },
      { before: inRoom(true) },
    ));

  test('is not offered where there is none', () =>
    visit(PATH, async (page) => {
      expect(await page.getByRole('button', { name: 'Measure in the room' }).count()).toBe(0);
    }));
});
