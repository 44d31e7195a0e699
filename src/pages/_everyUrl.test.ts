import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { BAD_INPUT } from '#tests/badInput.ts';
import { asking, URL_QUERIES } from '#tests/urlQueries.ts';
import { URL_READERS } from '#tests/urlReaders.ts';

/** Whether a value is free of NaN and the like, which visitors must never see. */
function isSound(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isSound);
}

describe('a URL with any text in any parameter', () => {
  const all = Object.entries(URL_QUERIES).flatMap(([page, queries]) => queries.map((query) => [page, query]));

  it.each(all)('%s%s has a state, a sound result, and a URL that restores them', (page, query) => {
    // Most texts lead to the same few states, and an answer depends on its state alone.
    const answered = new Set<string>();
    const faults = BAD_INPUT.flatMap((text) => [
      asking(query, text),
      query.replaceAll('{}', () => text),
    ]).filter((url) =>
      URL_READERS[page]?.some(({ file, read }) => {
        const first = read(url);
        if (!isSound(first.state) || read(first.written).written !== first.written) return true;
        const key = file + JSON.stringify(first.state);
        if (answered.has(key)) return false;
        answered.add(key);
        return !isSound(first.answer);
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(URL_QUERIES))('covers every parameter of %s', (page, queries) => {
    const used = (['get', 'has', 'set', 'delete'] as const).map((method) =>
      vi.spyOn(URLSearchParams.prototype, method),
    );
    for (const query of queries) for (const { read } of URL_READERS[page] ?? []) read(query);
    const names = used.flatMap(({ mock }) => mock.calls.map(([name]) => name));
    vi.restoreAllMocks();
    const listed = queries.flatMap((query) => [...new URLSearchParams(query).keys()]);
    expect(new Set(listed)).toEqual(new Set(names));
  });

  it('is tested on everything that keeps state in the URL', () => {
    const holders = globSync('src/**/*.{ts,tsx}').filter(
      (file) =>
        !file.includes('.test.') &&
        /(?<!function )\b(useUrlState|useUrlStateFrom|useForms|useLiveFields|useKitchenFields)(<.*>)?\(/.test(
          readFileSync(file, 'utf8'),
        ),
    );
    const known = new Set(Object.values(URL_READERS).flatMap((readers) => readers.map(({ file }) => file)));
    // A page's script needs no hook.
    holders.push('src/features/blog/postFinder.ts');
    // Their callers own the fields.
    const hooks = [
      'browser/useUrlStateFrom',
      'tools/form/useForms',
      'tools/live/useLiveFields',
      'tools/live/useKitchenFields',
    ].map((hook) => `src/${hook}.ts`);
    expect(holders.sort()).toEqual([...known, ...hooks].sort());
  });
});
