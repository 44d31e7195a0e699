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
