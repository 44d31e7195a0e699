import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { answer, field, message } from '#tests/component/find.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { Portions } from './Portions.tsx';

const open = (language: 'en' | 'fr' | 'de' | 'es' = 'en', url = '/') => {
  openAt(url);
  return renderIn(
    language,
    <Portions
      messages={messagesFor(language, 'portions', 'tool')}
      countries={messagesFor(language, 'kitchen').kitchen.countries}
    />,
  );
};
const facts = () => (document.querySelector('dl')?.textContent ?? '').replace(/\u00a0/g, ' ');

// Six adults, by the portions of the language's country; cooked by the water in USDA's rows.
test.each([
  ['en', '680 g raw', ['Cooked, about1.62 kg', '1½ lb', 'RecipeTips']],
  ['de', '810 g roh', ['Gegart etwa1,93 kg', '120–150 g', 'EDEKA']],
  ['fr', '540 g cru', ['1,28 kg', '80–100 g', 'Astuces de grand-mère']],
  ['es', '420 g en crudo', ['1 kg', '60–80 g', 'SENC']],
] as const)('starts in %s with pasta for six', (language, text, shown) => {
  open(language);
  expect(answer()).toBe(text);
  for (const fact of shown) expect(facts()).toContain(fact.replace('1½', '1.5'));
});

test('counts children as 60 %, and keeps everything in the URL', async () => {
  const { user } = open('de');
  await user.selectOptions(field('Lebensmittel'), 'goose');
  await user.type(field(/^Davon Kinder/), '2');
  await user.selectOptions(field('Appetit'), 'large');
  expect(answer()).toBe('3,9 kg roh'); // 750 g for 5.2 adults
  await expect.poll(query).toBe('?food=goose&children=2&appetite=large');
});

// The countries are in the table of `tests/agreement/countries.test.tsx`.
test.each([
  ['de', 'at', 'Österreich'],
  ['fr', 'ca', 'Canada (Québec)'],
  ['es', 'mx', 'España'],
] as const)('%s: cooks in %s start with portions of %s', (language, country, name) => {
  localStorage.setItem('kitchen', JSON.stringify({ country }));
  open(language);
  const select = document.querySelectorAll('select')[3];
  expect(select?.selectedOptions[0]?.textContent).toBe(name);
  // Canada’s neighbor is the US
  if (country !== 'ca') expect(facts()).not.toMatch(/USA|États-Unis|EE\.? UU/);
});

test('says whose portion it is where the country has none', async () => {
  const { user } = open('fr');
  await user.selectOptions(field('Aliment'), 'fondue');
  expect(answer()).toBe('1,2 kg');
  expect(document.body.textContent).toContain('d’un autre (Suisse)');
  await user.selectOptions(field('Pays des portions'), 'ch');
  expect(document.body.textContent).not.toContain('d’un autre');
});

test('offers only the dishes that a food is', async () => {
  const { user } = open('en', '/?food=turkey&dish=side&guests=10');
  expect(field('Served as').value).toBe('main');
  expect(answer()).toBe('4.54 kg raw');
  expect(facts()).toContain('Carved, about2.4 kg');
  expect(facts()).toContain('In pounds or ounces10 lb');
  await user.selectOptions(field('Food'), 'soup');
  expect(field('Served as').value).toBe('side');
});

test.each([
  ['Guests', '0', 'whole number from 1'],
  ['Guests', '2.5', 'whole number from 1'],
  ['Guests', 'many', 'whole number from 1'],
  ['Children', '7', 'no more children than guests'],
  ['Children', 'x', 'children as a whole number'],
])('%s %s is an error', async (label, text, error) => {
  const { user } = open();
  await user.clear(field(new RegExp(`^${label}`)));
  await user.type(field(new RegExp(`^${label}`)), text);
  expect(answer()).toBe('');
  expect(message()).toContain(error);
});

test('shows nothing without guests', async () => {
  const { user } = open();
  await user.clear(field('Guests'));
  expect([answer(), message()]).toEqual(['', null]);
});
