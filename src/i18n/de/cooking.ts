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
} as const;
