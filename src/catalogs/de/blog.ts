export const blog = {
  meta: {
    title: 'Blog rund ums Messen in der Küche',
    description:
      'Tassen in Gramm, Löffel, Unzen und Ofentemperaturen: Tabellen, Ratgeber zu Mehl, Zucker und Öl und Tipps zum richtigen Messen. Mit Quellen.',
  },
  title: 'Blog rund ums Messen',
  lead: 'Tabellen zum Kochen und die Gründe dahinter. Die Zahlen stammen aus dem Umrechner dieser Website, oder die Quelle steht dabei.',
  search: 'Artikel durchsuchen',
  submit: 'Suchen',
  category: 'Kategorie',
  all: 'Alle',
  count: { one: '{n} Artikel', other: '{n} Artikel' },
  none: 'Zu dieser Suche passt kein Artikel.',
  reset: 'Alle Artikel zeigen',
  feed: 'RSS-Feed',
  ovens: 'Ofeneinstellungen im Vergleich',
  path: 'Sie sind hier',
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
    title: 'Maße umrechnen',
    inch: 'Zoll in cm umrechnen',
    weight: 'Gewichte umrechnen',
    volume: 'Volumen umrechnen',
    temperature: 'Temperaturen umrechnen',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Umrechnungen: Tassen, Gramm, Unzen und Löffel',
        description:
          'Artikel zum Umrechnen in der Küche: Tassen in Gramm, Löffel, Unzen, Pints, Milliliter und Ofentemperaturen, je mit Tabelle und Umrechner.',
      },
      title: 'Umrechnungen',
      lead: 'Von Tassen zu Gramm, von Fahrenheit zu Celsius: Jeder Artikel beantwortet eine Frage, mit Tabelle.',
    },
    'cooking-tips': {
      meta: {
        title: 'Küchentipps: richtig messen, Rezepte anpassen',
        description:
          'Welche Messgeräte zuerst kaufen, wie eine Tasse gefüllt wird, wann die Waage besser ist und wie Rezepte für mehr oder weniger Gäste gelingen.',
      },
      title: 'Küchentipps',
      lead: 'Geräte und Gewohnheiten, mit denen ein Rezept jedes Mal gleich gelingt.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Zutatenkunde: Mehl, Zucker, Öl und Gewürze',
        description:
          'Ratgeber zu Mehl, Zucker, Öl, Kräutern und Gewürzen: was eine Tasse oder ein Löffel davon wiegt und was sich wodurch ersetzen lässt.',
      },
      title: 'Zutatenkunde',
      lead: 'Was eine Tasse oder ein Löffel davon wiegt, worin sich die Sorten unterscheiden und was sich wodurch ersetzen lässt.',
    },
  },
} as const;
