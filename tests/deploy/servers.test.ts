import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS, securityHeaders } from '../../scripts/headers.ts';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { PAGES } from '../../src/site/paths.ts';
import { SHARE_TARGET } from '../../src/site/shareTarget.ts';
import { type Answer, ask } from './ask.ts';
import { asset, read } from './builtSite.ts';
import { BAD, MOVED, REQUESTS } from './requests.ts';
import { CONTESTANTS } from './servers.ts';

function expectSafe({ headers }: Answer, url = '/') {
  const wanted = securityHeaders(url);
  for (const name of Object.keys(SECURITY_HEADERS)) {
    expect(headers[name.toLowerCase()], name).toBe(wanted[name]);
  }
  expect(headers['set-cookie']).toBeUndefined();
}

for (const { name, missing, best, start } of CONTESTANTS) {
  if (missing) console.warn(`Not tried: ${name}. ${missing}.`);

  describe.skipIf(missing)(name, () => {
    let origin = '';
    let stop = async () => {};
    beforeAll(async () => {
      ({ origin, stop } = await start());
    });
    afterAll(() => stop());

    it.each(REQUESTS)('%s', async (url, { status, file, type, caching }) => {
      const answer = await ask(origin, url);
      expect(answer.status).toBe(status);
      expect(answer.text).toBe(read(file));
      expect(answer.headers['content-type']).toMatch(type);
      expect(answer.headers['cache-control']).toBe(caching);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expectSafe(answer, url.replace(/\?.*/, ''));
    });

    it.each([
      ['br, gzip', best],
      ['gzip, deflate, br', best],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ])('compresses for "%s"', async (accept, encoding) => {
      for (const url of ['/', '/fr/faq', asset('js'), '/sw-en.js', '/search/en.json']) {
        const answer = await ask(origin, url, { 'Accept-Encoding': accept });
        const file = /\.\w+$/.test(url) ? url.slice(1) : `${url}/index.html`.replace(/^\/+/, '');
        expect(answer.status, url).toBe(200);
        expect(answer.headers['content-encoding'], url).toBe(encoding);
        if (encoding) expect(answer.headers['vary'], url).toMatch(/accept-encoding/i);
        expect(answer.text, url).toBe(read(file));
        expectSafe(answer);
      }
    });

    it('answers 404 to a browser that accepts compression', async () => {
      const answer = await ask(origin, '/de/recipes/none', { 'Accept-Encoding': 'gzip, deflate, br' });
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(read('de/recipes/404.html'));
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expectSafe(answer);
    });

    it('answers 304 for unchanged files', async () => {
      for (const url of ['/', '/faq', '/sw-en.js', asset('js')]) {
        for (const accept of ['br', 'gzip', 'identity']) {
          const first = await ask(origin, url, { 'Accept-Encoding': accept });
          const again = await ask(origin, url, {
            'Accept-Encoding': accept,
            'If-None-Match': first.headers.etag ?? '',
          });
          expect(again.status, `${url} ${accept}`).toBe(304);
          expect(again.text).toBe('');
          expectSafe(again);
        }
      }
    });

    it('answers HEAD without a body', async () => {
      const answer = await ask(origin, '/faq', {}, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.text).toBe('');
      expectSafe(answer);
    });

    it.each(LANGUAGE_CODES)('leads a share to the page of the recipe converter, in %s', async (language) => {
      const url = `${localPath(language, PAGES.reader)}?${SHARE_TARGET.query}=1`;
      const answer = await ask(origin, url, {}, 'POST');
      expect(answer.status).toBe(303);
      expect(new URL(answer.headers.location ?? '', origin).href).toBe(origin + url);
      expectSafe(answer);
      expect((await ask(origin, url)).status).toBe(200);
    });

    it.each(MOVED)('%s leads to %s', async (url, to) => {
      const answer = await ask(origin, url);
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.location ?? '', origin).href).toBe(origin + to);
      expectSafe(answer, url);
    });

    it.each(BAD)('serves nothing from outside the site: %s', async (url) => {
      const answer = await ask(origin, url);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('devDependencies');
    });
  });
}
