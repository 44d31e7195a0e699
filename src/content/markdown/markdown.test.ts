import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { joinMeasures } from './joinMeasures.ts';
import { markdown } from './markdown.ts';

const { hastPlugins } = markdown.options;

/** The HTML of a Markdown text, with no-break spaces as `_`. */
async function html(text: string) {
  const processor = await createSatteriMarkdownProcessor({ hastPlugins, smartypants: false });
  const { code } = await processor.render(text);
  return code.replaceAll('\u00a0', '_').replaceAll('\n', '');
}

/** The elements of an MDX text, in order. */
async function elements(text: string, file = 'en.mdx') {
  const processor = await markdown.createMdxRenderer?.({}, { optimize: false, srcDir: new URL('file:///') });
  const { code } = (await processor?.process(text, `/texts/${file}`, {})) ?? { code: '' };
  return [...code.matchAll(/_jsxs?\((?:_components\.)?(\w+), \{(?:\s*lang: "(\w+)")?/g)].map(
    ([, name, lang]) => (lang ? `${name} ${lang}` : name),
  );
}

it('gives headings unique ids', async () => {
  expect(await html('## Why\n### Why\n## *Why*?\n## …')).toBe(
    '<h2 id="why">Why</h2><h3 id="why-2">Why</h3><h2 id="why-3"><em>Why</em>?</h2><h2 id="section">…</h2>',
  );
});

describe('tables', () => {
  const table = (columns: number) =>
    `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n|${'1|'.repeat(columns)}`;
  it.each([
    ['narrow', `## Volume\n\n${table(3)}`, '<div data-table=""><table>'],
    ['wide, without a heading', table(4), '<div data-table=""><table>'],
    [
      'wide, under a heading',
      `## Volume\n\n${table(5)}`,
      '<div data-table="" role="group" tabindex="0" aria-labelledby="volume"><table>',
    ],
    [
      'wide, under the nearest heading',
      `## Volume\n\n### Cups\n\ntext\n\n${table(4)}`,
      '<div data-table="" role="group" tabindex="0" aria-labelledby="cups"><table>',
    ],
  ])('%s', async (_, text, frame) => {
    expect(await html(text)).toContain(frame);
    expect((await html(text)).endsWith('</table></div>')).toBe(true);
  });
});

it.each([
  ['take 125 g or ½ tsp', 'take 125_g or ½_tsp'],
  ['8 fl oz, 350 °F', '8_fl oz, 350_°F'],
  ['2 1/4 lb, half of 1/2', '2_1/4_lb, half of 1/2'],
  ['2 large eggs, 3 lemons', '2 large eggs, 3 lemons'],
])('keeps numbers and units together: %s', async (text, joined) => {
  expect(joinMeasures(text).replaceAll('\u00a0', '_')).toBe(joined);
  expect(await html(`**${text}**`)).toBe(`<p><strong>${joined}</strong></p>`);
});

it('leaves quotation marks and dashes unchanged', () => {
  expect(markdown.options.features).toEqual({ smartPunctuation: false });
});

describe('prose', () => {
  it.each([
    ['all of it', 'One\n\nTwo', 'en.mdx', ['Prose en', 'p', 'p']],
    ['in its language', 'Un', 'fr.mdx', ['Prose fr', 'p']],
    ['around a tool', 'One\n\n<TryIt />\n\nTwo', 'en.mdx', ['Prose en', 'p', 'TryIt', 'Prose en', 'p']],
    ['before a tool at the end', 'One\n\n<MailButton />', 'de.mdx', ['Prose de', 'p', 'MailButton']],
    [
      'with its figures',
      'One <Amount n={1} />\n\n<OvenTable />',
      'en.mdx',
      ['Prose en', 'p', 'Amount', 'OvenTable'],
    ],
  ])('%s', async (_, text, file, expected) => {
    expect((await elements(text, file)).filter((name) => name !== '_Fragment')).toEqual(expected);
  });
});
