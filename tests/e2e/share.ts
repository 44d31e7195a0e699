import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SHARE_TARGET } from '../../src/site/shareTarget.ts';
import { hydrated } from './browser.ts';

const READER = '/tools/recipe-converter';

/** Posts a form as the share sheet does, with fields and a file. */
async function share(
  page: Page,
  fields: Readonly<Record<string, string>>,
  file?: [name: string, text: string],
) {
  await page.evaluate(
    ([action, values, named]) => {
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'post',
        enctype: 'multipart/form-data',
      });
      for (const [name, value] of Object.entries(values)) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }));
      }
      if (named) {
        const [field, name, content] = named;
        const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
        const list = new DataTransfer();
        list.items.add(new File([content ?? ''], name));
        input.files = list.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [
      `${READER}?${SHARE_TARGET.query}=1`,
      fields,
      file && ([SHARE_TARGET.fields.file, ...file] as const),
    ] as const,
  );
  await page.waitForURL((url) => url.pathname === READER && url.hash === '' && url.search === '');
  await hydrated(page);
}

/** The share sheet hands over text and files through the worker, even offline, and only once. */
export async function expectShared(page: Page): Promise<void> {
  const text = () => page.getByLabel('Your recipe', { exact: true }).inputValue();
  await share(page, { title: 'Toast', text: '2 cups flour\n3 eggs' });
  await expect.poll(text).toBe('Toast\n2 cups flour\n3 eggs');
  expect(await page.title()).not.toContain('Toast');
  expect(await page.evaluate((name) => caches.has(name), SHARE_TARGET.cache)).toBe(false);
  await share(page, {}, ['crepes.cook', 'Mix @flour{125%g} with @milk{250%ml}.']);
  await expect.poll(text).toContain('125 g flour');
  await share(page, { text: 'https://example.com/cake' });
  await page.getByRole('alert').getByText('Only the address of a page arrived').waitFor();
  await page.goBack();
  await expect.poll(text).toContain('125 g flour');
}
