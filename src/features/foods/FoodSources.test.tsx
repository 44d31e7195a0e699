import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { FoodSources } from './FoodSources.tsx';
import { listWays } from './listWays.ts';

// USDA SR26, file WEIGHT, NDB 01145: 1 stick 113 g. We count the quarter of a pound that it is.
test('quotes what a source prints, though it rounds', () => {
  const messages = messagesFor('en', 'foods', 'fills');
  renderIn('en', <FoodSources food="butter" ways={[]} messages={messages} />);
  const text = document.body.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('1 stick (NDB 01145) = 113 g');
});

// USDA's medium onion is lighter than the median of recipes, Norway's has 160 g
test('names other sources that widen the range of a piece', () => {
  const messages = messagesFor('en', 'foods', 'fills');
  renderIn('en', <FoodSources food="onions-chopped" ways={[]} messages={messages} />);
  const text = document.body.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('1 medium (2-1/2" dia) (NDB 11282) = 110 g');
  expect(text).toContain('in recipes, median of 135 = 160 g');
  expect(text).toContain('Net weight = 160 g');
});

test('writes a colon after lines of recipes as the language does, after an entry as its own does', () => {
  const ways = listWays('rice-cooked', { language: 'fr', fills: messagesFor('fr', 'fills').fills });
  renderIn(
    'fr',
    <FoodSources food="rice-cooked" ways={ways} messages={messagesFor('fr', 'foods', 'fills')} />,
  );
  expect(document.body.textContent).toContain('médiane de 10\u202f: 1 cup');
  expect(document.body.textContent).toContain('boiled: 1 ml');
});

// An entry that begins with a fraction was read as one line: `in recipes, median of 1/2 17.3-ounce package`
test('says how many lines of recipes there are, and else what they print', () => {
  const messages = messagesFor('en', 'foods', 'fills');
  renderIn('en', <FoodSources food="puff-pastry" ways={[]} messages={messages} />);
  const text = document.body.textContent?.replace(/\s/g, ' ');
  expect(text).toContain('1/2 17.3-ounce package (1 sheet) = 245 g');
  expect(text).not.toContain('median');
});

// A US onion stands in for Europe's: its source does not speak of Europe
test('says of a source the market that it speaks of', () => {
  const messages = messagesFor('de', 'foods', 'fills');
  renderIn('de', <FoodSources food="onions-chopped" ways={[]} messages={messages} />);
  const [table] = [...document.querySelectorAll('li')].filter(({ textContent }) =>
    textContent?.startsWith('USDA National'),
  );
  expect(table?.textContent).toContain('(USA)');
  expect(table?.textContent).not.toContain('(EU)');
});
