import { fail, ok, type Result } from '#domain/result.ts';
import { SHARE } from '#site/shareTarget.ts';

/** What the share sheet handed over. */
export type Shared = { file: File } | { text: string };

/** Longer is no title, in characters. */
const TITLE = 120;

const ADDRESS = /\bhttps?:\/\/\S+/g;

/** What was marked comes in quotes from some browsers, with the page's address after it. */
const QUOTED = /^["“„«](?<marked>[\s\S]*)["”“»]$/;

/**
 * The text among what was shared. Error: 'link' if there is only the address of a page, with its title at most: a page of
 * another site cannot be read from here.
 */
export function textShared(title: string, text: string): Result<string, 'link'> {
  const words = text.replace(ADDRESS, '').trim();
  const { marked } = QUOTED.exec(words)?.groups ?? {};
  if (marked?.trim()) return ok(marked.trim());
  const isTitle = words.length <= TITLE && !words.includes('\n');
  if (words === '' || (isTitle && words !== text.trim())) return fail('link');
  return ok(title === '' || words.includes(title) ? words : `${title}\n${words}`);
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function readForm(form: FormData): Result<Shared, 'link'> {
  const { title, text, url, file: name } = SHARE.fields;
  const file = form.get(name);
  if (file instanceof File && file.size > 0) return ok({ file });
  const found = textShared(textIn(form, title), [textIn(form, text), textIn(form, url)].join('\n').trim());
  return found.ok ? ok({ text: found.value }) : found;
}

/**
 * Takes what the service worker kept of a share, so that it is there once. Errors: 'link' as above; 'missed' if there is
 * nothing.
 */
export async function takeShared(): Promise<Result<Shared, 'link' | 'missed'>> {
  try {
    const kept = await (await caches.open(SHARE.cache)).match(SHARE.key);
    await caches.delete(SHARE.cache);
    return kept ? readForm(await kept.formData()) : fail('missed');
  } catch {
    // Storage may be denied, and anybody can post a form that is none.
    return fail('missed');
  }
}
