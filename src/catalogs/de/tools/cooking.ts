import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Kochrechner',
  text: 'Mengen für Gäste, Garzeiten, Reste.',
  menu: 'Kochrechner',
  search:
    'Party Feier Gäste Personen Essen Getränke Garzeit braten grillen Schongarer Huhn Hähnchen Rind Schwein Fisch Kerntemperatur Reste Reis Haltbarkeit Kühlschrank Gefrierfach Tage hält haltbar aufbewahren',
  parameters: {
    guests: 'Zahl der Gäste',
    meal: 'Die Mahlzeit',
    appetizers: 'Mit Vorspeisen',
    dessert: 'Mit Dessert',
    children: 'Wie viele davon Kinder sind',
    vegetarians: 'Wie viele vegetarisch essen',
    vegans: 'Wie viele vegan essen',
    weight: 'Gewicht von Fleisch oder Fisch',
    unit: 'Die Einheit dazu',
    protein: 'Was gegart wird',
    method: 'Wie es gegart wird',
    ready: 'Wann es auf dem Tisch stehen soll',
    cooked: 'Der Tag, an dem gekocht wurde',
    food: 'Die Art des Essens',
    storage: 'Wo es aufbewahrt wird',
  },
} satisfies TranslatedAbout['cooking'];

export const cooking = {
  meta: {
    title: 'Partyplaner, Garzeiten und Reste | Gramwise',
    description:
      'Essen und Getränke für Gäste planen, Garzeiten für Fleisch und Fisch schätzen und sehen, bis wann Reste haltbar sind. Kostenlos, ohne Werbung.',
  },
  title: 'Kochrechner',
  lead: 'Wie viel Sie für Ihre Gäste einkaufen, wie lange der Braten etwa braucht und bis wann sich die Reste halten.',
  tabsLabel: 'Rechner',
  tabs: { party: 'Partyplaner', 'cooking-time': 'Garzeit', leftovers: 'Reste aufbewahren' },
} as const satisfies TranslatedTools['cooking'];
