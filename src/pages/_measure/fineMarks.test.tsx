import { marksIn, type Scene } from '@gramwise/engine/tests/photo/scenes.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { MeasureBody } from './MeasureIsland.tsx';
import { measureMessages } from './measureMessages.ts';

/** A picture much larger than the screen, so that a tap is rough. */
const SCENE: Scene = {
  reference: 'card',
  sides: [260],
  height: 0,
  tilt: 30,
  turn: 90,
  distance: 550,
  focal: 26,
  picture: { width: 4000, height: 3000 },
};

/** The frame of the picture before its size is known. */
const FRAME = 320;
const SCALE = FRAME / SCENE.picture.width;

const shown = () => document.querySelector('output')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const error = () => Number(/± ([\d.]+)/.exec(shown())?.[1]);

/** Opens a picture and taps each mark a few pixels beside its place. */
async function tapAll(language: Language) {
  const { user } = renderIn(language, <MeasureBody messages={measureMessages(language)} recipes={[]} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const file = new File(['jpeg'], 'pan.jpg', { type: 'image/jpeg' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await screen.findAllByRole('slider');
  const frame = document.querySelector('fieldset canvas')?.parentElement as HTMLElement;
  frame.setPointerCapture = () => {};
  const { corners, edges } = marksIn(SCENE);
  const margin = (FRAME - SCENE.picture.height * SCALE) / 2;
  for (const { x, y } of [...corners, ...edges]) {
    const pointer = { button: 0, pointerId: 1, clientX: x * SCALE + 0.5, clientY: y * SCALE + margin - 0.4 };
    fireEvent.pointerDown(frame, pointer);
    fireEvent.pointerUp(frame, pointer);
  }
  return user;
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...SCENE.picture, close: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const WORDS = [
  ['en', 'Set each mark more exactly', ['Back', 'Next', 'Done'], ['Corner', 'Edge']],
  ['fr', 'Placer chaque point au plus juste', ['Retour', 'Suivant', 'Terminer'], ['Coin', 'Bord']],
  ['de', 'Jeden Punkt genauer setzen', ['Zurück', 'Weiter', 'Fertig'], ['Ecke', 'Rand']],
  ['es', 'Ajustar mejor cada punto', ['Atrás', 'Siguiente', 'Listo'], ['Esquina', 'Borde']],
] as const;

describe('a range above 1 cm', () => {
  test.each(WORDS)(
    'leads through each mark, in %s',
    async (language, name, [back, next, done], [corner, edge]) => {
      const user = await tapAll(language);
      await user.click(await screen.findByRole('button', { name }));
      const press = (label: string) => user.click(screen.getByRole('button', { name: label }));
      const names = [1, 2, 3, 4]
        .map((n) => `${corner} ${n}`)
        .concat([1, 2, 3, 4, 5].map((n) => `${edge} ${n}`));
      for (const [index, mark] of names.entries()) {
        expect(document.activeElement).toBe(screen.getByRole('slider', { name: mark }));
        expect(screen.getAllByRole('slider')).toHaveLength(1);
        await press(index < names.length - 1 ? next : done);
      }
      expect(screen.getAllByRole('slider')).toHaveLength(9);
      expect(document.activeElement?.getAttribute('role')).toBe('status');
      expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('button', { name: back })).toBeNull();
    },
  );

  test('is narrower once each mark is set by keys alone', async () => {
    const user = await tapAll('en');
    const rough = await screen.findByRole('button', { name: 'Set each mark more exactly' });
    expect(error()).toBeGreaterThan(1);
    const before = error();
    rough.focus();
    await user.keyboard('{Enter}');
    const { corners, edges } = marksIn(SCENE);
    for (const point of [...corners, ...edges]) {
      const view = screen.getByRole('slider');
      for (const [axis, less, more] of [
        ['x', 'ArrowLeft', 'ArrowRight'],
        ['y', 'ArrowUp', 'ArrowDown'],
      ] as const) {
        const left = () => {
          const [, x, y] =
            /(\d+) px from the left, (\d+)/.exec(view.getAttribute('aria-valuetext') ?? '') ?? [];
          return Math.round(point[axis]) - Number(axis === 'x' ? x : y);
        };
        for (let by = left(); by !== 0; by = left()) {
          fireEvent.keyDown(view, { key: by < 0 ? less : more, shiftKey: Math.abs(by) >= 10 });
        }
      }
      fireEvent.keyDown(view, { key: 'Enter' });
    }
    await expect.poll(error).toBeLessThan(before / 2);
    const length = Number(/^([\d.]+) cm/.exec(shown())?.[1]);
    expect(Math.abs(length - 26)).toBeLessThanOrEqual(error());
    expect(screen.queryByRole('button', { name: 'Set each mark more exactly' })).toBeNull();
  });

  test('follows the picture that is dragged under the cross, back and forth, and can be left', async () => {
    const user = await tapAll('en');
    await user.click(await screen.findByRole('button', { name: 'Set each mark more exactly' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const view = screen.getByRole('slider', { name: 'Corner 2' });
    view.setPointerCapture = () => {};
    const at = () =>
      /(\d+) px from the left, (\d+)/
        .exec(view.getAttribute('aria-valuetext') ?? '')
        ?.slice(1)
        .map(Number);
    const [x = 0, y = 0] = at() ?? [];
    fireEvent.pointerDown(view, { button: 0, pointerId: 1, clientX: 100, clientY: 100 });
    // At 1.5 pixels of the screen for each of the picture.
    fireEvent.pointerMove(view, { pointerId: 1, clientX: 130, clientY: 85 });
    fireEvent.pointerUp(view, { pointerId: 1 });
    expect(at()).toEqual([x - 20, y + 10]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('slider', { name: 'Corner 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getAllByRole('slider')).toHaveLength(9);
    // Only two marks were set exactly.
    await screen.findByRole('button', { name: 'Set each mark more exactly' });
  });
});
