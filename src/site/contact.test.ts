import { describe, expect, it } from 'vitest';
import { publisherMail, splitMailAddress } from './contact.ts';
import { readOperator } from './operator.ts';

describe('splitMailAddress', () => {
  it('uses the placeholder if nothing is set', () => {
    expect(splitMailAddress()).toEqual({ user: 'hello', host: 'gramwise.example' });
  });

  it.each([
    ['cook@kitchen.example', 'cook', 'kitchen.example'],
    ['a.b+c@mail.kitchen.example', 'a.b+c', 'mail.kitchen.example'],
  ])('%s', (address, user, host) => {
    expect(splitMailAddress(address)).toEqual({ user, host });
  });

  it.each([
    'cook',
    'cook@kitchen',
    '@kitchen.example',
    'a@b@c.example',
    'Cook <cook@kitchen.example>',
    'c@d.',
  ])('refuses %s', (address) => {
    expect(() => splitMailAddress(address)).toThrow('CONTACT_MAIL');
  });
});

describe('publisherMail', () => {
  it.each([
    [{}, null],
    [{ CONTACT_MAIL: ' ' }, null],
    [{ CONTACT_MAIL: 'cook@kitchen.example' }, { user: 'cook', host: 'kitchen.example' }],
  ])('%j: %j', (env, mail) => {
    expect(publisherMail(readOperator(env))).toEqual(mail);
  });
});
