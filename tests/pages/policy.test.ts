/** Checks each built page, 404 and offline pages included, against its own Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_POLICY } from '../../scripts/headers.ts';
import { isLookedAt, isRedirect, OUT } from './built.ts';

const pathOf = (file: string) => `/${file}`.replace(/\/index\.html$/, '') || '/';

const FILES = globSync('**/*.html', { cwd: OUT })
  .filter((file) => isLookedAt(pathOf(file)) && !isRedirect(pathOf(file)))
  .sort();
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"\/?>/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
/** Data blocks, which browsers do not execute and no policy governs. */
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => script);

/** A policy's values by directive. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/);
      return name ? [[name, values] as const] : [];
    }),
  );

/** Markup without scripts and styles, to check elements and attributes. */
const markup = (html: string) => html.replace(SCRIPT, '').replace(STYLE, '');

it('finds pages', () => {
  expect(FILES.length).toBeGreaterThan(100);
});

describe.each(FILES)('%s', (file) => {
  const html = readFileSync(`${OUT}/${file}`, 'utf8');
  const policies = [...html.matchAll(META)];
  const policy = directives(policies[0]?.[1] ?? '');

  it('has one policy, ahead of everything it governs', () => {
    expect(policies).toHaveLength(1);
    expect(policies[0]?.index).toBeLessThan(html.search(/<body\b/i));
    expect(html.slice(0, policies[0]?.index)).not.toMatch(/<script\b[^>]*\ssrc=/i);
    for (const directive of PAGE_POLICY.directives) {
      const [name = '', ...values] = directive.split(' ');
      expect(policy.get(name), name).toEqual(values);
    }
  });

  it('allows inline scripts only by hash', () => {
    const allowed = policy.get('script-src') ?? [];
    const wanted = inlineScripts(html).map(hashOf);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((hash) => !allowed.includes(hash))).toEqual([]);
    expect(allowed.filter((value) => value !== "'self'" && !value.startsWith("'sha256-"))).toEqual([]);
    for (const name of ['script-src-elem', 'script-src-attr']) expect(policy.has(name), name).toBe(false);
  });

  it('allows inline style sheets only by hash, and style attributes', () => {
    const allowed = policy.get('style-src') ?? [];
    const wanted = [...html.matchAll(STYLE)].map(([, sheet = '']) => hashOf(sheet));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((hash) => !allowed.includes(hash))).toEqual([]);
    expect(allowed.filter((value) => value !== "'self'" && !value.startsWith("'sha256-"))).toEqual([]);
    expect(policy.has('style-src-elem')).toBe(false);
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it('has no element that could run other code', () => {
    const elements = markup(html);
    expect(elements).not.toMatch(/<[^>]*\son[a-z]+\s*=\s*["']/i);
    expect(elements).not.toMatch(/(href|src|action)=["']?\s*javascript:/i);
    expect(elements).not.toMatch(/<(iframe|object|embed|base)\b/i);
  });
});
