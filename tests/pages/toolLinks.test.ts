import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { attribute, built, texts } from './built.ts';

const LINKS = {
  '/tools/multi-calculator': ['/conversions/length', '/#temperature', '/#weight'],
  '/tools/cool-cooking-calculators': ['/tools/multi-calculator', '/tools/convertidor', '/conversions/length'],
};

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(Object.entries(LINKS))('%s links to other tools', (path, targets) => {
    const main = mainOf(built(localPath(language, path)) ?? '');
    for (const target of targets) expect(main).toContain(`href="${localPath(language, target)}"`);
  });

  test('the Spanish converter is marked as Spanish', () => {
    const html = built(localPath(language, '/tools/convertidor')) ?? '';
    expect(attribute(html, /<html[^>]*>/, 'lang')).toBe(language);
    const main = mainOf(html);
    const spanish = language === 'es' ? main : (/<\w+[^>]*lang="es"[^>]*>[\s\S]*/.exec(main)?.[0] ?? '');
    expect(texts(spanish, 'h1')).toEqual(['Convertidor de unidades']);
    expect(texts(html, 'title')[0]).toMatch(/^Convertidor/);
    for (const path of ['/conversions/length', '/tools/multi-calculator']) {
      expect(spanish).toContain(`href="${localPath('es', path)}"`);
    }
  });
});
