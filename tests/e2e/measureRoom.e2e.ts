import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';

const PATH = '/tools/measure';
const IWER = readFileSync(createRequire(import.meta.url).resolve('iwer/build/iwer.min.js'), 'utf8');

/** A phone 0.5 m above a table, looking straight down; `window.room` moves it and taps. */
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
          // The aim follows in the room's next frames.
          for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
        });
        await tap();
        await page.getByText('26.0 cm').first().waitFor();
        // The emulator's picture covers the page.
        await page.getByRole('button', { name: 'Done' }).press('Enter');
        await page.getByText('Measured in the room: 26.0 cm').waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('26.0 cm');
        await page.getByRole('link', { name: 'Use in the pan swap' }).waitFor();
      },
      // What Chromium logs about drawing without a graphics card.
      { before: inRoom(false), expected: /GPU stall due to ReadPixels/ },
    ));

  test('if refused, the photo remains', () =>
    visit(
      PATH,
      async (page) => {
        await page.getByRole('button', { name: 'Measure in the room' }).click();
        await page.getByRole('alert').getByText('could not be started').waitFor();
        await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
      },
      { before: inRoom(true) },
    ));

  test('is not offered without device support', () =>
    visit(PATH, async (page) => {
      expect(await page.getByRole('button', { name: 'Measure in the room' }).count()).toBe(0);
    }));
});
