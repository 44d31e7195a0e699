/** The page that lists all tools. */
export const toolList = {
  meta: {
    title: 'Alle Küchenrechner und Umrechner | Gramwise',
    description:
      'Alle Rechner von Gramwise auf einer Seite: Rezepte und Maße umrechnen, Backformen tauschen, Garzeiten, Mengen für Gäste. Kostenlos, ohne Werbung.',
  },
  title: 'Küchenrechner',
  lead: 'Alles, was beim Kochen umrechnet, misst oder plant. Kostenlos, ohne Werbung und nach dem ersten Besuch auch ohne Netz.',
  groups: {
    convert: 'Rezepte und Maße',
    size: 'Längen und Backformen',
    plan: 'Planen und ausrechnen',
    kitchen: 'Für die eigene Küche',
    more: 'Außerdem',
  },
} as const;
