import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { field } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const OPTIONS = [
  { id: 'a', name: 'Metric' },
  { id: 'b', name: 'US cups' },
];

function Host() {
  const [value, setValue] = useState('a');
  return <SegmentedControl label="Measures" value={value} options={OPTIONS} onChange={setValue} />;
}

test('is a labeled radio group with one option selected', async () => {
  const { user } = renderIn('en', <Host />);
  expect(screen.getByRole('group', { name: 'Measures' })).toBeTruthy();
  expect([field('Metric').checked, field('US cups').checked]).toEqual([true, false]);
  await user.click(field('US cups'));
  expect([field('Metric').checked, field('US cups').checked]).toEqual([false, true]);
});

test('two controls on a page are independent', async () => {
  const { user } = renderIn(
    'en',
    <>
      <Host />
      <Host />
    </>,
  );
  const [first] = screen.getAllByLabelText<HTMLInputElement>('US cups');
  await user.click(first as HTMLInputElement);
  const checked = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
  expect(checked).toEqual([false, true, true, false]);
});
