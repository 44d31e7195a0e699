import { describe, expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, button, field, message, part } from '#tests/component/find.ts';
import { forge, openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { LengthTabs } from './LengthTabs.tsx';

const open = (language: Language = 'en') =>
  renderIn(language, <LengthTabs messages={messagesFor(language, 'length', 'tool')} />);

describe('the inch calculator', () => {
  test('starts with 1 in to cm answered, then answers on submit', async () => {
    const { user } = open();
    expect(answer()).toBe('2.54 cm');
    await user.clear(field('Value'));
    await user.type(field('Value'), '3 1/2');
    await user.selectOptions(field('To'), 'mm');
    expect(answer()).toBe('2.54 cm');
    await user.click(button('Convert'));
    expect(answer()).toBe('88.90 mm');
    await expect.poll(query).toBe('?value=3+1%2F2&from=in&to=mm');
  });

  test('swaps the units, submits on Enter, and gives inches as ruler fractions', async () => {
    const { user } = open();
    await user.click(button('Swap the units'));
    await user.clear(field('Value'));
    await user.type(field('Value'), '10{Enter}');
    expect(answer()).toBe('3.937 in');
    expect(part().textContent).toMatch(/about 3 15\/16 in/);
  });

  test('gives 0 for an invalid number or an unknown unit', async () => {
    const { user } = open();
    await user.clear(field('Value'));
    await user.type(field('Value'), 'a foot{Enter}');
    expect(answer()).toBe('0.00 cm');
    await user.clear(field('Value'));
    await user.type(field('Value'), '5');
    forge(field('From'), 'parsec');
    await user.click(button('Convert'));
    expect(answer()).toBe('0.00 cm');
    expect(message()).toBeNull();
  });

  test('reads a decimal comma in German', async () => {
    const { user } = open('de');
    expect(answer()).toMatch(/^2,54\scm$/);
    await user.clear(field('Wert'));
    await user.type(field('Wert'), '2,5{Enter}');
    expect(answer()).toMatch(/^6,35\scm$/);
  });

  test('restores the submitted value and the unsubmitted input', async () => {
    openAt('/?value=2&from=ft&to=cm');
    const first = open();
    expect(answer()).toBe('60.96 cm');
    await first.user.type(field('Value'), '5');
    await expect.poll(() => window.history.state?.drafts?.converter.value).toBe('25');
    first.unmount();
    open();
    expect(answer()).toBe('60.96 cm');
    expect((field('Value') as HTMLInputElement).value).toBe('25');
  });
});

describe('kitchen pan sizes', () => {
  test('lists the pans of the specification', () => {
    openAt('/?tab=pans');
    open();
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '6-inch6 in15.24 cm',
      '8-inch8 in20.32 cm',
      '9-inch9 in22.86 cm',
      '10-inch10 in25.4 cm',
      '12-inch12 in30.48 cm',
      '9×5 loaf9×5 in22.86×12.7 cm',
      '9×13 dish9×13 in22.86×33.02 cm',
    ]);
  });
});
