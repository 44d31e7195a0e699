import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Hefe',
  text: 'Frische Hefe und Trockenhefe in Gramm, Würfeln, Päckchen und Teelöffeln.',
  menu: 'Hefe umrechnen',
  search:
    'Hefe frisch Frischhefe Trockenhefe Trockenbackhefe Würfel Päckchen Tüte Instant umrechnen halber Würfel Germ',
} satisfies TranslatedAbout['yeast'];

/** Messages of the yeast converter, in German. */
export const yeast = {
  meta: {
    title: 'Hefe umrechnen: frisch und trocken | Gramwise',
    description:
      'Frische Hefe in Trockenhefe umrechnen und zurück, in Gramm, Würfeln, Päckchen und Teelöffeln, mit Quellen. Kostenlos und ohne Werbung.',
  },
  title: 'Hefe umrechnen',
  lead: 'Ein Würfel frische Hefe (Germ) zu 42\u00a0g sind zwei Päckchen Trockenhefe zu 7\u00a0g. Hier steht es für jede Menge.',
  amount: 'Menge',
  note: 'Nach Gewicht, für denselben Trieb in etwa derselben Zeit. Trockenhefe aus deutschen Päckchen ist Instanthefe; „active dry yeast“ aus amerikanischen Rezepten treibt schwächer.',
  empty: 'Geben Sie eine Menge ein.',
  kinds: { fresh: 'Frische Hefe', 'active-dry': 'Active Dry', instant: 'Trockenhefe' },
  ofKind: { fresh: 'frische Hefe', 'active-dry': 'aktive Trockenhefe (USA)', instant: 'Trockenhefe' },
  result: '{unit} {kind}',
  units: {
    teaspoon: { one: 'TL', other: 'TL' },
    packet: { one: 'Päckchen', other: 'Päckchen' },
    cube: { one: 'Würfel', other: 'Würfel' },
  },
  measures: {
    fresh: 'Gramm frische Hefe',
    'cube-42': 'Würfel zu 42\u00a0g',
    'cube-25': 'Würfel zu 25\u00a0g (Spanien)',
    'cake-17': 'Würfel zu 17\u00a0g (USA)',
    'active-dry': 'Gramm Active Dry',
    'active-dry-tsp': 'Teelöffel Active Dry',
    'active-dry-packet': 'Päckchen Active Dry (7\u00a0g)',
    instant: 'Gramm Trockenhefe',
    'instant-tsp': 'Teelöffel Trockenhefe',
    'instant-packet': 'Päckchen Trockenhefe (7\u00a0g)',
  },
  packs: {
    'cube-42': 'Würfel frische Hefe, 42\u00a0g',
    'cube-25': 'Würfel aus Spanien, 25\u00a0g',
    'cake-17': '„cake“ aus den USA, 17\u00a0g',
    'active-dry-packet': 'Päckchen Active Dry, 7\u00a0g',
    'instant-packet': 'Päckchen Trockenhefe, 7\u00a0g',
  },
  errors: {
    'negative-amount': 'Bitte eine Zahl eingeben, zum Beispiel 1/2',
    'too-large': 'Das sind mehr als 100\u00a0kg. Bitte die Zahl prüfen',
    'unknown-yeast': 'Bitte beide Arten von Hefe wählen',
  },
  figures: {
    title: 'Hefe in Gramm, Würfeln und Löffeln',
    lead: 'Ein Päckchen von 7\u00a0g sind gut 2 gestrichene Teelöffel. Besser ist die Waage: Kein Löffel ist wie der andere.',
    byWeight: 'Nach Gewicht',
    byPack: 'Was es zu kaufen gibt',
    pack: 'Packung',
    notes: [
      {
        title: 'Trockenhefe statt frischer',
        text: 'Trockenhefe kommt direkt ins Mehl. Frische Hefe besteht zu zwei Dritteln aus Wasser: Geben Sie so viel Gramm Wasser mehr dazu, wie die Trockenhefe leichter ist.',
      },
      {
        title: 'Für wie viel Mehl?',
        text: 'Ein Würfel reicht für 1\u00a0kg Mehl, ein Päckchen für 500\u00a0g: So steht es auf den Packungen. Wer den Teig über Nacht gehen lässt, braucht weit weniger.',
      },
      {
        title: 'Amerikanische Rezepte',
        text: 'Ein „packet“ oder „envelope“ sind 7\u00a0g Active Dry. Davon ersetzen knapp 6\u00a0g Trockenhefe die 7\u00a0g; mit dem ganzen Päckchen geht der Teig nur schneller.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['yeast'];
