import { expect, it } from 'vitest';
import { nameInText } from './nameInText.ts';

it.each([
  ['Gehackte Walnüsse', 'gehackte Walnüsse'],
  ['Gewürfelte getrocknete Äpfel', 'gewürfelte getrocknete Äpfel'],
  ['Frisch gehacktes Basilikum', 'frisch gehacktes Basilikum'],
  ['Süß-saure Gurkenscheiben', 'süß-saure Gurkenscheiben'],
  ['Gehackte süß-saure Gurken', 'gehackte süß-saure Gurken'],
  ['Mandelblättchen', 'Mandelblättchen'],
  ['Kräuter der Provence', 'Kräuter der Provence'],
  ['Erbsen aus der Dose', 'Erbsen aus der Dose'],
  ['Schweizer Käse', 'Schweizer Käse'],
  ['Gekochte Rote Bete', 'gekochte Rote Bete'],
  ['Rote Bete', 'Rote Bete'],
])('%s is %s inside a German sentence', (name, text) => {
  expect(nameInText('de', name)).toBe(text);
});

it.each([
  ['Brown sugar', 'brown sugar'],
  ['Greek yogurt', 'Greek yogurt'],
  ['Brussels sprouts', 'Brussels sprouts'],
  ['Monterey Jack', 'Monterey Jack'],
  ['Great Northern beans', 'Great Northern beans'],
  ['Great pumpkins', 'great pumpkins'],
  ['Cape gooseberries', 'Cape gooseberries'],
  ['Capers', 'capers'],
  ['Oreo cookies', 'Oreo cookies'],
  ['Fish sauce', 'fish sauce'],
])('%s is %s inside an English sentence', (name, text) => {
  expect(nameInText('en', name)).toBe(text);
});

it.each([
  ['fr', 'Parmesan', 'parmesan'],
  ['fr', 'Kamut', 'Kamut'],
  ['es', 'Queso crema', 'queso crema'],
] as const)('in %s, %s is %s', (language, name, text) => {
  expect(nameInText(language, name)).toBe(text);
});
