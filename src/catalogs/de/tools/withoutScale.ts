import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Ohne Waage',
  text: 'Gramm jedes Lebensmittels in Esslöffeln, Bechern oder Kellen, gezeichnet und mit der Spanne, die bleibt.',
  menu: 'Ohne Waage abmessen',
  search: 'ohne Waage abmessen abwiegen Gramm Esslöffel Teelöffel Becher Kelle Glas Weinglas',
  parameters: {
    amount: 'Gramm des Lebensmittels',
    with: 'Was gefüllt wird',
    holds: 'Milliliter, die das eigene Gefäß fasst',
  },
} satisfies TranslatedAbout['withoutScale'];

/** Messages of the page that measures without a scale, in German. */
export const withoutScale = {
  meta: {
    title: 'Ohne Waage abmessen | Gramwise',
    description:
      'Wie viele Esslöffel, Becher oder Kellen sind 250\u00a0g Mehl, Zucker oder Reis? Für jedes Lebensmittel, gezeichnet und mit der Spanne, die bleibt.',
  },
  title: 'Ohne Waage abmessen',
  lead: 'Das Rezept nennt Gramm, und die Waage fehlt. Füllen Sie, was da ist, gestrichen bis zum Rand.',
  amount: 'Menge (g)',
  with: 'Gefäß',
  holds: 'Es fasst (ml)',
  note: 'Einmal mit Wasser füllen und das abmessen: Mit dem wahren Inhalt Ihrer Kelle oder Ihres Glases wird es viel genauer.',
  empty: 'Geben Sie eine Menge ein.',
  vessels: {
    cup: { one: 'Cup', other: 'Cups' },
    tablespoon: { one: 'Esslöffel', other: 'Esslöffel' },
    teaspoon: { one: 'Teelöffel', other: 'Teelöffel' },
    waterGlass: { one: 'Wasserglas', other: 'Wassergläser' },
    mustardGlass: { one: 'Senfglas', other: 'Senfgläser' },
    wineGlass: { one: 'Weinglas', other: 'Weingläser' },
    liqueurGlass: { one: 'Likörglas', other: 'Likörgläser' },
    shotGlass: { one: 'Schnapsglas', other: 'Schnapsgläser' },
    mochaCup: { one: 'Mokkatasse', other: 'Mokkatassen' },
    coffeeCup: { one: 'Kaffeetasse', other: 'Kaffeetassen' },
    breakfastCup: { one: 'Häferl', other: 'Häferln' },
    bowl: { one: 'Schale', other: 'Schalen' },
    yogurtPot: { one: 'Joghurtbecher', other: 'Joghurtbecher' },
    becher: { one: 'Becher (Sahne)', other: 'Becher' },
    ladle: { one: 'Kelle', other: 'Kellen' },
  },
  result: '{food}, {grams}\u00a0g = {count} {vessel}',
  range: 'Je nach Gefäß und Lebensmittel',
  exact: 'Inhalt: {size}.',
  assumed: 'Angenommener Inhalt: {size}. Eine Norm gibt es nicht.',
  tooLittle: 'Weniger als ein Achtel',
  smaller: 'Nehmen Sie etwas Kleineres oder eine Prise.',
  errors: {
    'not-positive': 'Bitte Gramm über 0 eingeben, zum Beispiel 250',
    'too-large': 'Das sind mehr als 100\u00a0kg. Bitte die Zahl prüfen',
    'no-size': 'Bitte den Inhalt in Millilitern eingeben, 1 bis 10.000',
  },
  figures: {
    title: 'Gramm in Bechern und Löffeln',
    lead: 'Jeweils gestrichen voll. Die Spannen kommen von den üblichen Größen und den veröffentlichten Gewichten.',
    weights: 'Alltägliche Lebensmittel',
    food: 'Lebensmittel',
    sizes: 'Was hineinpasst',
    vessel: 'Gefäß',
    holds: 'Inhalt',
    by: 'Nach',
    defined: 'festgelegt',
    notes: [
      {
        title: 'Gestrichen heißt gestrichen',
        text: 'Locker einfüllen, nicht drücken und nicht rütteln, dann mit dem Messerrücken abstreichen. Gehäuft ist es viel mehr.',
      },
      {
        title: 'Wann besser nicht',
        text: 'Natron, Salz für Sauerkraut, Gelatine und Hefe gehören auf die Waage oder in den Messlöffel: Dort ist der Fehler eines Glases zu groß.',
      },
      {
        title: 'Der leere Becher',
        text: 'Im Becherkuchen ist der Sahnebecher das Maß: 200\u00a0ml, manchmal 250. Nehmen Sie für alle Zutaten denselben, dann stimmt das Verhältnis.',
      },
    ],
    sources: 'Größen:',
  },
} as const satisfies TranslatedTools['withoutScale'];
