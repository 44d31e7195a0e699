/** Messages of the recipe reader, in German. */
export const reader = {
  meta: {
    title: 'Rezepte umrechnen: von Tassen in Gramm | Gramwise',
    description:
      'Rezept auf Deutsch, Englisch, Französisch oder Spanisch einfügen und in eigenen Maßen lesen: Gramm, Ofen, Formen, Portionen. Es bleibt auf dem Gerät.',
  },
  title: 'Rezept-Umrechner',
  lead: 'Ein beliebiges Rezept einfügen und in den Maßen der eigenen Küche lesen, das Original unter jeder Zeile. Gelesen wird es auf dem Gerät.',
  recipe: 'Das Rezept',
  placeholder: 'Zutaten und Zubereitung hier einfügen',
  hint: 'Text oder der Quelltext einer Webseite.',
  tryExample: 'Ein Beispiel ausprobieren',
  open: 'Datei öffnen',
  measures: 'Maße',
  systems: {
    metric: 'Metrisch',
    us: 'US-Tassen',
    written: 'Original',
  },
  servings: 'Portionen',
  scale: 'Mengen',
  language: 'Sprache',
  detect: 'Automatisch',
  detected: 'Automatisch ({found})',
  country: 'Land des Rezepts',
  from: {
    us: 'den USA',
    ca: 'Kanada',
    gb: 'Großbritannien',
    au: 'Australien',
    nz: 'Neuseeland',
    fr: 'Frankreich',
    de: 'Deutschland',
    at: 'Österreich',
    ch: 'der Schweiz',
    es: 'Spanien',
    mx: 'Mexiko',
    jp: 'Japan',
    in: 'Indien',
  },
  convert: 'Rezept umrechnen',
  noScript: 'Der Rezept-Umrechner braucht JavaScript, weil Rezepte auf dem Gerät gelesen werden.',
  errors: {
    empty: 'Hier erscheint das Rezept, sobald es eingefügt ist.',
    'too-long': 'Das ist zu lang für ein Rezept. Bitte nur das Rezept einfügen.',
    'too-many-lines': 'Das sind zu viele Zeilen für ein Rezept. Bitte nur das Rezept einfügen.',
    'not-text': 'Das ist kein Text. Bitte das Rezept als Text einfügen.',
  },
  result: {
    title: 'Umgerechnetes Rezept',
    readAs:
      'Gelesen als Rezept aus {country}: 1\u00a0Tasse = {cup}\u00a0ml, 1\u00a0EL = {tablespoon}\u00a0ml.',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    own: '(nach Ihrer Tasse)',
    range: '(je nach Quelle {low} bis {high}\u00a0g)',
    kept: 'Unverändert übernommen',
    chosen: '(wie ausgewählt)',
    failed: 'Die Gewichte der Zutaten ließen sich nicht laden: Volumen bleiben Volumen.',
    retry: 'Erneut versuchen',
    copy: 'Kopieren',
    copied: 'Rezept kopiert',
    notCopied: 'Kopieren nicht möglich. Bitte den Text markieren und kopieren.',
    print: 'Drucken',
    share: 'Teilen',
    linkCopied: 'Link kopiert. Er enthält das ganze Rezept.',
    tooLong: 'Das Rezept ist zu lang für einen Link. Bitte den Text kopieren.',
  },
  change: {
    open: 'Ändern, wie „{line}“ gelesen wird',
    food: 'Gelesen als',
    none: 'Keine bekannte Zutat: Volumen bleiben Volumen',
    likely: 'Wahrscheinlich',
    all: 'Alle',
    measures: {
      cup: 'Eine Tasse in dieser Zeile',
      tbsp: 'Ein EL in dieser Zeile',
      tsp: 'Ein TL in dieser Zeile',
      fl_oz: 'Eine Flüssigunze in dieser Zeile',
      pint: 'Ein Pint in dieser Zeile',
      quart: 'Ein Quart in dieser Zeile',
    },
    same: 'Wie im Rezept',
    sizes: {
      us: '{n}\u00a0ml (USA)',
      us_legal: '{n}\u00a0ml (US-Etikett)',
      metric: '{n}\u00a0ml (metrisch)',
      imperial: '{n}\u00a0ml (britisch)',
      australian: '{n}\u00a0ml (australisch)',
      japanese: '{n}\u00a0ml (japanisch)',
    },
    keep: 'So lassen, wie es dasteht',
    reset: 'Wieder automatisch',
  },
  example: `Bananenbrot
Für 8 Portionen

Zutaten
2 Tassen Mehl
1 TL Natron
1 Prise Salz
115 g weiche Butter
3/4 Tasse brauner Zucker
2 Eier
1 1/2 Tassen zerdrückte Bananen
1/2 Tasse gehackte Walnüsse

Zubereitung
Den Ofen auf 350 °F vorheizen und eine Kastenform von 9 x 5 Zoll einfetten.
Die trockenen Zutaten mischen. Butter und Zucker schaumig schlagen, Eier und Bananen unterrühren.
Mehl und Nüsse unterheben, in die Form füllen und 60 bis 65 Minuten backen.`,
} as const;
