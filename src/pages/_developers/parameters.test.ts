import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { About } from '#catalogs/tools.ts';
import { URL_QUERIES } from '#tests/urlQueries.ts';
import { PARAMETERS, type PageParameters } from './parameters.ts';

/** Parameters by page, from the URL tests, which are checked against what the tools read. */
const known = Object.entries(URL_QUERIES).map(([path, queries]) => ({
  path,
  names: new Set(queries.flatMap((query) => [...new URLSearchParams(query).keys()])),
}));

/** How a frame looks, which its page's script reads before any tool. */
const LOOK = new Set(['theme', 'accent']);
const inTool = (path: string, names: Set<string>) =>
  new Set([...names].filter((name) => !path.startsWith('/embed/') || !LOOK.has(name)));

/** One recipe stands for all. */
const ALIKE = ['/recipes/lemon-pickle'];

const pages = [...PARAMETERS.values()];
const named = ({ rows }: PageParameters) => new Set(rows.map(([name]) => name));

describe('the parameters of a page', () => {
  it.each(known.filter(({ path }) => !ALIKE.includes(path)))(
    '$path match what it reads',
    ({ path, names }) => {
      const page = pages.find((candidate) => candidate.path === path);
      expect(page && inTool(path, named(page))).toEqual(names);
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

it.each(LANGUAGE_CODES)('every parameter is explained in %s', (language) => {
  const { about, developers } = messagesFor(language, 'about', 'developers');
  const aboutTools: Readonly<Record<string, About>> = about;
  const unexplained = [...PARAMETERS].flatMap(([id, { rows }]) =>
    rows
      .filter(([name, , word = name]) => !aboutTools[id]?.parameters?.[name] && !(word in developers.words))
      .map(([name]) => `${id} ${name}`),
  );
  expect(unexplained).toEqual([]);
});

it('tells what a tool calls otherwise in the words of the tool', () => {
  const { about } = messagesFor('en', 'about');
  expect(about.cooking.parameters?.['weight']).toBe('Weight of the meat or fish');
});

it("a frame for the converter accepts the converter's parameters, and colors", () => {
  const [home, frame] = [PARAMETERS.get('home'), PARAMETERS.get('frameConverter')];
  const known = home ? named(home) : new Set();
  expect(frame && [...named(frame)].filter((name) => !known.has(name))).toEqual(['theme', 'accent']);
});
