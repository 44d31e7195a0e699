import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '#tests/addresses.ts';
import { PARAMETERS } from './parameters.ts';

/** Parameters by page, from the address tests, which are checked against what the tools read. */
const known = Object.entries(ADDRESSES).map(([path, queries]) => ({
  path,
  names: new Set(queries.flatMap((query) => [...new URLSearchParams(query).keys()])),
}));

/** One recipe stands for all. */
const ALIKE = ['/recipes/lemon-pickle'];

const pages = Object.values(PARAMETERS);
const named = ({ parameters }: (typeof pages)[number]) =>
  new Set(parameters.map(({ name }) => name as string));

describe('the parameters of a page', () => {
  it.each(known.filter(({ path }) => !ALIKE.includes(path)))(
    '$path match what it reads',
    ({ path, names }) => {
      const page = pages.find((one) => one.path === path);
      expect(page && named(page)).toEqual(names);
    },
  );

  it.each(pages.map((page) => [page.path, page] as const))(
    '%s has an example of its parameters',
    (_, page) => {
      const example = new URLSearchParams(page.example.replace(/#.*/, ''));
      expect([...example.keys()].filter((name) => !named(page).has(name))).toEqual([]);
      expect(example.size).toBeGreaterThan(0);
    },
  );
});

it("a frame for the converter accepts the converter's parameters, and colors", () => {
  const home = named(PARAMETERS.home);
  const frame = named(PARAMETERS.frameConverter);
  expect([...frame].filter((name) => !home.has(name))).toEqual(['theme', 'accent']);
});
