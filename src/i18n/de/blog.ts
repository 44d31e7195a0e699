export const blog = {
  meta: {
    title: 'Blog rund ums Messen in der Küche',
    description:
      'Tassen in Gramm, Löffel, Unzen und Ofenhitze: Tabellen zum Kochen, Ratgeber zu Mehl, Zucker und Öl und Wege, richtig zu messen. Mit Quellen.',
  },
  title: 'Der Messblog',
  lead: 'Tabellen zum Kochen und die Gründe dahinter. Jede Zahl ist mit dem Umrechner dieser Seite berechnet oder nennt ihre Quelle.',
  search: 'Artikel durchsuchen',
  submit: 'Suchen',
  category: 'Kategorie',
  all: 'Alle',
  count: { one: '{n} Artikel', other: '{n} Artikel' },
  none: 'Zu dieser Suche passt kein Artikel.',
  reset: 'Alle Artikel zeigen',
  feed: 'RSS-Feed',
  english: 'Die Artikel gibt es vorerst auf Englisch.',
  path: 'Platz dieser Seite',
  home: 'Blog',
  published: 'Veröffentlicht am {date}',
  updated: 'Aktualisiert am {date}',
  minutes: { one: '{n} Minute Lesezeit', other: '{n} Minuten Lesezeit' },
  contents: 'Auf dieser Seite',
  tryIt: 'Mit der eigenen Menge probieren',
  related: 'Weiterlesen',
  back: 'Zurück zum Blog',
  others: 'Andere Kategorien',
  measure: {
    title: 'Gemessenes umrechnen',
    inch: 'Zollrechner',
    weight: 'Gewichte umrechnen',
    volume: 'Volumen umrechnen',
    temperature: 'Temperaturen umrechnen',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Umrechnungen: Tassen, Gramm, Unzen und Löffel',
        description:
          'Artikel zum Umrechnen in der Küche: Tassen in Gramm, Löffel, Unzen, Pints und Ofenhitze, je mit Tabelle und Umrechner. Auf Englisch.',
      },
      title: 'Umrechnungen',
      lead: 'Von Tassen zu Gramm, von Fahrenheit zu Celsius: Jeder Artikel beantwortet eine Frage, mit Tabelle.',
    },
    'cooking-tips': {
      meta: {
        title: 'Küchentipps: richtig messen, Rezepte anpassen',
        description:
          'Welche Messgeräte zuerst kaufen, wie eine Tasse gefüllt wird, wann die Waage besser ist und wie Rezepte für mehr Gäste gelingen. Auf Englisch.',
      },
      title: 'Küchentipps',
      lead: 'Geräte und Gewohnheiten, mit denen ein Rezept zweimal gleich gelingt.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Zutatenkunde: Mehl, Zucker, Öl und Gewürze',
        description:
          'Mehl, Zucker, Öl, Kräuter und Gewürze: was eine Tasse oder ein Löffel davon wiegt und was sich wodurch ersetzen lässt. Auf Englisch.',
      },
      title: 'Zutatenkunde',
      lead: 'Was eine Tasse oder ein Löffel davon wiegt, worin sich die Sorten unterscheiden und was sich wodurch ersetzen lässt.',
    },
  },
} as const;
