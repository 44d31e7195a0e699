import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { Densities } from './Densities.tsx';

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent);

test('shows seven densities with 2 decimals, and all of them on request', async () => {
  const { home, ingredients } = messagesFor('en', 'home', 'ingredients');
  const { user } = renderIn('en', <Densities messages={home.density} names={ingredients} />);
  expect(rows()).toEqual(['1.00', '1.03', '0.53', '0.85', '0.96', '0.92', '1.42']);
  const more = button(/^Show all \d+ ingredients$/);
  const all = Number(/\d+/.exec(more.textContent ?? '')?.[0]);
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  expect(rows()).toHaveLength(all);
  expect(more.getAttribute('aria-expanded')).toBe('true');
});
