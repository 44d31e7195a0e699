import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { built } from '../pages/built.ts';

/**
 * Shows a built page in an open tab of the site, as it is before its scripts run. Only how it is laid out can be tested
 * then; elements for browsers without scripts stay hidden, because scripts are not turned off.
 */
export async function layOut(page: Page, path: string): Promise<void> {
  const html = built(path);
  expect(html, path).not.toBeNull();
  await page.setContent((html ?? '').replace(/<script\b.*?<\/script>/gs, ''));
}
