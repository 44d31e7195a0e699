import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_LENSES } from '../../tests/photo/phoneLenses.ts';
import { marksIn, type Scene } from '../../tests/photo/scenes.ts';
import type { MarkedScene } from './markedScene.ts';
import type { Point } from './point.ts';
import { findReference, REFERENCE_IDS } from './references.ts';
import { measurePan } from './uncertainty.ts';

const PICTURE = { width: 2400, height: 1800 };

const SCENE: Scene = {
  reference: 'card',
  sides: [260],
  height: 0,
  tilt: 40,
  turn: 70,
  distance: 600,
  focal: 26,
  picture: PICTURE,
};

function marked(scene: Scene, edges?: number): MarkedScene {
  const { reference, sides, height, picture, focal } = scene;
  const shape = sides.length === 1 ? 'round' : 'rectangular';
  return { picture, focalLength: focal, reference, shape, height, ...marksIn(scene, edges) };
}

const sidesOf = (scene: MarkedScene) => {
  const size = measurePan(scene);
  return size.ok ? size.value.sides : size.code;
};

describe('exact marks give the exact size', () => {
  const rows: [string, Partial<Scene>][] = [
    ['a springform beside a card', {}],
    ['from straight above', { tilt: 0 }],
    ['from the side', { tilt: 70, distance: 900 }],
    ['beside a sheet', { reference: 'a4' }],
    ['beside an American sheet', { reference: 'letter', turn: 10 }],
    ['a dish', { sides: [330, 229] }],
    ['a rim 7 cm above the card', { height: 70 }],
    ['a high dish, with a long lens', { sides: [300, 110], height: 65, focal: 52, distance: 1100 }],
    ['a springform beside a euro', { reference: 'euro-1' }],
    ['a dish beside a quarter', { reference: 'us-quarter', sides: [200, 200], tilt: 25 }],
    ['a higher rim beside a euro', { reference: 'euro-1', height: 60 }],
  ];
  it.each(rows)('%s', (_, part) => {
    const scene = { ...SCENE, ...part };
    const sides = sidesOf(marked(scene));
    expect(typeof sides === 'string' ? sides : sides.map((side) => Math.round(side * 20) / 20)).toEqual(
      scene.sides,
    );
  });

  it('from three points on the rim as well as from more', () => {
    for (const edges of [3, 4, 6]) expect(Number(sidesOf(marked(SCENE, edges))[0])).toBeCloseTo(260, 6);
  });

  it('from three points on the rim beside a coin', () => {
    expect(Number(sidesOf(marked({ ...SCENE, reference: 'euro-1' }, 3))[0])).toBeCloseTo(260, 1);
  });

  it('says how much larger a higher rim looks', () => {
    const size = measurePan(marked({ ...SCENE, tilt: 0, height: 70 }));
    // The camera is 600 mm above the card: 260 x 600 / (600 - 70).
    expect(size.ok && size.value.level[0]).toBeCloseTo(294.34, 2);
  });
});

describe('the lens of a phone', () => {
  const rows = PHONE_LENSES.flatMap((lens) => [0, 30, 50].map((tilt) => ({ lens, tilt })));
  it.each(rows)('$lens at $tilt degrees is within the stated error', ({ lens, tilt }) => {
    // Beside anything smaller than a sheet, a wave (large third number) may be mistaken for a tilt.
    for (const reference of REFERENCE_IDS.filter((id) => lens[2] < 0.1 || id === 'a4' || id === 'letter')) {
      const far = { ...SCENE, reference, lens, tilt, sides: [330, 229], distance: 520 };
      const size = measurePan({ ...marked(far), heightError: 0.1 });
      if (!size.ok) throw new Error(size.code);
      const { sides, error } = size.value;
      const off = Math.max(...sides.map((side, at) => Math.abs(side - (far.sides[at] ?? 0))));
      expect(off, reference).toBeLessThanOrEqual(error);
    }
  });
});

describe('the height of a rim', () => {
  it('that is hardly known makes the size less certain, as much as it may be higher or lower', () => {
    const scene = marked({ ...SCENE, tilt: 0, height: 57 });
    const [known, guessed] = [measurePan(scene), measurePan({ ...scene, heightError: 19 })];
    if (!known.ok || !guessed.ok) throw new Error('no size');
    expect(known.value.error).toBeLessThan(7);
    // From 600 mm above the card a rim 1.96 x 19 mm higher or lower is 37.2 / 543 = 6.9 % smaller or larger.
    expect(guessed.value.error / 260).toBeGreaterThan(0.069);
    expect(guessed.value.error / 260).toBeLessThan(0.08);
  });
});

