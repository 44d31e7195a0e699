import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Gelatine',
  text: 'Blatt, Pulver und Päckchen, nach Bloom, und Agar-Agar mit dem, was dabei zu beachten ist.',
  menu: 'Gelatine umrechnen',
  search:
    'Gelatine Blattgelatine Blatt Pulver Pulvergelatine gemahlene Gelatine Päckchen Bloom Agar Agar-Agar umrechnen ersetzen',
} satisfies TranslatedAbout['gelatin'];

/** Messages of the gelatin converter, in German. */
export const gelatin = {
  meta: {
    title: 'Gelatine umrechnen: Blatt, Pulver, Agar | Gramwise',
    description:
      'Blattgelatine in gemahlene Gelatine umrechnen und zurück, nach Bloom, mit Päckchen und der Menge Flüssigkeit. Dazu Agar-Agar, mit Quellen.',
  },
  title: 'Gelatine umrechnen',
  lead: '6 Blatt oder 1 Päckchen gemahlene Gelatine machen einen halben Liter sturzfest. Für alles andere gibt es diese Seite.',
  amount: 'Menge',
  note: 'Ein Blatt geliert wie jedes andere, ob Gold, Silber oder Bronze: Was schwächer geliert, wiegt mehr. Was auf Ihrer Packung steht, geht vor.',
  empty: 'Geben Sie eine Menge ein.',
  kinds: { sheet: 'Blatt', powder: 'Pulver', packet: 'Päckchen', agar: 'Agar-Agar' },
  ofKind: { sheet: 'Gelatine', powder: 'Pulver', agar: 'Agar-Agar' },
  units: {
    sheet: { one: 'Blatt', other: 'Blatt' },
    packet: { one: 'Päckchen', other: 'Päckchen' },
  },
  measures: {
    'sheet-titanium': 'Blatt Titan',
    'sheet-bronze': 'Blatt Bronze',
    'sheet-silver': 'Blatt Silber',
    'sheet-gold': 'Blatt Gold',
    'sheet-platinum': 'Blatt Platin',
    'powder-200': 'Gramm mit 200 Bloom',
    'powder-225': 'Gramm mit 225 Bloom (USA)',
    'powder-250': 'Gramm mit 250 Bloom',
    'packet-us': 'Päckchen zu 7\u00a0g (USA)',
    'packet-de': 'Päckchen zu 9\u00a0g',
    agar: 'Gramm Agar-Agar, Pulver',
  },
  weight: 'Gewicht',
  sets: 'Macht sturzfest',
  sour: 'Wenn es sauer ist',
  powderRemark:
    'Die Angaben gehen auseinander: Hersteller setzen für ein Blatt {low} bis {high}\u00a0g Pulver an. Wenn es genau sein muss, einen Löffel voll im Kühlschrank probieren.',
  agarRemark:
    'Nicht dasselbe Gelee: Agar-Agar wird fest und spröde und schmilzt nicht auf der Zunge. Gerechnet nach der Flüssigkeit; je nach Hersteller eine bis fünf Minuten kochen, sonst geliert es nicht.',
  errors: {
    'negative-amount': 'Bitte eine Zahl eingeben, zum Beispiel 6',
    'too-large': 'Das ist zu viel. Bitte die Zahl prüfen',
  },
  figures: {
    title: 'Gelatine nach Blatt und Bloom',
    lead: '6 Blatt machen einen halben Liter sturzfest (Dr. Oetker). Was im Glas bleibt, braucht weniger.',
    grades: 'Sorten von Blattgelatine',
    grade: 'Sorte',
    bloom: 'Bloom-Wert',
    leaf: 'Ein Blatt',
    sixLeaves: '6 Blatt',
    byLeaves: 'Blatt als Pulver oder Agar-Agar',
    short: {
      'powder-200': 'Bloom 200',
      'powder-225': 'Bloom 225',
      'powder-250': 'Bloom 250',
      agar: 'Agar-Agar',
    },
    notes: [
      {
        title: 'Die Regel',
        text: 'Die Festigkeit eines Gelees wächst mit dem Quadrat der Gelatine darin; Gewichte richten sich darum nach der Wurzel aus dem Bloom-Wert: 10\u00a0g mit 200 Bloom gelieren wie 8,9\u00a0g mit 250. Tabellen, die einfach teilen, kommen auf 8,0\u00a0g; das wird weicher.',
      },
      {
        title: 'Was nicht fest wird',
        text: 'Rohe Ananas, Kiwi, Papaya und Feigen enthalten ein Enzym, das Gelatine auflöst. Kurz gekocht oder aus der Dose stören sie nicht. Gelatine selbst nur schmelzen, nie kochen.',
      },
      {
        title: 'Agar-Agar ist etwas anderes',
        text: 'Es kommt aus Algen, geliert schon lauwarm und bleibt auch bei Sommerhitze fest. Saures braucht anderthalbmal so viel. Pulver wiegen; Flocken sind kein Pulver. Die Gelierkraft ist je nach Hersteller verschieden: nach der Packung dosieren oder einen Löffel voll auf einem kalten Teller prüfen.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['gelatin'];
