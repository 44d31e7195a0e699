import { describe, expect, it } from 'vitest';
import { readForms } from '#tools/form/forms.ts';
import { MULTI_FORMS } from './multiForms.ts';

describe('a birth date in the URL', () => {
  it.each([
    ['2000-02-29', '2000-02-29'],
    ['', ''],
    ['2001-02-29', ''],
    ['tomorrow', ''],
    ['29.02.2000', ''],
  ])('%j fills the field with %j and is submitted', (text, birth) => {
    const { drafts, submitted } = readForms(`?tab=age&birth=${text}`, MULTI_FORMS);
    expect(drafts.age.birth).toBe(birth);
    expect(submitted.age?.birth).toBe(birth);
  });
});
