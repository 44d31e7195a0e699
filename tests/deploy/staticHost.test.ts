import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAMERA_PATHS, headersOf, IMMUTABLE, SECURITY_HEADERS } from '../../scripts/headers.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { localPath } from '../../src/site/paths.ts';
import { MISSING } from '../pages/built.ts';
import { has } from './builtSite.ts';

const lines = (file: string) =>
  readFileSync(`deploy/static-host/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Parses _headers: an address pattern, then one line per header. */
function headerRules(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let pattern = '';
  for (const line of lines('_headers')) {
    const [, name = '', value = ''] = /^\s+([^:]+): (.+)$/.exec(line) ?? [];
    if (name === '') pattern = line;
    else rules[pattern] = { ...rules[pattern], [name]: value };
  }
  return rules;
}

describe('_headers', () => {
  const rules = headerRules();

  it('sends the same headers as the npm start server', () => {
    expect(rules['/*']).toEqual(SECURITY_HEADERS);
  });

  it('caches only hashed files', () => {
    expect(rules['/assets/*']).toEqual({ 'Cache-Control': IMMUTABLE });
    const others = Object.entries(rules).filter(([pattern]) => pattern !== '/assets/*');
    for (const [, headers] of others) expect(headers).not.toHaveProperty('Cache-Control');
  });

  // These hosts forward /index.html to the folder.
  const camera = CAMERA_PATHS.filter((path) => !path.endsWith('.html'));

  it.each(camera)('allows the camera on %s', (path) => {
    expect(rules[path]).toEqual({ 'Permissions-Policy': headersOf(path)['Permissions-Policy'] });
  });

  it('sets no other header in two rules, because hosts would join the values', () => {
    const names = Object.entries(rules)
      .filter(([pattern]) => !camera.includes(pattern))
      .flatMap(([, headers]) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('_redirects', () => {
  const rules = lines('_redirects').map((line) => line.trim().split(/\s+/));

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
