import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Eiergrößen',
  text: 'S, M, L, XL und die Größen der USA und anderer Länder; Eiweiß und Eigelb in Gramm.',
  menu: 'Eiergrößen umrechnen',
  search:
    'Ei Eier Größe S M L XL Gewichtsklasse Eiweiß Eiklar Eigelb Dotter Gramm wie viel wiegt ein Ei amerikanische Eier',
  parameters: {
    eggs: 'Wie viele Eier, Gramm oder Tassen',
    part: 'Ganze Eier, Eiweiß oder Eigelb',
    country: 'Wessen Größen, oder Gramm oder Tassen',
    size: 'Die Größe im Rezept',
    to: 'Die eigene Größe',
  },
} satisfies TranslatedAbout['eggs'];

/** Messages of the egg size converter, in German. */
export const eggs = {
  meta: {
    title: 'Eiergrößen umrechnen: S, M, L, XL, USA | Gramwise',
    description:
      'Wie viele Eier der eigenen Größe die Eier eines Rezepts ersetzen: M, L, XL und amerikanische Größen, Eiweiß und Eigelb in Gramm. Ohne Werbung.',
  },
  title: 'Eiergrößen umrechnen',
  lead: 'Im Rezept steht Größe L, im Kühlschrank liegt M? Ein amerikanisches „large egg“ ist übrigens nur ein europäisches M.',
  eggs: 'Eier',
  part: 'Was davon',
  country: 'Land',
  size: 'Größe',
  note: 'Nach Gewicht ohne Schale. Eier einer Größe unterscheiden sich um bis zu ein Zehntel: das letzte verquirlen und abwiegen.',
  empty: 'Geben Sie die Zahl der Eier ein.',
  parts: { whole: 'Ganzes Ei', white: 'Eiweiß', yolk: 'Eigelb' },
  countries: {
    us: 'USA',
    ca: 'Kanada',
    cl: 'Chile',
    eu: 'EU und Großbritannien',
    au: 'Australien',
    nz: 'Neuseeland',
    grams: 'nach Gewicht, in Gramm',
    cups: 'nach US-Tassen',
  },
  short: { us: 'USA', ca: 'Kanada', cl: 'Chile', eu: 'EU', au: 'Australien', nz: 'Neuseeland' },
  sizes: {
    'us-small': 'klein (small)',
    'us-medium': 'mittel (medium)',
    'us-large': 'groß (large)',
    'us-extraLarge': 'sehr groß (extra large)',
    'us-jumbo': 'riesig (jumbo)',
    'ca-small': 'klein (small)',
    'ca-medium': 'mittel (medium)',
    'ca-large': 'groß (large)',
    'ca-extraLarge': 'sehr groß (extra large)',
    'ca-jumbo': 'riesig (jumbo)',
    'cl-small': 'klein (chico)',
    'cl-medium': 'mittel (mediano)',
    'cl-large': 'groß (grande)',
    'cl-extraLarge': 'sehr groß (extra grande)',
    'cl-jumbo': 'besonders groß (especial)',
    'eu-small': 'Größe S',
    'eu-medium': 'Größe M',
    'eu-large': 'Größe L',
    'eu-extraLarge': 'Größe XL',
    'au-medium': 'mittel (medium)',
    'au-large': 'groß (large)',
    'au-extraLarge': 'sehr groß (extra large)',
    'au-jumbo': 'riesig (jumbo)',
    'nz-standard': 'Größe 6',
    'nz-large': 'Größe 7',
    'nz-jumbo': 'Größe 8',
  },
  of: {
    whole: { one: 'Ei, {size}', other: 'Eier, {size}' },
    white: { one: 'Eiweiß, {size}', other: 'Eiweiß, {size}' },
    yolk: { one: 'Eigelb, {size}', other: 'Eigelb, {size}' },
  },
  count: {
    whole: { one: '{n} Ei', other: '{n} Eier' },
    white: { one: '{n} Eiweiß', other: '{n} Eiweiß' },
    yolk: { one: '{n} Eigelb', other: '{n} Eigelb' },
  },
  practice: 'In der Küche',
  andRest: '{eggs} und {grams} von einem weiteren',
  weight: 'Ohne Schale',
  errors: {
    'negative-amount': 'Bitte eine Zahl eingeben, zum Beispiel 3',
    'too-large': 'Das sind mehr als 100\u00a0kg. Bitte die Zahl prüfen',
  },
  figures: {
    title: 'Eiergrößen nach Ländern',
    lead: 'Mit Schale, wie es die Vorschriften der Länder festlegen, dann das, was in der Schüssel landet: 12\u00a0% sind Schale, zwei Drittel vom Rest Eiweiß.',
    sizes: 'Größen',
    shell: 'Mit Schale',
    without: 'Ohne Schale',
    cup: 'So viele Eier füllen eine US-Tasse',
    notes: [
      {
        title: 'Welche Größe ist gemeint?',
        text: 'Rezepte aus Deutschland und Österreich meinen M, wenn nichts dabeisteht. Amerikanische meinen „large“, das so viel wiegt wie M; britische ein L.',
      },
      {
        title: 'Eiweiß nach Tassen',
        text: 'Eine US-Tasse Eiweiß sind 243\u00a0g, also 7 bis 8 Eiweiß der Größe M. Für Baiser lieber wiegen.',
      },
      {
        title: 'Ein halbes Ei',
        text: 'Ei verquirlen und die Hälfte abwiegen: 25\u00a0g von Größe M. Der Rest hält sich zugedeckt zwei Tage im Kühlschrank.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['eggs'];
