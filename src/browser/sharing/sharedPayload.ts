import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { SHARE_TARGET } from '#site/shareTarget.ts';

/** What the share sheet passed on. */
export type SharedPayload = { file: File } | { text: string };

/** In characters; longer text is not a title. */
const MAX_TITLE_LENGTH = 120;

const WEB_URLS = /\bhttps?:\/\/\S+/g;

/** Some browsers put selected text in quotes, followed by the page's URL. */
const QUOTED_TEXT = /^["“„«](?<marked>[\s\S]*)["”“»]$/;

/**
 * The recipe text of a share. Error: 'link' if it is only a page's URL, perhaps with its title, because other sites'
 * pages cannot be fetched from here.
 */
export function extractSharedText(title: string, text: string): Result<string, 'link'> {
  const words = text.replace(WEB_URLS, '').trim();
  const { marked } = QUOTED_TEXT.exec(words)?.groups ?? {};
  if (marked?.trim()) return ok(marked.trim());
  const isTitle = words.length <= MAX_TITLE_LENGTH && !words.includes('\n');
  if (words === '' || (isTitle && words !== text.trim())) return fail('link');
  return ok(title === '' || words.includes(title) ? words : `${title}\n${words}`);
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function readForm(form: FormData): Result<SharedPayload, 'link'> {
  const { title, text, url, file: name } = SHARE_TARGET.fields;
  const file = form.get(name);
  if (file instanceof File && file.size > 0) return ok({ file });
  const found = extractSharedText(
    textIn(form, title),
    [textIn(form, text), textIn(form, url)].join('\n').trim(),
  );
  return found.ok ? ok({ text: found.value }) : found;
}

/** Reads and removes the share that the service worker cached. Errors: 'link' as above; 'missed' if there is none. */
export async function consumeSharedPayload(): Promise<Result<SharedPayload, 'link' | 'missed'>> {
  try {
    const kept = await (await caches.open(SHARE_TARGET.cache)).match(SHARE_TARGET.key);
    await caches.delete(SHARE_TARGET.cache);
    return kept ? readForm(await kept.formData()) : fail('missed');
  } catch {
    // Storage may be denied, and anybody can post a malformed form.
    return fail('missed');
  }
}
