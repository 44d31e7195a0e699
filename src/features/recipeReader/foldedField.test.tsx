import { describe, expect, test, vi } from 'vitest';
import { packText } from '#browser/sharing/sharedText.ts';
import { button } from '#tests/component/find.ts';
import {
  box,
  lines,
  METRIC,
  openReader,
  SHORT,
  serveAllFoods,
  statusText,
  type,
} from '#tests/component/openReader.tsx';
import { BROWNIES } from '#tests/reader/pasted.ts';

serveAllFoods();

const isFolded = () => box().form?.hasAttribute('data-folded');

describe('the field', () => {
  test('folds for a pasted text, and opens for one that somebody writes', async () => {
    const { user } = openReader();
    expect(isFolded()).toBe(false);
    await user.type(box(), '1 cup rice');
    expect(isFolded()).toBe(false);
    await user.clear(box());
    await user.click(box());
    await user.paste(BROWNIES);
    expect(isFolded()).toBe(true);
    await expect.poll(lines).toContain('188 g all-purpose flour');
    await user.type(box(), '!');
    expect(isFolded()).toBe(false);
    await user.click(button('Convert recipe'));
    expect(isFolded()).toBe(true);
    await user.click(button('Edit the recipe'));
    expect([isFolded(), document.activeElement]).toEqual([false, box()]);
    await user.click(button('Try an example'));
    expect(isFolded()).toBe(true);
  });

  test('is folded after a reload and for a shared link, but not where the text is no recipe', async () => {
    const first = openReader('/', 'en', { drafts: SHORT });
    expect(isFolded()).toBe(true);
    first.unmount();
    openReader(`/${await packText(SHORT)}`);
    await expect.poll(lines).toEqual(METRIC);
    expect(isFolded()).toBe(true);
    type('1 cup flour\n'.repeat(20_000));
    await expect.poll(statusText).toMatch(/^(This is too long|That is too many)/);
    expect(isFolded()).toBe(false);
  });

  // Where a browser lays out the whole text once more
  test('does not write the text into the page with each key', async () => {
    const { user } = openReader('/', 'en', { drafts: SHORT });
    await user.type(box(), '!');
    await user.click(button('Try an example'));
    expect(box().value).not.toBe('');
    expect(box().textContent).toBe('');
  });

  // In a browser these are what a narrow page hides, and a phone whose keyboard covers the page.
  test('passes the focus on to the result from what folds away, and where a keyboard covers it', async () => {
    const { user } = openReader();
    const example = button('Try an example');
    example.checkVisibility = () => !isFolded();
    await user.click(example);
    await expect.poll(() => document.activeElement?.textContent).toContain('Converted recipe');
    await user.click(box());
    await user.paste('2 cups flour, sifted twice, and then some');
    expect(document.activeElement).toBe(box());
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await user.clear(box());
    await user.paste(BROWNIES);
    await expect.poll(() => document.activeElement?.textContent).toContain('Converted recipe');
  });
});
