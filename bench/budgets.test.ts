import { expect, it } from 'vitest';
import { PAGES } from '../src/site/paths.ts';
import { SCRIPT_BUDGETS } from './budgets.ts';

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

it.each(Object.entries(PAGES))('has a budget for %s', (_, path) => {
  expect(Object.keys(SCRIPT_BUDGETS).some((budgeted) => pattern(path).test(budgeted))).toBe(true);
});
