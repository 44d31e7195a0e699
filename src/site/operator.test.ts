import { describe, expect, it } from 'vitest';
import {
  assertOperatorComplete,
  isOptionalField,
  OPERATOR_FIELDS,
  OPERATOR_VARIABLES,
  readOperator,
} from './operator.ts';

const COMPLETE = {
  PUBLIC_SITE: '1',
  SITE_ORIGIN: 'https://kitchen.example',
  CONTACT_MAIL: 'cook@kitchen.example',
  OPERATOR_NAME: 'Ada Example',
  OPERATOR_ADDRESS: '1 Oven Street | 12345 Town',
  HOSTING_NAME: 'Host Ltd',
  HOSTING_ADDRESS: '2 Server Street',
  LOG_DAYS: '14',
  MAIL_MONTHS: '6',
  DATA_TRANSFER: 'none',
  AUTHORITY_NAME: 'Data Commissioner',
  AUTHORITY_ADDRESS: 'https://authority.example',
};
const { PUBLIC_SITE, ...NEEDED } = COMPLETE;

describe('readOperator', () => {
  it('has null for what is not set, or blank', () => {
    const blank = Object.fromEntries(Object.values(OPERATOR_VARIABLES).map((name) => [name, ' ']));
    const nothing = Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, null]));
    expect(readOperator({})).toEqual(nothing);
    expect(readOperator(blank)).toEqual(nothing);
  });

  it.each(OPERATOR_FIELDS.map((field) => [field, OPERATOR_VARIABLES[field]]))(
    'reads %s from %s',
    (field, name) => {
      const value = field === 'transfer' ? 'clauses' : '7';
      expect(readOperator({ [name]: ` ${value} ` })[field as 'name']).toBe(value);
    },
  );

  it.each([
    ['LOG_DAYS', '0'],
    ['LOG_DAYS', '365'],
    ['DATA_TRANSFER', 'adequacy'],
  ])('takes %s %s', (name, value) => {
    expect(Object.values(readOperator({ [name]: value }))).toContain(value);
  });

  it.each([
    ['LOG_DAYS', 'two weeks'],
    ['LOG_DAYS', '1.5'],
    ['LOG_DAYS', '-1'],
    ['MAIL_MONTHS', '6 months'],
    ['DATA_TRANSFER', 'yes'],
  ])('refuses %s %s', (name, value) => {
    expect(() => readOperator({ [name]: value })).toThrow(name);
  });
});

describe('assertOperatorComplete', () => {
  it.each([
    ['a local build without anything', {}],
    ['a local build that says so', { PUBLIC_SITE: '0' }],
    ['a public build with all that is needed', COMPLETE],
  ])('lets %s go on', (_, env) => {
    expect(() => assertOperatorComplete(env)).not.toThrow();
  });

  it.each(Object.keys(NEEDED))('names a missing %s, and nothing else', (name) => {
    for (const value of [undefined, '', '  '])
      expect(() => assertOperatorComplete({ ...COMPLETE, [name]: value })).toThrow(`but not ${name}. See`);
  });

  it('names everything at once', () => {
    let message = '';
    try {
      assertOperatorComplete({ PUBLIC_SITE: '1' });
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(NEEDED)) expect(message).toContain(name);
    for (const field of OPERATOR_FIELDS.filter(isOptionalField))
      expect(message).not.toContain(OPERATOR_VARIABLES[field]);
  });
});
