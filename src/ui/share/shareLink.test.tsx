import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from './shareLink.ts';

const MESSAGES = { copied: 'Link copied', notCopied: 'Could not copy' };
const LINK = 'https://site.example/tools#recipe=AA';
const writeText = vi.fn();

beforeEach(() => writeText.mockReset().mockResolvedValue(undefined));
afterEach(() => vi.unstubAllGlobals());

test('opens the share sheet of the device with the link', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareLink('Rice', LINK, MESSAGES);
  expect(share).toHaveBeenCalledWith({ title: 'Rice', url: LINK });
  expect(writeText).not.toHaveBeenCalled();
});

test('does nothing more when the sheet is closed', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareLink('Rice', LINK, MESSAGES);
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet cannot be used', vi.fn().mockRejectedValue(new DOMException('', 'DataError'))],
])('copies the link where %s', async (_, share) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await shareLink('Rice', LINK, MESSAGES);
  expect(writeText).toHaveBeenCalledWith(LINK);
});
