import { describe, expect, it } from 'vitest';
import { readStep, writeStep } from './stepParam.ts';

describe('readStep', () => {
  it.each([
    ['', null],
    ['?step=1', 1],
    ['?step=9', 9],
    ['?servings=8&step=3', 3],
    ['?step=0', null],
    ['?step=10', null],
    ['?step=-1', null],
    ['?step=2.5', null],
    ['?step=1e0', null],
    ['?step=', null],
    ['?step=two', null],
    ['?step=99999999999999999999', null],
  ])('%j of 9 steps is %j', (query, step) => {
    expect(readStep(query, 9)).toBe(step);
  });
});

describe('writeStep', () => {
  it.each([
    [3, '', '?step=3'],
    [3, '?step=2', '?step=3'],
    [3, '?servings=8', '?servings=8&step=3'],
    [null, '?step=2', ''],
    [null, '?servings=8&step=2', '?servings=8'],
    [null, '', ''],
  ])('%j into %j is %j', (step, query, url) => {
    expect(writeStep(step, query)).toBe(url);
  });
});
