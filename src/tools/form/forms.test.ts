import { describe, expect, it } from 'vitest';
import { type FormsConfig, initialState, readForms, restoreDrafts, writeForms } from './forms.ts';

const FORMS = {
  length: { value: '1', from: 'in', to: 'cm' },
  age: { birth: '' },
  chart: {},
};
const UNITS = ['in', 'cm', 'm'];

const config: FormsConfig<typeof FORMS> = {
  start: FORMS,
  tab: 'length',
  answered: ['length'],
  accepts: (field, text) => (field !== 'from' && field !== 'to') || UNITS.includes(text),
};

describe('startOf', () => {
  it('shows the first tab and has answers only for tabs answered from the start', () => {
    expect(initialState(config)).toEqual({
      tab: 'length',
      drafts: FORMS,
      submitted: { length: FORMS.length },
    });
  });
});

describe('readForms', () => {
  it.each([
    ['', 'length', FORMS.length, undefined],
    ['?value=12', 'length', { value: '12', from: 'in', to: 'cm' }, undefined],
    ['?value=3&from=m&to=in', 'length', { value: '3', from: 'm', to: 'in' }, undefined],
    ['?value=&from=parsec', 'length', { value: '', from: 'in', to: 'cm' }, undefined],
    ['?tab=age', 'age', FORMS.length, undefined],
    ['?tab=age&birth=2000-02-29', 'age', FORMS.length, { birth: '2000-02-29' }],
    ['?tab=chart&value=9', 'chart', FORMS.length, undefined],
    ['?tab=constructor&value=9', 'length', { value: '9', from: 'in', to: 'cm' }, undefined],
    ['?value=%00%F0', 'length', { value: '\u0000\uFFFD', from: 'in', to: 'cm' }, undefined],
  ])('%s', (query, tab, length, age) => {
    const state = readForms(query, config);
    expect(state.tab).toBe(tab);
    expect(state.submitted.length).toEqual(length);
    expect(state.drafts.length).toEqual(length);
    expect(state.submitted.age).toEqual(age);
  });

  it('truncates text from a URL to the length of a field', () => {
    expect(readForms(`?value=${'9'.repeat(5000)}`, config).drafts.length.value).toHaveLength(64);
  });
});

describe('restoreDrafts', () => {
  const first = initialState(config);
  it('restores the drafts of every tab, without submitting them', () => {
    const drafts = { length: { value: '7', from: 'm', to: 'in' }, age: { birth: '2001-01-01' }, chart: {} };
    expect(restoreDrafts(first, drafts, config)).toEqual({ ...first, drafts });
  });

  it.each([
    [undefined],
    [null],
    ['value'],
    [[1, 2]],
    [{ length: null }],
    [{ length: { value: 7, from: 'parsec', to: {} }, age: 'birth', other: { value: '7' } }],
  ])('ignores %j', (stored) => {
    expect(restoreDrafts(first, stored, config)).toEqual(first);
  });

  it('truncates text to the length of a field', () => {
    const state = restoreDrafts(first, { length: { value: '9'.repeat(5000) } }, config);
    expect(state.drafts.length.value).toHaveLength(64);
  });
});

describe('writeForms', () => {
  const first = initialState(config);
  const submitted = { ...first.submitted, length: { value: '1 1/2', from: 'in', to: 'cm' } };
  it.each([
    ['nothing initially', first, '', ''],
    ['what was submitted', { ...first, submitted }, '', '?value=1+1%2F2&from=in&to=cm'],
    [
      'only the other tab',
      { ...first, submitted, tab: 'age' as const },
      '?value=1&from=in&to=cm',
      '?tab=age',
    ],
    [
      'a form submitted unchanged',
      { ...first, submitted: { age: FORMS.age }, tab: 'age' as const },
      '',
      '?tab=age&birth=',
    ],
    ['and keeps unrelated parameters', first, '?value=7&tab=age&mine=us-round-8', '?mine=us-round-8'],
  ])('writes %s', (_, state, query, written) => {
    expect(writeForms(state, query, config)).toBe(written);
  });

  it.each(['?value=12&from=m&to=in', '?tab=age&birth=2000-02-29', '?tab=age', '?tab=chart', ''])(
    'brings %j back',
    (query) => {
      expect(writeForms(readForms(query, config), query, config)).toBe(query);
    },
  );
});
