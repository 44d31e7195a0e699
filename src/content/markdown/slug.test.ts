import { expect, it } from 'vitest';
import { slug } from './slug.ts';

it.each([
  ['At a glance', 'at-a-glance'],
  ['“A pint’s a pound the world around”', 'a-pint-s-a-pound-the-world-around'],
  ['1. Double, take off a tenth, add 32 (exact)', '1-double-take-off-a-tenth-add-32-exact'],
  ['Où est l’échelle ?', 'ou-est-l-echelle'],
  ['Größe und Maß', 'grosse-und-mass'],
  ['…', ''],
])('the id of %s', (text, id) => {
  expect(slug(text)).toBe(id);
});
