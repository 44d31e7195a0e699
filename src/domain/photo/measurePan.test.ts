import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance, marksIn, type Scene } from '#tests/photo/scenes.ts';
import type { MarkedScene } from './measurePan.ts';
import type { Point } from './point.ts';
import { REFERENCE_IDS, referenceOf } from './references.ts';
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

  it('from three points on the rim as from more', () => {
    for (const edges of [3, 4, 6]) expect(Number(sidesOf(marked(SCENE, edges))[0])).toBeCloseTo(260, 6);
  });

  it('says how much larger a higher rim looks', () => {
    const size = measurePan(marked({ ...SCENE, tilt: 0, height: 70 }));
    // The camera is 600 mm above the card: 260 x 600 / (600 - 70).
    expect(size.ok && size.value.level[0]).toBeCloseTo(294.34, 2);
  });
});

describe('whatever way a scene is turned', () => {
  const turned = (points: readonly Point[], by: (point: Point) => Point) => points.map(by);
  const same = (by: (point: Point) => Point, picture = PICTURE) => {
    const scene = marked({ ...SCENE, height: 40 });
    const other = { ...scene, picture, corners: turned(scene.corners, by), edges: turned(scene.edges, by) };
    expect(Number(sidesOf(other)[0])).toBeCloseTo(260, 6);
  };
  it('the size stays in a mirror', () => same(({ x, y }) => ({ x: PICTURE.width - x, y })));
  it('the size stays on its side', () =>
    same(({ x, y }) => ({ x: y, y: PICTURE.width - x }), { width: 1800, height: 2400 }));
  it('the size stays in a smaller picture', () =>
    same(({ x, y }) => ({ x: x / 2, y: y / 2 }), { width: 1200, height: 900 }));
  it('the size stays for corners in any order', () => {
    const scene = marked(SCENE);
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(order, (ids) => {
        const corners = ids.map((id) => scene.corners[id] as Point);
        expect(Number(sidesOf({ ...scene, corners })[0])).toBeCloseTo(260, 6);
      }),
    );
  });
});

describe('marks that mean nothing', () => {
  const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
  const bad: [string, Partial<MarkedScene>, string][] = [
    ['all corners in one place', { corners: at([5, 5], [5, 5], [5, 5], [5, 5]) }, 'reference'],
    ['three corners in a line', { corners: at([0, 0], [100, 0], [200, 0], [100, 100]) }, 'reference'],
    ['a corner within the others', { corners: at([0, 0], [300, 0], [150, 300], [150, 100]) }, 'reference'],
    ['a card of a few pixels', { corners: at([0, 0], [5, 0], [5, 3], [0, 3]) }, 'reference'],
    ['corners that are no numbers', { corners: at([Number.NaN, 0], [9, 0], [9, 9], [0, 9]) }, 'reference'],
    ['a rim in a line', { edges: at([900, 900], [1000, 900], [1100, 900]) }, 'pan'],
    ['a rim in one place', { edges: at([900, 900], [900, 900], [900, 900]) }, 'pan'],
    ['a rim beyond the horizon', { edges: at([900, -9000], [1000, 900], [1300, 900]) }, 'pan'],
    ['a rim above the camera', { height: 5000 }, 'height'],
    ['a height that is no number', { height: Number.NaN }, 'height'],
    ['a height below', { height: -10 }, 'height'],
  ];
  it.each(bad)('%s', (_, part, code) => {
    expect(measurePan({ ...marked(SCENE), ...part })).toEqual({ ok: false, code });
  });

  it('give a code or sound numbers, whatever they are', () => {
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
        (reference, shape, corners, edges, height) => {
          const count = referenceOf(reference).kind === 'circle' ? 5 : 4;
          const scene = {
            ...marked(SCENE),
            reference,
            shape,
            edges,
            height,
            corners: corners.slice(0, count),
          };
          const size = measurePan(scene);
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

describe('the uncertainty', () => {
  /** How often the true size is within the stated range, and the median of the errors in percent. */
  function coverage(count: number, seed: number, references: readonly Scene['reference'][]) {
    const random = chance(seed);
    let within = 0;
    const errors: number[] = [];
    for (let index = 0; index < count; index++) {
      const round = random.between(0, 1) < 0.6;
      const scene: Scene = {
        reference: random.one(references),
        sides: round ? [random.between(160, 320)] : [random.between(250, 360), random.between(110, 240)],
        height: random.between(0, 1) < 0.5 ? 0 : random.between(20, 90),
        tilt: random.between(0, 60),
        turn: random.between(0, 360),
        distance: random.between(600, 1000),
        focal: random.between(24, 28),
        picture: PICTURE,
      };
      const exact = marked(scene);
      const off = ({ x, y }: Point) => ({ x: x + random.normal(), y: y + random.normal() });
      const reference = referenceOf(scene.reference);
      const longest = reference.kind === 'rectangle' ? reference.width : reference.diameter;
      // A reference that is larger than it should be makes everything look smaller.
      const cut = 1 + (random.normal() * reference.tolerance) / 1.96 / longest;
      const size = measurePan({
        ...exact,
        focalLength: random.between(0, 1) < 0.5 ? null : Math.round(scene.focal),
        height: scene.height === 0 ? 0 : Math.max(scene.height + 2 * random.normal(), 0),
        corners: exact.corners.map(off),
        edges: exact.edges.map(off),
      });
      if (!size.ok) continue;
      const truth = [...scene.sides].sort((a, b) => b - a);
      const wrong = Math.max(...size.value.sides.map((side, at) => Math.abs(side / cut - (truth[at] ?? 0))));
      if (wrong <= size.value.error) within++;
      errors.push((100 * wrong) / (truth[0] ?? 1));
    }
    errors.sort((a, b) => a - b);
    return {
      share: within / count,
      median: errors[Math.floor(errors.length / 2)],
      p95: errors[Math.floor(errors.length * 0.95)],
      n: errors.length,
    };
  }

  it('covers the true size in 95 % of 1,000 scenes with a card or a sheet', () => {
    const r = coverage(1000, 1, ['card', 'a4', 'letter']);
    console.log(r, coverage(500, 3, ['card']), coverage(500, 3, ['a4']));
    expect(r.share).toBeGreaterThanOrEqual(0.95);
  });

  it('covers the true size in 95 % of 300 scenes with a coin', () => {
    const t = performance.now();
    const r = coverage(300, 2, ['euro-1', 'us-quarter']);
    console.log(r, (performance.now() - t) / 300);
    expect(r.share).toBeGreaterThanOrEqual(0.95);
  });
});
