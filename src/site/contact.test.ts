import { describe, expect, it } from 'vitest';
import { mailParts } from './contact.ts';

describe('mailParts', () => {
  it('uses the placeholder if nothing is set', () => {
    expect(mailParts()).toEqual({ user: 'hello', host: 'gramwise.example' });
  });

  it.each([
    ['cook@kitchen.example', 'cook', 'kitchen.example'],
    ['a.b+c@mail.kitchen.example', 'a.b+c', 'mail.kitchen.example'],
  ])('%s', (address, user, host) => {
    expect(mailParts(address)).toEqual({ user, host });
  });

  it.each([
    'cook',
    'cook@kitchen',
    '@kitchen.example',
    'a@b@c.example',
    'Cook <cook@kitchen.example>',
    'c@d.',
  ])('refuses %s', (address) => {
    expect(() => mailParts(address)).toThrow('CONTACT_MAIL');
  });
});
