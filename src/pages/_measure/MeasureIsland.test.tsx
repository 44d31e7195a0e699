import { marksIn, type Scene } from '@gramwise/engine/tests/photo/scenes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { MeasureBody } from './MeasureIsland.tsx';
import { measureMessages } from './measureMessages.ts';

const SCENE: Scene = {
  reference: 'card',
  sides: [260],
  height: 0,
  tilt: 30,
  turn: 90,
  distance: 550,
  focal: 26,
  picture: { width: 1200, height: 900 },
};

const open = (language: Language = 'en') =>
  renderIn(
    language,
    <MeasureBody
      messages={measureMessages(language)}
      recipes={[{ id: 'chocolate-cake', title: 'Chocolate Cake' }]}
    />,
  );

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (file: File) => act(async () => fireEvent.change(input(), { target: { files: [file] } }));
const photo = () => choose(new File(['jpeg'], 'pan.jpg', { type: 'image/jpeg' }));
const alert = () => screen.findByRole('alert').then(({ textContent }) => textContent);
const handle = (name: string) => screen.getByRole('slider', { name });
const prompt = () => document.querySelector('p[role=status]')?.textContent;
const at = (element: HTMLElement) => element.getAttribute('aria-valuetext');

/** Moves a point with the keyboard: long steps, then short ones. */
function moveTo(name: string, { x, y }: { x: number; y: number }) {
  fireEvent.keyDown(handle(name), { key: 'Enter' });
  for (const [axis, wanted, less, more] of [
    [0, Math.round(x), 'ArrowLeft', 'ArrowRight'],
    [1, Math.round(y), 'ArrowUp', 'ArrowDown'],
  ] as const) {
    const left = () =>
      wanted - Number(/(\d+) px from the left, (\d+)/.exec(at(handle(name)) ?? '')?.[axis + 1]);
    for (let by = left(); by !== 0; by = left()) {
      fireEvent.keyDown(handle(name), { key: by < 0 ? less : more, shiftKey: Math.abs(by) >= 10 });
    }
  }
}

/** Sets all marks, each to a pixel. */
function setAll() {
  const { corners, edges } = marksIn(SCENE);
  corners.forEach((point, index) => {
    moveTo(`Corner ${index + 1}`, point);
  });
  edges.forEach((point, index) => {
    moveTo(`Edge ${index + 1}`, point);
  });
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...SCENE.picture, close: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a file', () => {
  test.each([
    ['notes.txt', 'text/plain', 'This file is not a picture.'],
    ['IMG_1.HEIC', '', 'This browser cannot show HEIC pictures.'],
    ['IMG_2.heif', 'image/heif', 'This browser cannot show HEIC pictures.'],
    // Some phones name unknown formats this way.
    ['IMG_3.heic', 'application/octet-stream', 'This browser cannot show HEIC pictures.'],
    ['pan.jpg', 'image/jpeg', 'This picture could not be opened.'],
  ])('%s that cannot be shown leads to the other way in', async (name, type, said) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    open();
    await choose(new File(['?'], name, { type }));
    expect(await alert()).toContain(said);
    expect(screen.getByRole('button', { name: 'Use the camera' })).toBeTruthy();
  });

  test('that is empty or huge gets the same answer', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    open();
    await choose(new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(await alert()).toContain('could not be opened');
    const huge = new File(['jpeg'], 'huge.jpg', { type: 'image/jpeg' });
    Object.defineProperty(huge, 'size', { value: 100_000_001 });
    await choose(huge);
    expect(await alert()).toContain('too large');
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
  });

  test('of a few pixels is too small', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 90, height: 900, close: () => {} }));
    open();
    await photo();
    expect(await alert()).toContain('too small');
  });
});

test.each([
  ['NotAllowedError', 'may not be used'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'could not be started'],
])('a camera that fails with %s leads back to the photo', async (name, said) => {
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('', name)) },
  });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(await alert()).toContain(said);
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
});

