import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '../../../tests/component/renderIn.tsx';
import { AmbiguousAmountField } from './AmbiguousAmountField.tsx';

describe('an amount of one or a thousand', () => {
  test.each([
    ['es', '1,000', ['1', '1000']],
    ['fr', '2.500', ['2,5', '2500']],
    ['de', '1,500', ['1,5', '1500']],
  ] as const)('in %s, %s, is asked about', async (language, value, readings) => {
    const onChange = vi.fn();
    const { user } = renderIn(
      language,
      <AmbiguousAmountField label="Amount" value={value} onChange={onChange} />,
    );
    expect(screen.getByRole('status').textContent).toContain(`${value} = ?`);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(readings);
    await user.click(screen.getAllByRole('button')[1] as HTMLElement);
    expect(onChange.mock.calls).toEqual([[readings[1]]]);
  });

  test.each([
    ['en', '1,000'],
    ['de', '1.000'],
    ['es', '1,25'],
    ['fr', '1,5'],
  ] as const)('is not what is meant in %s by %s', (language, value) => {
    renderIn(language, <AmbiguousAmountField label="Amount" value={value} onChange={() => {}} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
