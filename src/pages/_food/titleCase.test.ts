import { expect, it } from 'vitest';
import { titleCase } from './titleCase.ts';

it.each([
  ['Brown sugar', 'Brown Sugar'],
  ['Cream of tartar', 'Cream of Tartar'],
  ['Half-and-half', 'Half-and-Half'],
  ['Self-rising flour', 'Self-Rising Flour'],
  ['Crème de cacao', 'Crème de Cacao'],
  ['White Rice (uncooked)', 'White Rice (Uncooked)'],
  ['00 flour', '00 Flour'],
  ['Crème fraîche', 'Crème Fraîche'],
])('%s', (name, title) => {
  expect(titleCase(name)).toBe(title);
});
