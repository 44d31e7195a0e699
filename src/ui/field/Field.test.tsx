import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { field } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { AmountField } from './AmountField.tsx';
import { CheckField } from './CheckField.tsx';
import { DateField } from './DateField.tsx';
import { SelectField } from './SelectField.tsx';

const none = () => {};

describe('an amount', () => {
  test('is associated with its label, hint and error', () => {
    renderIn('en', <AmountField label="Amount" hint="1 1/2 is fine" invalid value="0" onChange={none} />);
    const described = document.getElementById(field('Amount').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('1 1/2 is fine');
    expect(field('Amount').getAttribute('aria-invalid')).toBe('true');
    // A number field would reject fractions and decimal commas.
    expect([field('Amount').type, field('Amount').inputMode]).toEqual(['text', 'decimal']);
  });

  test('is described or invalid only with a hint or an error', () => {
    renderIn('en', <AmountField label="Amount" value="1" onChange={none} />);
    expect(field('Amount').hasAttribute('aria-describedby')).toBe(false);
    expect(field('Amount').hasAttribute('aria-invalid')).toBe(false);
  });

  test('reports input, up to 64 characters', async () => {
    const onChange = vi.fn();
    const { user } = renderIn('en', <AmountField label="Amount" value="" onChange={onChange} />);
    await user.type(field('Amount'), '½');
    expect(onChange.mock.calls).toEqual([['½']]);
    expect(field('Amount').maxLength).toBe(64);
  });
});

describe('a select', () => {
  test('groups its options, and reports the id of the selected one', async () => {
    const onChange = vi.fn();
    const options = [
      { id: 'none', name: 'None' },
      { id: 'g', name: 'grams', group: 'Weight' },
      { id: 'ml', name: 'milliliters', group: 'Volume' },
      { id: 'kg', name: 'kilograms', group: 'Weight' },
    ];
    const { user } = renderIn(
      'en',
      <SelectField label="From" value="g" options={options} onChange={onChange} />,
    );
    const groups = screen
      .getAllByRole('group')
      .map((group) => [group.getAttribute('label'), group.textContent]);
    expect(groups).toEqual([
      ['Weight', 'gramskilograms'],
      ['Volume', 'milliliters'],
    ]);
    expect(field('From').value).toBe('g');
    await user.selectOptions(field('From'), 'kilograms');
    expect(onChange.mock.calls).toEqual([['kg']]);
  });
});

describe('a checkbox', () => {
  test('reports yes and no, and submits no without scripts', async () => {
    const onChange = vi.fn();
    const { user, rerender } = renderIn(
      'en',
      <CheckField label="Dessert" name="dessert" value="yes" onChange={onChange} />,
    );
    const sent = () => [...document.querySelectorAll('input')].map(({ type, value }) => [type, value]);
    expect(sent()).toEqual([
      ['checkbox', 'yes'],
      ['hidden', 'no'],
    ]);
    await user.click(field('Dessert'));
    rerender(<CheckField label="Dessert" name="dessert" value="no" onChange={onChange} />);
    await user.click(field('Dessert'));
    expect(onChange.mock.calls).toEqual([['no'], ['yes']]);
  });
});

describe('a date', () => {
  test('is a native field with its label and hint', () => {
    renderIn(
      'en',
      <DateField label="Birth date" hint="Your own" autoComplete="bday" value="2000-02-29" onChange={none} />,
    );
    const date = field('Birth date');
    expect([date.type, date.value, date.autocomplete]).toEqual(['date', '2000-02-29', 'bday']);
    expect(document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Your own',
    );
  });
});
