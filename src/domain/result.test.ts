import { expect, it } from 'vitest';
import { fail, ok } from './result.ts';

it('tells a value from a reason', () => {
  expect(ok(0)).toEqual({ ok: true, value: 0 });
  expect(fail('too-late')).toEqual({ ok: false, code: 'too-late' });
});
