/** Messages of the recipe reader, in German. */
export const reader = {
  meta: {
    title: 'Rezepte umrechnen: von Tassen in Gramm | Gramwise',
    description:
      'Ein Rezept (deutsch, englisch, französisch, spanisch) einfügen und in eigenen Maßen lesen: Gramm je Zutat, Ofen, Formen, Portionen. Es bleibt hier.',
  },
  title: 'Rezept-Umrechner',
  lead: 'Ein beliebiges Rezept einfügen und in den Maßen der eigenen Küche lesen, das Original unter jeder Zeile. Nichts verlässt das Gerät.',
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
  detected: 'Automatisch ({language})',
  cup: 'Eine Tasse darin fasst',
  cups: {
    cups: '{n}\u00a0ml (US-Tasse)',
    us_legal_cup: '{n}\u00a0ml (US-Etikett)',
    metric_cup: '{n}\u00a0ml (metrische Tasse)',
    imperial_cup: '{n}\u00a0ml (alte britische Tasse)',
    japanese_cup: '{n}\u00a0ml (japanische Tasse)',
  },
  convert: 'Rezept umrechnen',
  noScript: 'Der Rezept-Umrechner braucht JavaScript, weil Rezepte auf dem Gerät gelesen werden.',
  errors: {
    empty: 'Hier erscheint das Rezept, sobald es eingefügt ist.',
    'too-long': 'Das ist zu lang für ein Rezept. Bitte nur das Rezept einfügen.',
    'too-many-lines': 'Das sind zu viele Zeilen für ein Rezept. Bitte nur das Rezept einfügen.',
    'not-text': 'Das ist kein Text. Bitte das Rezept als Text einfügen.',
  },
  brought: {
    'too-large': 'Diese Datei ist zu groß für ein Rezept. Bitte das Rezept kopieren und hier einfügen.',
    'not-text': 'Diese Datei ist kein Text. Bitte das Rezept kopieren und hier einfügen.',
    unreadable: 'Diese Datei ist leer oder konnte nicht gelesen werden.',
    'no-recipe': 'Darin war kein Rezept zu finden. Bitte das Rezept als Text kopieren und hier einfügen.',
    link: 'Angekommen ist nur die Adresse einer Seite, und Gramwise öffnet keine Seiten anderer Websites. Bitte dort den Text des Rezepts markieren und teilen oder hier einfügen.',
    missed:
      'Das Geteilte ist nicht angekommen, weil die App noch nicht bereit war. Bitte noch einmal teilen oder hier einfügen.',
  },
  result: {
    title: 'Umgerechnetes Rezept',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    own: '(nach Ihrer Tasse)',
    range: '(je nach Quelle {low} bis {high}\u00a0g)',
    kept: 'Unverändert übernommen',
    steps: 'Mengen in der Zubereitung sind umgerechnet, aber nicht vervielfacht.',
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
