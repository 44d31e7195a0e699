import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/catalogs/languages.ts';
import { localPath } from '../src/site/localPath.ts';
import { SECURITY_HEADERS, securityHeaders } from './headers.ts';

const USES = {
  measuring: ['camera=(self)', 'xr-spatial-tracking=(self)'],
  other: ['camera=()', 'xr-spatial-tracking=()'],
};

it.each([
  ['/tools/measure', 'measuring'],
  ['/tools/measure/', 'measuring'],
  ['/de/tools/measure', 'measuring'],
  ['/', 'other'],
  ['/tools/measures', 'other'],
  ['/tools/recipe-converter', 'other'],
  ['/recipes/tools/measure', 'other'],
  ['/embed/converter', 'other'],
] as const)('%s may use the camera and augmented reality only for %s', (path, kind) => {
  const policy = securityHeaders(path)['Permissions-Policy']?.split(', ') ?? [];
  expect(policy.filter((feature) => /^(?:camera|xr)/.test(feature))).toEqual(USES[kind]);
});

it.each(LANGUAGE_CODES)('%s has the headers of English', (language) => {
  for (const path of ['/', '/tools/measure', '/embed/converter', '/embed/food/honey', '/embed'])
    expect(securityHeaders(localPath(language, path)), path).toEqual(securityHeaders(path));
});

it.each(['/xx/embed/converter', '/en/embed/converter', '/fruit/embed/converter'])(
  '%s, which is in no language, has the headers of any page',
  (path) => {
    expect(securityHeaders(path)).toEqual(SECURITY_HEADERS);
  },
);
