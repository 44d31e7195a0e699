import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IMMUTABLE_CACHING, SECURITY_HEADERS, securityHeaders } from '../../scripts/headers.ts';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { FRAME_PATHS, PAGES } from '../../src/site/paths.ts';
import { MISSING } from '../pages/built.ts';
import { has } from './builtSite.ts';

const lines = (file: '_headers' | '_redirects' | 'cloudflare/_redirects') =>
  readFileSync(`deploy/static-host/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

interface Rule {
  headers: Record<string, string>;
  /** Headers of rules before it that it takes back. */
  without: readonly string[];
}

/** Parses _headers: a URL pattern, then one line per header, or `!` with the name of one to take back. */
function headerRules(): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  let pattern = '';
  for (const line of lines('_headers')) {
    const { headers, without } = rules[pattern] ?? { headers: {}, without: [] };
    const [, back] = /^\s+! (\S+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
    if (back) rules[pattern] = { headers, without: [...without, back] };
    else if (name) rules[pattern] = { headers: { ...headers, [name]: value }, without };
    else pattern = line;
  }
  return rules;
}

describe('_headers', () => {
  const rules = headerRules();

  it('sends the same headers as the npm start server', () => {
    expect(rules['/*']?.headers).toEqual(SECURITY_HEADERS);
  });

  it.each(
    LANGUAGE_CODES.flatMap((language) =>
      [...Object.values(FRAME_PATHS), PAGES.measure, `${PAGES.measure}/`].map((path) =>
        localPath(language, path),
      ),
    ),
  )('sends what differs for %s', (path) => {
    const { headers, without } = rules[path] ?? { headers: {}, without: [] };
    const all: Record<string, string> = { ...SECURITY_HEADERS };
    for (const name of without) delete all[name];
    expect({ ...all, ...headers }).toEqual(securityHeaders(path));
  });

  it('caches only hashed files', () => {
    expect(rules['/assets/*']?.headers).toEqual({ 'Cache-Control': IMMUTABLE_CACHING });
    const others = Object.entries(rules).filter(([pattern]) => pattern !== '/assets/*');
    for (const [, { headers }] of others) expect(headers).not.toHaveProperty('Cache-Control');
  });

  it('sets no header in two rules without taking the first back, because hosts would join the values', () => {
    const { '/*': first, ...others } = rules;
    for (const { headers, without } of Object.values(others)) {
      const again = Object.keys(headers).filter((name) => first && name in first.headers);
      expect(again.filter((name) => !without.includes(name))).toEqual([]);
    }
  });
});

const redirects = (file: '_redirects' | 'cloudflare/_redirects') =>
  lines(file).map((line) => line.trim().split(/\s+/));

describe.each(['_redirects', 'cloudflare/_redirects'] as const)('%s', (file) => {
  it('leads from the frame of each food to the one frame, in every language', () => {
    const moved = redirects(file).filter(([, , status]) => status === '301');
    expect(moved).toEqual(
      LANGUAGE_CODES.map((language) => [
        localPath(language, '/embed/food/*'),
        localPath(language, `${FRAME_PATHS.food}?food=:splat`),
        '301',
      ]),
    );
  });
});

describe('_redirects', () => {
  const rules = redirects('_redirects').filter(([, , status]) => status === '404');

  it('has the nearest not-found page for every language, deepest first', () => {
    const pages = LANGUAGE_CODES.flatMap((language) => MISSING.map((path) => localPath(language, path)));
    const wanted = pages.map((path) => [path.replace(/404$/, '*'), `${path}.html`, '404']);
    expect(new Set(rules.map((rule) => rule.join(' ')))).toEqual(
      new Set(wanted.map((rule) => rule.join(' '))),
    );
    const froms = rules.map(([from = '']) => from.replace('*', ''));
    for (const [place, from] of froms.entries()) {
      expect(
        froms.slice(place + 1).filter((later) => later.startsWith(from)),
        from,
      ).toEqual([]);
    }
  });

  it('points to built pages', () => {
    for (const [, to = ''] of rules) expect(has(to.slice(1)), to).toBe(true);
  });
});
