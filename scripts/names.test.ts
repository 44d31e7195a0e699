/** A name leads to one thing: no two files, and no two exports, are called the same. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, it } from 'vitest';

/** Every language has its own words under the same names, every page or feature its messages and script, and
 * every tool its manifest, parameters and inputs. */
const REPEATED_FILES =
  /^src\/(catalogs|format|content)\/|\/words\/|\/(inputs|messages|parameters|script|tool)\.tsx?$|\.(test|d)\.|\[/;

/** The facts of a recipe, a tool's manifest, parameters and inputs, and what Astro asks of a page. */
const REPEATED_EXPORTS = /^(facts|inputs|parameters|tool|GET|getStaticPaths)$/;

const FILES = globSync('{src,scripts}/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'));

/** Those that several have in common, each with where it stands. */
const repeated = (found: readonly (readonly [name: string, file: string])[]) =>
  [...Map.groupBy(found, ([name]) => name)]
    .filter(([, same]) => same.length > 1)
    .map(([name, same]) => `${name}: ${same.map(([, file]) => file).join(', ')}`);

it('has no two files in src/ and scripts/ whose names differ only by case or folder', () => {
  const files = FILES.filter((file) => !REPEATED_FILES.test(file));
  expect(files.length).toBeGreaterThan(500);
  const named = files.map((file) => [parse(file).name.toLowerCase(), file] as const);
  expect(repeated(named)).toEqual([]);
});

it('exports no two things by one name', () => {
  const exported = FILES.filter((file) => !/\/(de|en|es|fr)[./]/.test(file)).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm,
      ),
    ]
      .map(([, name = '']) => [name, file] as const)
      .filter(([name]) => !REPEATED_EXPORTS.test(name)),
  );
  expect(exported.length).toBeGreaterThan(1000);
  // Overloads and a type beside its value are in one file.
  const elsewhere = [...new Map(exported.map((each) => [each.join(), each])).values()];
  expect(repeated(elsewhere)).toEqual([]);
});
