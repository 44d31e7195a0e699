import { expect, it } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

const words = (count: number) => 'word '.repeat(count);
const rows = (count: number) => Array.from({ length: count }, (_, row) => row + 1).join(', ');

it.each([
  ['nothing', '', 1],
  ['a few words', words(20), 1],
  ['one minute', words(329), 1],
  ['one word more', words(330), 2],
  ['signs', '– | … '.repeat(300), 1],
  ['addresses of links', '[a](/blog/posts/flour) '.repeat(329), 1],
  ['figures, two words each', '<Amount n={1} from="cups" to="grams" /> '.repeat(165), 2],
  ['rows of a computed table, four words each', `<ConversionTable amounts={[${rows(83)}]} />`, 2],
  ['ingredients in a row', `<IngredientTable amount={100} ingredients={['${"oats', '".repeat(83)}']} />`, 2],
  ['the table of gas marks', `${words(250)}<OvenTable />`, 2],
])('%s', (_, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
