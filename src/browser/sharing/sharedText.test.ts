import { expect, it } from 'vitest';
import { packText, unpackText } from './sharedText.ts';

it.each(['2 cups flour', 'Crème brûlée\n½ l de lait 🍮', ''])('%j survives a URL', async (text) => {
  const hash = await packText(text);
  expect(hash).toMatch(/^#recipe=[\w-]*$/);
  expect(await unpackText(hash ?? '')).toBe(text);
});

it('is short for repetitive text, and refuses what is too long for a URL', async () => {
  expect((await packText('sugar '.repeat(1000)))?.length).toBeLessThan(100);
  expect(await packText(crypto.getRandomValues(new Uint32Array(16_000)).join(''))).toBeNull();
});

it.each([
  '',
  '#recipe',
  '#recipe=',
  '#other=AAAA',
  '#recipe=%%%',
  '#recipe=AAAA',
  '#recipe=____',
  `#recipe=${'A'.repeat(70_000)}`,
])('%j holds nothing', async (hash) => {
  expect((await unpackText(hash)) || null).toBeNull();
});