describe('however a scene is turned', () => {
  const scenes = fc.record({
    reference: fc.constantFrom(...REFERENCE_IDS),
    sides: fc.constantFrom([180], [260], [330, 229]),
    height: fc.constantFrom(0, 70),
    tilt: fc.integer({ min: 0, max: 60 }),
    turn: fc.integer({ min: 0, max: 359 }),
  });
  const size = (scene: MarkedScene) => {
    const result = measurePan(scene);
    return result.ok ? [...result.value.sides, result.value.error] : result.code;
  };
  /** The same sides and error, up to rounding. */
  const same = (change: (scene: MarkedScene) => MarkedScene) =>
    fc.assert(
      fc.property(scenes, (part) => {
        const scene = marked({ ...SCENE, ...part });
        const [original, changed] = [size(scene), size(change(scene))];
        if (typeof original === 'string' || typeof changed === 'string') {
          expect(changed).toBe(original);
          return;
        }
        expect(
          Math.max(...original.map((value, at) => Math.abs((changed[at] ?? 0) / value - 1))),
        ).toBeLessThan(0.005);
      }),
      { numRuns: 25, seed: 1 },
    );
  const moved = (scene: MarkedScene, by: (point: Point) => Point, picture = PICTURE) => ({
    ...scene,
    picture,
    corners: scene.corners.map(by),
    edges: scene.edges.map(by),
  });

  it('the size stays in a mirror', () =>
    same((scene) => moved(scene, ({ x, y }) => ({ x: PICTURE.width - x, y }))));
  it('the size stays upside down', () =>
    same((scene) => moved(scene, ({ x, y }) => ({ x: PICTURE.width - x, y: PICTURE.height - y }))));
  it('the size stays on its side', () =>
    same((scene) =>
      moved(scene, ({ x, y }) => ({ x: y, y: PICTURE.width - x }), {
        width: PICTURE.height,
        height: PICTURE.width,
      }),
    ));
  it('the size stays for marks in any other order', () =>
    same((scene) => ({
      ...scene,
      corners: scene.corners.toReversed(),
      edges: [...scene.edges.slice(2), ...scene.edges.slice(0, 2)],
    })));

  it('the size stays in a larger picture, and is more certain', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 2, max: 4 }), (part, by) => {
        const scene = marked({ ...SCENE, ...part });
        const large = { width: PICTURE.width * by, height: PICTURE.height * by };
        const [small, big] = [
          measurePan(scene),
          measurePan(moved(scene, ({ x, y }) => ({ x: x * by, y: y * by }), large)),
        ];
        if (!small.ok || !big.ok) {
          expect(big.ok).toBe(true);
          return;
        }
        expect(big.value.sides[0]).toBeCloseTo(small.value.sides[0] ?? 0, 1);
        expect(big.value.error).toBeLessThan(small.value.error);
      }),
      { numRuns: 25, seed: 1 },
    );
  });
});

describe('invalid marks', () => {
  const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
  const bad: [string, Partial<MarkedScene>, string][] = [
    ['all corners in one place', { corners: at([5, 5], [5, 5], [5, 5], [5, 5]) }, 'reference'],
    ['three corners in a line', { corners: at([0, 0], [100, 0], [200, 0], [100, 100]) }, 'reference'],
    ['a corner within the others', { corners: at([0, 0], [300, 0], [150, 300], [150, 100]) }, 'reference'],
    ['a card of a few pixels', { corners: at([0, 0], [5, 0], [5, 3], [0, 3]) }, 'reference'],
    ['corners that are no numbers', { corners: at([Number.NaN, 0], [9, 0], [9, 9], [0, 9]) }, 'reference'],
    ['a rim in a line', { edges: at([900, 900], [1000, 900], [1100, 900]) }, 'pan'],
    ['a rim in one place', { edges: at([900, 900], [900, 900], [900, 900]) }, 'pan'],
    ['a rim far outside of the picture', { edges: at([900, -9000], [1000, 900], [1300, 900]) }, 'pan'],
    ['a strip that is no card', { corners: at([300, 500], [900, 500], [900, 600], [300, 600]) }, 'reference'],
    ['too few points on a rim', { edges: at([900, 900], [1000, 900]) }, 'pan'],
    [
      'points that are on no circle',
      { edges: at([900, 900], [1300, 900], [1300, 1300], [900, 1300], [1100, 1150]) },
      'pan',
    ],
    ['a rim above the camera', { height: 5000 }, 'height'],
    ['a height that is no number', { height: Number.NaN }, 'height'],
    ['a height below', { height: -10 }, 'height'],
    ['a picture of no size', { picture: { width: 0, height: 0 } }, 'reference'],
    ['a picture whose size is no number', { picture: { width: Number.NaN, height: 9 } }, 'reference'],
  ];
  it.each(bad)('%s', (_, part, code) => {
    expect(measurePan({ ...marked(SCENE), ...part })).toEqual({ ok: false, code });
  });

  it('no rim is beyond the horizon', () => {
    const scene = marked({ ...SCENE, tilt: 70, distance: 900 });
    expect(measurePan({ ...scene, edges: at([900, 100], [1000, 900], [1300, 900]) }).ok).toBe(false);
  });

  it('give a code or valid numbers, whatever they are', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -50, max: 3000 }), fc.constant(100));
    const point = fc.record({ x: number, y: number });
    const points = (count: number) => fc.array(point, { minLength: count, maxLength: count });
    fc.assert(
      fc.property(
        fc.constantFrom(...REFERENCE_IDS),
        fc.constantFrom('round' as const, 'rectangular' as const),
        points(5),
        points(4),
        number,
        number,
        number,
        (reference, shape, corners, edges, height, focalLength, width) => {
          const count = findReference(reference).kind === 'circle' ? 5 : 4;
          const scene = {
            ...marked(SCENE),
            reference,
            shape,
            edges,
            height,
            corners: corners.slice(0, count),
          };
          const size = measurePan({ ...scene, focalLength, picture: { width, height: 1800 } });
          if (!size.ok) return;
          const { sides, level, error, rim } = size.value;
          const all = [...sides, ...level, error, ...rim.flatMap(({ x, y }) => [x, y])];
          expect(all.filter((value) => !Number.isFinite(value))).toEqual([]);
          expect(Math.min(...sides)).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
