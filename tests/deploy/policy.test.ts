import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../scripts/headers.ts';
import { PAGES, read } from './builtSite.ts';

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/?>/gi;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_TYPE = /\btype="application\/(ld\+)?json"/;

/** Every inline script that a browser would run, as the policy names it. */
function hashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
}

/** Markup without scripts and styles: what is left holds the attributes of elements and nothing else of interest. */
const markup = (html: string) => html.replace(SCRIPT, '').replace(/<style\b[\s\S]*?<\/style>/gi, '');

describe('the policy of every built page', () => {
  it('has pages to look at', () => {
    expect(PAGES.length).toBeGreaterThan(100);
  });

  it.each(PAGES)('%s', (file) => {
    const html = read(file);
    const policies = [...html.matchAll(META)];
    expect(policies).toHaveLength(1);
    const policy = policies[0]?.[1] ?? '';
    const named = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash = '']) => hash);

    expect(new Set(named)).toEqual(new Set(hashes(html)));
    expect(policy).toBe(pagePolicy(named));
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
    expect(scripts).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
    // A policy governs what follows it.
    expect(policies[0]?.index).toBeLessThan(html.search(/<(script|style|link|img)\b/i));

    const elements = markup(html);
    expect(elements).not.toMatch(/<[^>]*\son[a-z]+\s*=\s*["']/i);
    expect(elements).not.toMatch(/(href|src|action)=["']?\s*javascript:/i);
    expect(elements).not.toMatch(/<(iframe|object|embed|base)\b/i);
  });
});
