import type { ComponentProps, ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import Terms from './legal/terms/en.mdx';
import terms from './legal/terms/en.mdx?raw';
import { type Components, readFrontMatter, renderMdx } from './mdx.server.tsx';

const schema = z.object({ title: z.string(), updated: z.iso.date().optional() });

describe('a rendered MDX file', () => {
  const { html, headings, words } = renderMdx(Terms, 'de');

  it('is HTML without its front matter', () => {
    expect(html).toMatch(/^<h2 id="introduction">Introduction<\/h2>\s*<p>These terms apply/);
    expect(html).not.toContain('updated:');
  });

  it('lists its headings', () => {
    expect(headings[1]).toEqual({ id: 'use-of-service', text: 'Use of Service', level: 2 });
    expect(headings).toHaveLength(8);
  });

  it('counts its words', () => {
    expect(words).toBeGreaterThan(350);
    expect(words).toBeLessThan(600);
  });

  it('leads to pages of its language', () => {
    expect(html).toContain('<a href="/de/privacy">privacy policy</a>');
  });
});

function Links({ components }: { components?: Components }) {
  const A = components?.['a'] as ComponentType<ComponentProps<'a'>>;
  return ['https://example.org/', '#sources', '/#volume', '/'].map((href) => <A key={href} href={href} />);
}

it('gives outside links rel, and leaves places on the page alone', () => {
  expect(renderMdx(Links, 'fr').html).toBe(
    '<a href="https://example.org/" rel="noopener"></a><a href="#sources"></a><a href="/fr#volume"></a><a href="/fr"></a>',
  );
});

describe('front matter', () => {
  it('is read from the text of the file', () => {
    expect(readFrontMatter(terms, schema, 'terms/en.mdx')).toEqual({
      title: 'Terms of Use',
      updated: '2025-05-20',
    });
  });

  it.each([
    ['no front matter', '# Title', /terms\/en\.mdx: there is no front matter/],
    ['one that is not YAML', '---\ntitle: "a\n---\n', /terms\/en\.mdx: the front matter is not YAML/],
    ['a field that is missing', '---\nupdated: 2025-05-20\n---\n', /terms\/en\.mdx: .*title/s],
    ['no date', '---\ntitle: a\nupdated: May 20\n---\n', /terms\/en\.mdx: .*updated/s],
    ['a day that does not exist', '---\ntitle: a\nupdated: 2025-02-30\n---\n', /terms\/en\.mdx: .*updated/s],
  ])('names the file that has %s', (_, raw, message) => {
    expect(() => readFrontMatter(raw, schema, 'terms/en.mdx')).toThrow(message);
  });
});