describe('the points', () => {
  test('move by keys, ten pixels with Shift, and never leave the picture', async () => {
    open();
    await photo();
    const point = await screen.findByRole('slider', { name: 'Corner 1' });
    expect(at(point)).toMatch(/^\d+ px from the left, \d+ from the top, not set yet$/);
    moveTo('Corner 1', { x: 300, y: 200 });
    expect(at(handle('Corner 1'))).toBe('300 px from the left, 200 from the top');
    fireEvent.keyDown(handle('Corner 1'), { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(handle('Corner 1'), { key: 'ArrowDown' });
    expect(at(handle('Corner 1'))).toBe('290 px from the left, 201 from the top');
    for (let presses = 0; presses < 30; presses += 1) {
      fireEvent.keyDown(handle('Corner 1'), { key: 'ArrowLeft', shiftKey: true });
    }
    expect(at(handle('Corner 1'))).toBe('0 px from the left, 201 from the top');
  });

  test('a tap beside a handle sets the next point, on a handle it sets none', async () => {
    open();
    await photo();
    await screen.findByRole('slider', { name: 'Corner 1' });
    const frame = document.querySelector('fieldset canvas')?.parentElement as HTMLElement;
    for (const element of [frame, ...screen.getAllByRole('slider')]) element.setPointerCapture = () => {};
    const tap = (name: string, clientX: number, moved = 0) => {
      const pointer = { button: 0, pointerId: 1, clientX, clientY: 0, bubbles: true };
      fireEvent.pointerDown(handle(name), pointer);
      fireEvent.pointerMove(handle(name), { ...pointer, clientX: clientX + moved });
      fireEvent.pointerUp(handle(name), { ...pointer, clientX: clientX + moved });
    };
    const waits = (name: string) => at(handle(name))?.endsWith('not set yet');
    // Fingertips tremble.
    tap('Corner 3', 10, 4);
    expect([waits('Corner 1'), waits('Corner 3')]).toEqual([false, true]);
    tap('Corner 1', 20);
    expect([waits('Corner 2'), waits('Corner 3')]).toEqual([false, true]);
    tap('Corner 1', 3);
    expect(waits('Corner 3')).toBe(true);
    tap('Corner 4', 10, 30);
    expect([waits('Corner 3'), waits('Corner 4')]).toEqual([true, false]);
  });

  test.each([
    ['en', 'Corner 1', /^\d+ px from the left, \d+ from the top$/],
    ['fr', 'Coin 1', /^à \d+ px de la gauche, \d+ du haut$/],
    ['de', 'Ecke 1', /^\d+ px von links, \d+ von oben$/],
    ['es', 'Esquina 1', /^a \d+ px de la izquierda, \d+ de arriba$/],
  ] as const)('say where they are, in %s', async (language, name, said) => {
    open(language);
    await photo();
    await screen.findByRole('slider', { name });
    fireEvent.keyDown(handle(name), { key: 'Enter' });
    expect(at(handle(name))?.replaceAll('\u00a0', ' ')).toMatch(said);
  });

  test('give the size, the usual pan, the pan swap and recipes for it', async () => {
    const { user } = open();
    await photo();
    await screen.findByRole('slider', { name: 'Corner 1' });
    const { corners, edges } = marksIn(SCENE);
    expect(prompt()).toContain('corner 1 of 4');
    corners.forEach((point, index) => {
      moveTo(`Corner ${index + 1}`, point);
    });
    expect(prompt()).toContain('point 1 of 5');
    edges.forEach((point, index) => {
      moveTo(`Edge ${index + 1}`, point);
    });
    const size = () => document.querySelector('output')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    await expect.poll(size).toMatch(/^\d+\.\d cm ± \d\.\d/);
    const [, length, error] = /^([\d.]+) cm ± ([\d.]+)/.exec(size()) ?? [];
    expect(Math.abs(Number(length) - 26)).toBeLessThanOrEqual(Number(error));
    expect(screen.getByText('Usual pans within the range, closest first:')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Springform pan, 26 cm',
    );
    expect(document.body.textContent).toContain('half a centimeter between rim and reference');
    // The picture is as exact as it can be.
    expect(screen.queryByRole('button', { name: 'Set each mark more exactly' })).toBeNull();
    const swap = screen.getByRole<HTMLAnchorElement>('link', { name: 'Use in the pan swap' });
    expect(swap.href).toContain('/conversions/pans?');
    expect(swap.href).toContain(`mine=own-round~${length}`.replace('~', '%7E'));
    await user.click(screen.getByText('A recipe for this pan'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Chocolate Cake' }).href).toContain(
      '/recipes/chocolate-cake?pan=springform-26',
    );
    // Fewer points, or another picture, start over.
    await user.click(screen.getByRole('button', { name: 'Add a point on the rim' }));
    await expect.poll(size).toBe('');
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    expect(screen.getByRole('button', { name: 'Use the camera' })).toBeTruthy();
  });

  test('on a reference that lies on the table ask for the height of the rim', async () => {
    const { user } = open();
    await photo();
    await screen.findByRole('slider', { name: 'Corner 1' });
    setAll();
    expect(screen.queryByRole('textbox', { name: 'Rim above the reference (cm)' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'On the table' }));
    await screen.findByText(/^Measure how high the rim is/);
    expect(document.body.textContent).toContain('a rim 2.5 to 8.9 cm above the table');
    await user.type(screen.getByRole('textbox', { name: 'Rim above the reference (cm)' }), '7');
    await screen.findByText(/^Corrected for the higher rim/);
    expect(document.body.textContent).toContain('a height that is off by half a centimeter');
  });

  test('have the number that a coin or a rectangle needs', async () => {
    const { user } = open('de');
    await photo();
    await screen.findByRole('slider', { name: 'Ecke 1' });
    await user.selectOptions(screen.getByRole('combobox'), 'euro-1');
    await user.click(screen.getByRole('radio', { name: 'Rechteckig' }));
    expect(screen.getAllByRole('slider')).toHaveLength(5 + 4);
  });
});
