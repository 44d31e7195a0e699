/** Every URL of 1d35f89 must still be built, or lead to a built page by the redirects of `deploy/`. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILES, FRAGMENTS, LANGUAGE_FILES, PATHS } from '../compatibility/paths.ts';
import { built, OUT } from './built.ts';

interface Redirect {
  from: RegExp;
  to: string;
}

/** The lines of `_redirects` that lead elsewhere: `/embed/food/* /embed/food?food=:splat 301`. */
function redirectsIn(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    if (from.startsWith('#') || !/^30[1278]$/.test(status)) return [];
    const pattern = from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace('*', '(?<splat>.*)')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)');
    return [{ from: new RegExp(`^${pattern}$`), to }];
  });
}

/** Where the first fitting redirect leads; null if none fits. */
function ledTo(path: string, redirects: readonly Redirect[]): string | null {
  const redirect = redirects.find(({ from }) => from.test(path));
  const parts = redirect?.from.exec(path)?.groups ?? {};
  return redirect?.to.replace(/:(\w+)/g, (part, name: string) => parts[name] ?? part) ?? null;
}

const REDIRECTS = redirectsIn(readFileSync('deploy/static-host/_redirects', 'utf8'));

/** The page that opens at a URL, or null for HTTP 404. */
function opened(path: string): string | null {
  const page = built(path);
  if (page !== null) return page;
  const target = ledTo(path, REDIRECTS)?.replace(/[?#].*$/, '');
  return target ? built(target) : null;
}

test('a redirect is followed with the parts that it names', () => {
  const redirects = redirectsIn(
    '# /faq /old 301\n/* /404.html 404\n/:lang/embed/food/* /:lang/embed/food?food=:splat 301',
  );
  expect(ledTo('/de/embed/food/honey', redirects)).toBe('/de/embed/food?food=honey');
  expect(ledTo('/faq', redirects)).toBeNull();
});

describe.each(['', '/fr', '/de', '/es'])('below "%s/"', (prefix) => {
  const at = (path: string) => (path === '/' ? prefix || '/' : prefix + path);

  test('every page and frame opens', () => {
    expect(PATHS.length).toBeGreaterThanOrEqual(939);
    const lost = PATHS.map(at).filter((path) => opened(path) === null);
    expect(lost).toEqual([]);
  });

  test.each(Object.entries(FRAGMENTS))('places within %s are there', (path, ids) => {
    const page = opened(at(path)) ?? '';
    expect(ids.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  });

  test.each(LANGUAGE_FILES)('%s is there', (file) => {
    expect(existsSync(OUT + at(file))).toBe(true);
  });

  test('an installed app stays the same app', () => {
    const { id, start_url, scope } = JSON.parse(readFileSync(OUT + at('/site.webmanifest'), 'utf8'));
    expect({ id, start_url, scope }).toEqual({ id: at('/'), start_url: at('/'), scope: '/' });
  });
});

test.each(FILES)('%s is there', (file) => {
  expect(existsSync(OUT + file)).toBe(true);
});
