import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { marksIn, type Scene } from '@gramwise/engine/tests/photo/scenes.ts';
import { describe, expect, it } from 'vitest';
import { BAD_INPUT } from '#tests/badInput.ts';
import { measureReaderIn } from '#tests/measureReader.ts';
import { formatError, formatSides } from './formatSize.ts';
import type { Marks } from './marks.ts';
import { measureMarkedPan, needsFinerMarks } from './measured.ts';
import type { Setup } from './setup.ts';

/** A 26 cm springform beside an A4 sheet, photographed by a phone at an angle. */
const SCENE: Scene = {
  reference: 'a4',
  sides: [260],
  height: 0,
  tilt: 30,
  turn: 80,
  distance: 600,
  focal: 26,
  picture: { width: 2400, height: 1800 },
};

const AMERICAN = { decimal: '.', reader: measureReaderIn('en'), origin: 'us' } as const;
const EUROPEAN = { ...AMERICAN, origin: 'europe' } as const;

const SETUP: Setup = { reference: 'a4', shape: 'round', place: 'level', height: '' };

function marked(scene: Scene): Marks {
  const { corners, edges } = marksIn(scene);
  const placed = (points: typeof corners) => points.map((point) => ({ ...point, placed: true, within: 1 }));
  return { corner: placed(corners), edge: placed(edges) };
}

const picture = { ...SCENE.picture, focalLength: 26 };
const size = (scene: Scene, setup: Partial<Setup> = {}) =>
  measureMarkedPan(picture, marked(scene), { ...SETUP, ...setup }, EUROPEAN);

describe('the marks in a picture', () => {
  it('give the size in centimeters, and the usual pan', () => {
    const found = size(SCENE);
    expect(found).toMatchObject({
      state: 'measured',
      pan: 'springform-26',
      pans: ['springform-26', 'tart-26'],
      height: 'level',
      uncorrected: null,
      unsure: false,
    });
    if (found.state === 'measured') expect(found.sides[0]).toBeCloseTo(26, 1);
  });

  it('give two sides for a rectangle, the longer first', () => {
    const found = size({ ...SCENE, sides: [200, 300] }, { shape: 'rectangular' });
    if (found.state !== 'measured') throw new Error(found.state);
    expect(found.sides.map((side) => side.toFixed(1))).toEqual(['30.0', '20.0']);
  });

  it('are corrected for a rim that is higher than the reference', () => {
    const found = size({ ...SCENE, height: 70 }, { place: 'table', height: '7' });
    if (found.state !== 'measured') throw new Error(found.state);
    expect(found.sides[0]).toBeCloseTo(26, 1);
    // The rim is 7 cm nearer to a camera that is 60 cm x cos 30° above the table: larger by 1 / (1 - 7 / 52).
    expect(found.uncorrected?.[0]).toBeCloseTo(26 / (1 - 7 / (60 * Math.cos(Math.PI / 6))), 0);
  });

  it('are less certain the less precisely they were placed', () => {
    const { corner, edge } = marked(SCENE);
    const rough = (marks: typeof corner) => marks.map((mark) => ({ ...mark, within: 8 }));
    const found = measureMarkedPan(picture, { corner: rough(corner), edge: rough(edge) }, SETUP, AMERICAN);
    const exact = size(SCENE);
    if (found.state !== 'measured' || exact.state !== 'measured') throw new Error(found.state);
    expect(found.error).toBeGreaterThan(2 * exact.error);
    expect(found.unsure).toBe(true);
  });

  it('name every usual pan between the ends of the range as it is shown', () => {
    for (let side = 200; side < 300; side += 7.3) {
      const { corner, edge } = marked({ ...SCENE, sides: [side] });
      const rough = (marks: typeof corner) => marks.map((mark) => ({ ...mark, within: 9 }));
      const found = measureMarkedPan(picture, { corner: rough(corner), edge: rough(edge) }, SETUP, AMERICAN);
      if (found.state !== 'measured') throw new Error(found.state);
      // In tenths of a centimeter, as read from the page.
      const [middle, error] = [formatSides('en', found.sides), formatError('en', found)].map(
        (text) => Number(text) * 10,
      ) as [number, number];
      const all = PAN_PRESETS.filter(
        ({ pan }) =>
          'diameter' in pan && Math.abs(pan.diameter * 10 - Math.round(middle)) <= Math.round(error) + 1e-6,
      );
      expect([...found.pans].sort(), `${middle} ± ${error}`).toEqual(all.map(({ id }) => id).sort());
    }
  });

  it('say nothing before all are placed', () => {
    const { corner, edge } = marked(SCENE);
    const waiting = { corner, edge: edge.map((mark, index) => ({ ...mark, placed: index > 0 })) };
    expect(measureMarkedPan(picture, waiting, SETUP, AMERICAN).state).toBe('waiting');
  });

  it('in a line are an error of the object they are on', () => {
    const { corner, edge } = marked(SCENE);
    const line = (marks: typeof corner) =>
      marks.map((mark, index) => ({ ...mark, x: 100 + 90 * index, y: 500 }));
    expect(measureMarkedPan(picture, { corner: line(corner), edge }, SETUP, AMERICAN)).toMatchObject({
      of: 'reference',
    });
    expect(measureMarkedPan(picture, { corner, edge: line(edge) }, SETUP, AMERICAN)).toMatchObject({
      of: 'pan',
    });
  });
});

