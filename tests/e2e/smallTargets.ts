import type { Page } from 'playwright-core';

/** Main controls smaller than 44 px in either direction. Checkboxes and radio buttons include their labels. */
export const small = (page: Page, controls: string) =>
  page.locator(controls).evaluateAll((all) =>
    all.flatMap((element) => {
      const { labels = null, type } = element as HTMLInputElement;
      const target = (type === 'checkbox' || type === 'radio' ? labels?.[0] : undefined) ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || Math.min(width, height) >= 44) return [];
      return `${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`;
    }),
  );
