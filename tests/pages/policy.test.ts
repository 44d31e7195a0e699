/** The Content-Security-Policy inside every built file, 404 and offline pages too, beside what stands in the page. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_POLICY } from '../../scripts/headers.ts';
import { OUT } from './built.ts';

const FILES = globSync('**/*.html', { cwd: OUT }).sort();
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"\/?>/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
/** What no browser runs or obeys, and no policy governs. */
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => script);

/** The values of a policy by the names of its directives. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...values] = part.trim().split(/\s+/);
      return name ? [[name, values] as const] : [];
    }),
  );

/** Markup without scripts and styles: what is left holds elements with their attributes. */
const markup = (html: string) => html.replace(SCRIPT, '').replace(STYLE, '');

it('has pages to look at', () => {
  expect(FILES.length).toBeGreaterThan(100);
});

describe.each(FILES)('%s', (file) => {
  const html = readFileSync(`${OUT}/${file}`, 'utf8');
  const policies = [...html.matchAll(META)];
  const policy = directives(policies[0]?.[1] ?? '');

  it('has one policy, before all that it governs but the first lines of the head', () => {
    expect(policies).toHaveLength(1);
    expect(policies[0]?.index).toBeLessThan(html.search(/<body\b/i));
    expect(html.slice(0, policies[0]?.index)).not.toMatch(/<script\b[^>]*\ssrc=/i);
    for (const directive of PAGE_POLICY.directives) {
      const [name = '', ...values] = directive.split(' ');
      expect(policy.get(name), name).toEqual(values);
    }
  });

  it('names every inline script by its hash, and lets no other run', () => {
    const allowed = policy.get('script-src') ?? [];
    const wanted = inlineScripts(html).map(hashOf);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((hash) => !allowed.includes(hash))).toEqual([]);
    expect(allowed.filter((value) => value !== "'self'" && !value.startsWith("'sha256-"))).toEqual([]);
    for (const name of ['script-src-elem', 'script-src-attr']) expect(policy.has(name), name).toBe(false);
  });

  it('names every inline sheet by its hash; only attributes may set a style by themselves', () => {
    const allowed = policy.get('style-src') ?? [];
    const wanted = [...html.matchAll(STYLE)].map(([, sheet = '']) => hashOf(sheet));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((hash) => !allowed.includes(hash))).toEqual([]);
    expect(allowed.filter((value) => value !== "'self'" && !value.startsWith("'sha256-"))).toEqual([]);
    expect(policy.has('style-src-elem')).toBe(false);
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it('has no element that could run something else', () => {
    const elements = markup(html);
    expect(elements).not.toMatch(/<[^>]*\son[a-z]+\s*=\s*["']/i);
    expect(elements).not.toMatch(/(href|src|action)=["']?\s*javascript:/i);
    expect(elements).not.toMatch(/<(iframe|object|embed|base)\b/i);
  });
});