describe('finer marks', () => {
  const rough = (within: number) => {
    const { corner, edge } = marked(SCENE);
    return { corner: corner.map((mark) => ({ ...mark, within })), edge };
  };
  const needs = (marks: Marks, setup: Partial<Setup> = {}) =>
    needsFinerMarks(measureMarkedPan(picture, marks, { ...SETUP, ...setup }, AMERICAN), marks);

  it.each([
    ['exact marks', 1, false],
    ['rough ones that give less than 1 cm', 2, false],
    ['rough ones that give more', 14, true],
    ['ones too rough for a size', 60, true],
  ])('after %s', (_, within, wanted) => {
    expect(needs(rough(within))).toBe(wanted);
  });

  it('would not help against an unknown height, or a wrong one', () => {
    expect(needs(marked(SCENE), { place: 'table' })).toBe(false);
    expect(needs(rough(14), { place: 'table', height: 'seven' })).toBe(false);
  });
});

describe('the height of the rim', () => {
  it('that is unknown may be that of any usual pan, and the range holds it', () => {
    for (const height of [25, 50, 65, 89]) {
      const found = size({ ...SCENE, height }, { place: 'table' });
      if (found.state !== 'measured') throw new Error(found.state);
      expect(found).toMatchObject({ height: 'unknown', uncorrected: null });
      expect(Math.abs((found.sides[0] ?? 0) - 26), `${height}`).toBeLessThanOrEqual(found.error);
      expect(found.pans).toContain('springform-26');
    }
  });

  it('is not asked for where the reference is level', () => {
    expect(size(SCENE, { place: 'level', height: 'seven' })).toMatchObject({
      state: 'measured',
      height: 'level',
    });
  });

  it.each([
    ['', 'measured'],
    ['0', 'measured'],
    ['0,0 cm', 'measured'],
    ['7', 'measured'],
    ['2 3/4 in', 'measured'],
    ['-1', 'failed'],
    ['seven', 'failed'],
    ['31', 'failed'],
  ])('%j: %s', (height, state) => {
    expect(size(SCENE, { place: 'table', height }).state).toBe(state);
  });

  it('is a number or an error, whatever is typed', () => {
    for (const height of BAD_INPUT.filter((_, index) => index % 4 === 0)) {
      const found = size(SCENE, { place: 'table', height });
      if (found.state === 'measured')
        expect([...found.sides, found.error].every(Number.isFinite), height).toBe(true);
      else expect(found, height).toMatchObject({ state: 'failed', of: 'height' });
    }
  });
});
