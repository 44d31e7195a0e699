import { describe, expect, it } from 'vitest';
import { bandTriangles, distanceOf, positionOf, ringTriangles, upOf } from './geometry.ts';

/** A pose on a table 0.75 m above the floor, at x 0.2 m, z -0.5 m. */
const POSE = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0.2, 0.75, -0.5, 1];

const corners = (triangles: readonly number[]) =>
  Array.from({ length: triangles.length / 3 }, (_, at) => triangles.slice(at * 3, at * 3 + 3));

describe('in the room', () => {
  it('a pose has a place and a direction', () => {
    expect(positionOf(POSE)).toEqual([0.2, 0.75, -0.5]);
    expect(upOf(POSE)).toEqual([0, 1, 0]);
  });

  it('a distance is a straight line', () => {
    expect(distanceOf([0, 0, 0], [0.2, 0.1, 0.2])).toBeCloseTo(0.3, 12);
  });

  it('a ring lies on the surface around its pose', () => {
    const all = corners(ringTriangles(POSE, 0.016, 0.02));
    expect(all.length % 3).toBe(0);
    for (const [x = 0, y = 0, z = 0] of all) {
      expect(y).toBe(0.75);
      const radius = Math.hypot(x - 0.2, z + 0.5);
      expect(Math.min(Math.abs(radius - 0.016), Math.abs(radius - 0.02))).toBeLessThan(1e-12);
    }
  });

  it('a band runs from one place to the other, flat and as wide as asked', () => {
    const all = corners(bandTriangles([0, 1, 0], [0.3, 1, 0], [0, 1, 0], 0.004));
    expect(all).toHaveLength(6);
    for (const [x, y, z = 0] of all) {
      expect([0, 0.3]).toContain(x);
      expect(y).toBe(1);
      expect(Math.abs(z)).toBeCloseTo(0.002, 12);
    }
  });

  it('a band without length is nothing', () => {
    expect(bandTriangles([0, 1, 0], [0, 1, 0], [0, 1, 0], 0.004)).toEqual([]);
  });
});
