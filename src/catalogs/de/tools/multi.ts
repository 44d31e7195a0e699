import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Multirechner',
  text: 'Volumen, Rezeptmengen, BMI und Alter.',
  menu: 'Multirechner',
  search: 'Volumen Pint Quart Gallone Rezept Portionen BMI Body-Mass-Index Alter Geburtstag',
  parameters: {
    original: 'Für wie viele das Rezept ist',
    desired: 'Für wie viele es sein soll',
    amount: 'Die Menge einer Zutat',
    height: 'Größe in Zentimetern',
    weight: 'Gewicht in Kilogramm',
    birth: 'Geburtsdatum',
  },
} satisfies TranslatedAbout['multi'];

/** Messages of the multi-calculator, in German. */
export const multi = {
  meta: {
    title: 'Multirechner: Volumen, Rezept, BMI, Alter | Gramwise',
    description:
      'Vier kleine Rechner an einem Ort: Küchenvolumen, Zutatenmengen für mehr oder weniger Portionen, BMI für Erwachsene, Alter in Jahren und Tagen.',
  },
  title: 'Multirechner',
  lead: 'Vier kleine Rechner für das, was beim Kochen und drum herum anfällt.',
  tabsLabel: 'Rechner',
  tabs: { volume: 'Volumen', recipe: 'Rezept', bmi: 'BMI', age: 'Alter' },
  volume: {
    amount: 'Menge',
    hint: 'Brüche wie 1 1/2 oder ¾ sind möglich.',
    units: {
      cup: { name: 'Tassen (240 ml)', one: 'Tasse', other: 'Tassen' },
      tbsp: { name: 'Esslöffel (EL)', one: 'EL', other: 'EL' },
      tsp: { name: 'Teelöffel (TL)', one: 'TL', other: 'TL' },
      ml: { name: 'Milliliter (ml)', one: 'ml', other: 'ml' },
      l: { name: 'Liter (l)', one: 'l', other: 'l' },
      floz: { name: 'US-Flüssigunzen (fl oz)', one: 'fl oz', other: 'fl oz' },
      pint: { name: 'US-Pints', one: 'US-Pint', other: 'US-Pints' },
      quart: { name: 'US-Quarts', one: 'US-Quart', other: 'US-Quarts' },
      gallon: { name: 'US-Gallonen', one: 'US-Gallone', other: 'US-Gallonen' },
    },
    equation: '{value} {from} = {result} {to}',
    precisely: 'Genauer {n} {unit}',
    error: 'Bitte eine gültige Zahl eingeben',
    empty: 'Nach einem Klick auf „Umrechnen“ erscheint hier das Ergebnis, etwa 1 Tasse = 240 ml.',
    note: 'Hier hat 1 Tasse 240 ml, 1 Esslöffel 15 ml und 1 Teelöffel 5 ml, wie auf amerikanischen Nährwertetiketten. Der Umrechner auf der Startseite nimmt die übliche US-Tasse mit 236,59 ml. Flüssigunzen, Pints, Quarts und Gallonen sind die der USA.',
  },
  recipe: {
    original: 'Portionen im Rezept',
    desired: 'Gewünschte Portionen',
    amount: 'Menge der Zutat',
    hint: 'In jeder Einheit; das Ergebnis hat dieselbe.',
    result: { one: '{n} Einheit', other: '{n} Einheiten' },
    precisely: 'Genauer {n}',
    factor:
      'Jede Zutat des Rezepts mit {factor} multiplizieren; beim Fermentieren, Einlegen und Pökeln Salz, Zucker und Säure genau abwiegen.',
    error: 'Bitte gültige Zahlen eingeben',
    empty:
      'Nach einem Klick auf „Berechnen“ erscheint hier die neue Menge: Aus 200 für 4 Portionen werden 300 für 6.',
  },
  bmi: {
    height: 'Größe (cm)',
    weight: 'Gewicht (kg)',
    categories: {
      underweight: 'Untergewicht',
      normal: 'Normalgewicht',
      overweight: 'Übergewicht',
      obese: 'Adipositas',
    },
    ranges: {
      underweight: 'unter 18,5',
      normal: '18,5 bis unter 25',
      overweight: '25 bis unter 30',
      obese: 'ab 30',
    },
    tableTitle: 'Klassen der Weltgesundheitsorganisation',
    columns: { category: 'Klasse', range: 'BMI' },
    error: 'Bitte gültige Größe und gültiges Gewicht eingeben',
    empty:
      'Nach einem Klick auf „Berechnen“ erscheint hier der Body-Mass-Index, bei 175 cm und 70 kg etwa 22,9.',
    note: 'Der BMI ist ein grober Richtwert für Erwachsene nach den Klassen der Weltgesundheitsorganisation (WHO). Muskeln, Körperbau und Alter berücksichtigt er nicht, und eine Diagnose ist er nicht.',
  },
  age: {
    birth: 'Geburtsdatum',
    years: { one: '{n} Jahr', other: '{n} Jahre' },
    days: { one: '{n} Tag', other: '{n} Tage' },
    note: 'Volle Jahre bis heute und alle Tage seit der Geburt, Schalttage eingerechnet, nach dem Datum dieses Geräts.',
    error: 'Bitte ein gültiges Geburtsdatum eingeben',
    empty: 'Nach einem Klick auf „Berechnen“ erscheinen hier die vollen Jahre und alle Tage.',
  },
} as const satisfies TranslatedTools['multi'];
