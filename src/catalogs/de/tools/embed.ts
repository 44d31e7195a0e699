import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Auf Ihrer Website',
  text: 'Der Umrechner, kostenlos, auf Ihren eigenen Seiten.',
  menu: 'Umrechner für Ihre Website',
  footer: 'Auf Ihrer Website',
  search: 'iframe widget blog web website homepage einbetten einbinden rahmen',
  parameters: {
    what: 'Was der iframe zeigt',
    lang: 'Seine Sprache',
  },
} satisfies TranslatedAbout['embed'];

export const embed = {
  meta: {
    title: 'Der Umrechner auf Ihrer Website | Gramwise',
    description:
      'Ein kostenloser Küchen-Umrechner oder das Gewicht einer Tasse jedes Lebensmittels als iframe für Ihr Blog: ein, zwei Zeilen zum Kopieren, ohne Tracking.',
  },
  title: 'Der Umrechner auf Ihrer Website',
  lead: 'Mit ein, zwei Zeilen HTML betten Sie einen Küchen-Umrechner oder das Tassengewicht eines Lebensmittels in Ihr Rezept ein. Kostenlos, ohne Werbung, Cookies und Tracking.',
  what: 'Was soll zu sehen sein?',
  whats: {
    converter: 'Der Umrechner',
    food: 'Gewichte eines Lebensmittels',
    nutrition: 'Nährwerte eines Rezepts',
  },
  recipe: 'Rezept',
  recipeHint:
    'In der Sprache des iframes und mit der Zahl der Portionen. Der Code enthält das ganze Rezept, hier wird nichts gespeichert.',
  needsRecipe: 'Geben Sie ein Rezept ein, dann erscheint der Code.',
  tooLong: 'Dieses Rezept ist zu lang für eine Adresse. Lassen Sie die Zubereitung weg.',
  language: 'Sprache',
  theme: 'Farben',
  themes: { auto: 'Wie auf dem Gerät der Leser', light: 'Hell', dark: 'Dunkel' },
  ownAccent: 'Meine eigene Farbe verwenden',
  accent: 'Farbe von Schaltflächen und Links',
  amount: 'Menge',
  from: 'Von',
  to: 'In',
  fit: 'Höhe von selbst anpassen (eine zweite Zeile, 0,5\u00a0kB Skript)',
  code: 'Der Code zum Kopieren',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  notCopied: 'Kopieren nicht möglich. Bitte den Code markieren und von Hand kopieren.',
  preview: 'Vorschau',
  previewWidth: 'Breite',
  previewWidths: { phone: 'Handy', full: 'Volle Breite' },
  rules: {
    title: 'Gut zu wissen',
    list: [
      'Der iframe lädt Dateien nur von dieser Website, speichert nichts auf den Geräten Ihrer Leser und weiß nichts über sie.',
      'Er ist so breit wie Ihr Text, ab 280\u00a0Pixeln.',
      'Eine schlecht lesbare Farbe wird so weit abgedunkelt oder aufgehellt, bis sie gut lesbar ist.',
      'Der Link zu Gramwise gehört dazu; bitte lassen Sie ihn sichtbar.',
      'Nur diese iframes lassen sich in andere Websites einbetten. Alle anderen Seiten lassen das nicht zu.',
    ],
  },
  frame: {
    converter: 'Küchen-Umrechner',
    food: 'Was ein Löffel wiegt',
    foodCups: '{food}: Was ein Löffel wiegt',
    foodPieces: '{food}: Gewicht pro Stück',
    unknown:
      'Für das Lebensmittel, das dieser iframe zeigen soll, gibt es hier keine Gewichte. Wählen Sie im Umrechner ein anderes.',
    failed: 'Die Gewichte konnten nicht geladen werden.',
    noScript:
      'Dieser iframe braucht JavaScript, das hier ausgeschaltet ist. Die Gewichte aller Lebensmittel stehen hier:',
    back: 'Quellen und mehr bei Gramwise',
  },
} as const satisfies TranslatedTools['embed'];
