import { expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';

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
  expect(policy.filter((one) => /^(?:camera|xr)/.test(one))).toEqual(USES[kind]);
});
