import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Spickzettel',
  text: 'Ihre Zutaten in Tassen, Löffeln und Gramm, auf einer Seite zum Aufhängen.',
  menu: 'Spickzettel zum Drucken',
  search:
    'ausdrucken drucken Tabelle Merkblatt Küchenwand Kühlschrank Aushang Tassen Löffel Gramm eine Seite pdf a4',
  parameters: {
    foods: 'Die Lebensmittel auf dem Blatt, mit ~ und der Füllung',
    units: 'Die Spalten des Blatts',
    paper: 'Das Papier',
    parts: 'Was unter der Tabelle steht',
  },
} satisfies TranslatedAbout['kitchenSheet'];

/** The page that makes a sheet of weights and measures to print and pin up, in German. */
export const kitchenSheet = {
  meta: {
    title: 'Spickzettel für die Küche: Tassen und Löffel in Gramm',
    description:
      'Zutaten und Maße wählen und auf einer Seite ausdrucken: Tassen und Löffel in Gramm, dazu Ofentemperaturen, auf A4 oder Letter, zum Aufhängen.',
  },
  title: 'Spickzettel für die Küche',
  lead: 'Ihre Zutaten in Ihren Tassen und Löffeln, auf einer Seite zum Ausdrucken und Aufhängen.',
  noScript:
    'Zum Wählen der Zutaten und Maße braucht es JavaScript, das hier ausgeschaltet ist. Der voreingestellte Spickzettel unten lässt sich trotzdem drucken.',
  settings: 'Was auf dem Spickzettel steht',
  add: 'Zutat hinzufügen',
  added: 'Hinzugefügt: {food}.',
  there: 'Steht schon auf dem Spickzettel: {food}.',
  full: 'Der Spickzettel ist voll: {n} Zutaten haben Platz. Entfernen Sie eine, um eine andere hinzuzufügen.',
  removed: 'Entfernt: {food}.',
  list: 'Zutaten',
  count: '{n} von {most}',
  way: 'So abgemessen: {food}',
  remove: 'Entfernen: {food}',
  columns: 'Spalten',
  back: '100\u00a0g in Tassen und Löffeln',
  parts: { title: 'Unter der Tabelle', oven: 'Ofentemperaturen', measures: 'Tassen und Löffel' },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Drucken',
  reset: 'Zurücksetzen',
  kitchen: 'Andere Tasse? Küche einrichten',
  preview: 'Der Spickzettel',
  page: {
    title: 'Küchenmaße in Gramm',
    food: 'Zutat',
    level: 'Gramm, glatt gestrichen',
    none: 'Noch nichts gewählt. Fügen Sie eine Zutat hinzu.',
    noColumns: 'Noch keine Spalte gewählt.',
    own: '* eigener Wert',
    thermostat: 'Thermostat',
    spoons: 'Löffel',
    milliliters: 'Milliliter',
    weights: '1\u00a0Unze (oz) = {ounce}, 1\u00a0US-Pfund (lb) = {pound}, 1\u00a0Stick Butter = {stick}',
  },
} as const satisfies TranslatedTools['kitchenSheet'];
