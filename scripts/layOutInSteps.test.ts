import { expect, test } from 'vitest';
import { layOutInSteps } from './layOutInSteps.ts';

const STEP = '<script>document.body.offsetHeight;document.currentScript.remove()</script>';

test.each([
  [
    '<header></header><main><h1></h1><h2></h2><p></p><h2></h2></main>',
    `<header></header>${STEP}<main><h1></h1>${STEP}<h2></h2><p></p><h2></h2></main>`,
  ],
  [
    '<header></header><main class="a"><h1></h1></main>',
    `<header></header>${STEP}<main class="a"><h1></h1></main>`,
  ],
  [
    '<header><h2></h2></header><main><h2 id="a"></h2></main>',
    `<header><h2></h2></header>${STEP}<main>${STEP}<h2 id="a"></h2></main>`,
  ],
  ['<main></main><footer><h2></h2></footer>', `${STEP}<main></main><footer>${STEP}<h2></h2></footer>`],
])('%s', (page, steps) => {
  expect(layOutInSteps(page)).toBe(steps);
});

test('a page without a main part stops the build', () => {
  expect(() => layOutInSteps('<body></body>')).toThrow('main');
});
