import { describe, expect, it } from 'vitest';
import { astroImports } from './astroImports.ts';
import { findBrokenRules } from './borderRules.ts';

const PAGE = 'src/pages/[...language]/index.astro';

describe('findBrokenRules', () => {
  it.each([
    ['engine/src/units/specification/homeConverter.ts', 'src/format/format.ts', ['engine-apart']],
    ['engine/src/units/specification/homeConverter.ts', 'node_modules/react/index.js', ['engine-pure']],
    ['src/format/format.ts', 'src/site/paths.ts', ['format-imports']],
    ['src/site/head.ts', 'src/content/faq/faq.ts', ['site-imports', 'words-are-data']],
    ['src/content/faq/faq.ts', 'src/ui/icon/Icon.tsx', ['content-imports']],
    ['src/browser/storage.ts', 'src/ui/icon/Icon.tsx', ['browser-imports']],
    ['src/ui/island/Island.tsx', 'src/browser/earlyInput.ts', []],
    ['src/ui/icon/Icon.tsx', 'src/features/oven/Oven.tsx', ['ui-imports']],
    ['src/ui/icon/Icon.tsx', 'src/catalogs/en/home.ts', ['words-are-data']],
    ['src/features/oven/Oven.tsx', 'src/features/oven/answer.ts', []],
    ['src/features/oven/Oven.tsx', 'src/features/party/Party.tsx', ['features-apart']],
    ['src/features/oven/Oven.tsx', 'src/pages/_home/Home.tsx', ['features-imports']],
    ['src/features/oven/Oven.tsx', 'src/layouts/Page.astro', ['features-imports']],
    ['src/features/oven/Oven.tsx', 'src/catalogs/messages.ts', ['words-are-data']],
    ['src/features/oven/Oven.tsx', 'src/content/faq/faq.ts', ['words-are-data']],
    ['src/features/oven/Oven.test.tsx', 'src/catalogs/messages.ts', []],
    ['src/layouts/Page.astro', 'src/catalogs/messages.ts', []],
    ['src/layouts/Page.astro', 'src/pages/_home/Home.tsx', ['layouts-imports']],
    [PAGE, 'src/content/faq/faq.ts', []],
    [PAGE, 'src/layouts/Page.astro', []],
  ])('%s -> %s', (from, to, rules) => {
    expect(findBrokenRules({ from, to, typeOnly: false })).toEqual(rules);
  });

  it('allows type imports of messages and content, but only across allowed rooms', () => {
    const from = 'src/features/oven/Oven.tsx';
    expect(findBrokenRules({ from, to: 'src/content/faq/faq.ts', typeOnly: true })).toEqual([]);
    const low = { from: 'engine/src/pans/pans.ts', to: 'src/content/faq/faq.ts', typeOnly: true };
    expect(findBrokenRules(low)).toEqual(['engine-apart']);
  });
});

describe('astroImports', () => {
  it('reads front matter and scripts, and resolves our aliases', () => {
    const text = `---
import type { Faq } from '#content/faq/faq.ts';
import { Home } from '../_home/Home.tsx';
import font from '#ui/fonts/sans.woff2?url';
import { defineCollection } from 'astro:content';
import './page.css';
if (!Home) return new Response();
---
<p>import { no } from 'markup';</p>
<script is:inline>import './inline.ts';</script>
<script>import '#layouts/frame/script.ts';</script>`;
    expect(astroImports(PAGE, text).map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['src/content/faq/faq.ts', true],
      ['src/pages/_home/Home.tsx', false],
      ['src/ui/fonts/sans.woff2', false],
      ['astro:content', false],
      ['src/pages/[...language]/page.css', false],
      ['src/layouts/frame/script.ts', false],
    ]);
  });

  it('throws if it cannot parse', () => {
    expect(() => astroImports(PAGE, '---\nimport { from;\n---')).toThrow(PAGE);
  });
});
