import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Rezept-Umrechner',
  text: 'Ein Rezept einfügen und in den eigenen Maßen lesen.',
  menu: 'Rezept-Umrechner',
  search:
    'Rezept umrechnen übersetzen einfügen verdoppeln halbieren Tassen in Gramm ganzes amerikanisches Rezept Einheiten importieren',
  parameters: {
    lang: 'Die Sprache des eingefügten Rezepts',
    measures: 'Die Maße, in denen es erscheint',
    country: 'Das Land, dessen Tassen und Löffel gemeint sind',
    cup: 'Was eine Tasse im Rezept fasst',
    of: 'Die vorhandene Zutat, nach ihrer Zeile',
    lines: 'Zeilen, die anders zu lesen sind',
    translate: 'Die Zutaten in der Sprache der Seite',
  },
} satisfies TranslatedAbout['reader'];

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
  edit: 'Rezept bearbeiten',
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
    ie: 'Irland',
    au: 'Australien',
    nz: 'Neuseeland',
    fr: 'Frankreich',
    be: 'Belgien',
    de: 'Deutschland',
    at: 'Österreich',
    ch: 'der Schweiz',
    es: 'Spanien',
    mx: 'Mexiko',
    ar: 'Argentinien',
    cl: 'Chile',
    co: 'Kolumbien',
    pe: 'Peru',
    jp: 'Japan',
    in: 'Indien',
  },
  convert: 'Rezept umrechnen',
  errors: {
    empty: 'Hier erscheint das Rezept, sobald es eingefügt ist.',
    'too-long': 'Das ist zu lang für ein Rezept. Bitte nur das Rezept einfügen.',
    'too-many-lines': 'Das sind zu viele Zeilen für ein Rezept. Bitte nur das Rezept einfügen.',
    'not-text': 'Das ist kein Text. Bitte das Rezept als Text einfügen.',
  },
  brought: {
    'too-large':
      'Diese Datei ist zu groß: mehr als 5\u00a0MB für ein Rezept oder 100\u00a0MB für eine Sammlung. Bitte das Rezept kopieren und hier einfügen.',
    damaged:
      'Diese Datei ist beschädigt oder unvollständig. Bitte in dem Programm, aus dem sie stammt, noch einmal speichern.',
    'unpacks-too-large':
      'Entpackt ist dieses Archiv größer als 400\u00a0MB. Bitte weniger Rezepte je Datei oder ohne Bilder speichern.',
    'too-many': 'Diese Datei enthält mehr als 2000 Rezepte. Bitte weniger je Datei speichern.',
    'not-text': 'Diese Datei ist kein Text. Bitte das Rezept kopieren und hier einfügen.',
    unreadable: 'Diese Datei ist leer oder konnte nicht gelesen werden.',
    'no-recipe': 'Darin war kein Rezept zu finden. Bitte das Rezept als Text kopieren und hier einfügen.',
    link: 'Angekommen ist nur die Adresse einer Seite, und Gramwise öffnet keine Seiten anderer Websites. Bitte dort den Text des Rezepts markieren und teilen oder hier einfügen.',
    missed:
      'Das Geteilte ist nicht angekommen, weil die App noch nicht bereit war. Bitte noch einmal teilen oder hier einfügen.',
  },
  /** Before what a recipe makes, or whom it serves: 12 cookies, 4 people. */
  makes: 'Für',
  several: {
    title: { one: '1 Rezept in „{file}“', other: '{n} Rezepte in „{file}“' },
    lead: 'Eines auswählen und in den eigenen Maßen lesen oder alle in diesem Browser speichern.',
    unread: {
      one: '{n} Datei darin enthielt kein lesbares Rezept.',
      other: '{n} Dateien darin enthielten kein lesbares Rezept.',
    },
    search: 'In diesen Rezepten suchen',
    noMatch: 'Keines dieser Rezepte passt dazu.',
    untitled: 'Rezept ohne Titel',
    keepAll: 'Alle speichern',
    close: 'Liste schließen',
    another: 'Ein anderes Rezept aus „{file}“',
  },
  result: {
    translation: {
      label: 'Zutaten übersetzen',
      /** If words stay as written. */
      kept: 'Gepunktet unterstrichene Wörter bleiben, wie sie sind, weil ihre Bedeutung nicht sicher ist. Die Schritte werden nicht übersetzt.',
      whole:
        'Zutaten, Einheiten und ihre Vorbereitung stehen auf Deutsch da; die Schritte bleiben, wie sie sind.',
      failed:
        'Die Wörter für die Übersetzung ließen sich nicht laden. Prüfen Sie die Verbindung und haken Sie das Kästchen noch einmal an.',
    },
    title: 'Umgerechnetes Rezept',
    bakers: 'Als Teig in Bäckerprozent',
    readAs:
      'Gelesen als Rezept aus {country}: 1\u00a0Tasse = {cup}\u00a0ml, 1\u00a0EL = {tablespoon}\u00a0ml.',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    own: '(nach Ihrem eigenen Wert)',
    range: '(meist {low} bis {high}\u00a0g)',
    kept: 'Unverändert übernommen',
    shared:
      'Unverändert übernommen: Je nach Sorte sind das {low} bis {high}\u00a0g. Für Gramm bitte die Sorte auswählen.',
    weighing: 'Wird gewogen\u00a0…',
    waits: 'Kochen, kopieren, drucken, teilen und speichern können Sie, sobald alles gewogen ist.',
    unweighed: 'Nicht gewogen',
    chosen: '(wie ausgewählt)',
    packet: '({grams}\u00a0g je Päckchen)',
    /** A tub, a can, a cube: of what the line counts. */
    each: '(je {grams}\u00a0g)',
    /** What the glasses, bowls or ladles of a line hold. */
    held: '(etwa {amount})',
    failed: 'Die Gewichte der Zutaten ließen sich nicht laden: Raummaße bleiben Raummaße.',
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
    none: 'Keine bekannte Zutat: Raummaße bleiben Raummaße',
    likely: 'Wahrscheinlich',
    all: 'Alle',
    measures: {
      cup: 'Eine Tasse in dieser Zeile',
      tbsp: 'Ein EL in dieser Zeile',
      tsp: 'Ein TL in dieser Zeile',
      fl_oz: 'Eine Flüssigunze in dieser Zeile',
      pint: 'Ein Pint in dieser Zeile',
      quart: 'Ein Quart in dieser Zeile',
      gill: 'Ein Gill in dieser Zeile',
      pinte: 'Eine Pinte in dieser Zeile',
      gallon: 'Eine Gallone in dieser Zeile',
      lb: 'Ein Pfund (lb) in dieser Zeile',
      metric_pound: 'Ein Pfund in dieser Zeile',
    },
    same: 'Wie im Rezept',
    sizes: {
      us: '{size} (USA)',
      us_legal: '{size} (US-Etikett)',
      metric: '{size} (metrisch)',
      imperial: '{size} (britisch)',
      australian: '{size} (australisch)',
      japanese: '{size} (japanisch)',
    },
    keep: 'So lassen, wie es dasteht',
    reset: 'Wieder automatisch',
  },
  save: {
    title: 'Als Datei speichern',
    kinds: { txt: 'Textdatei', json: 'Rezeptdatei (JSON)', cook: 'Cooklang-Datei' },
    failed: 'Das ließ sich nicht laden: Vielleicht fehlt die Verbindung. Bitte erneut versuchen.',
  },
  kept: {
    keep: 'Rezept speichern',
    done: 'In diesem Browser unter „Meine Rezepte“ gespeichert.',
    /** When the browser refused to keep it for good. */
    doneForNow:
      'In diesem Browser unter „Meine Rezepte“ gespeichert. Er verspricht nicht, sie auf Dauer zu behalten: ab und zu als Datei sichern.',
    title: 'Meine Rezepte',
    lead: 'Gespeicherte Rezepte liegen in diesem Browser auf diesem Gerät. Browser können löschen, was Websites ablegen; sichern Sie die Rezepte deshalb ab und zu als Datei.',
    none: 'Noch nichts gespeichert. Ein Rezept umrechnen und „Rezept speichern“ wählen.',
    count: { one: '{n} Rezept', other: '{n} Rezepte' },
    search: 'Meine Rezepte durchsuchen',
    noMatch: 'Keines Ihrer Rezepte passt dazu.',
    showAll: 'Alle zeigen ({n})',
    keptOn: 'Gespeichert am {date}',
    opened: 'Geöffnet. „Zurück“ im Browser zeigt wieder, was vorher hier war.',
    rename: 'Umbenennen',
    name: 'Neuer Name',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: 'Löschen',
    removed: 'Gelöscht: {title}.',
    undo: 'Rückgängig',
    saveAll: 'Alle als Datei speichern',
    export: {
      title: 'Für andere Programme speichern',
      kinds: { json: 'Rezeptdaten (JSON)', paprika: 'Paprika-Datei', cooklang: 'Cooklang-Dateien (ZIP)' },
      failed: 'Das ließ sich nicht speichern. Vielleicht sind Sie offline; bitte noch einmal versuchen.',
    },
    add: 'Rezepte aus Datei hinzufügen',
    added: { one: '{n} Rezept hinzugefügt.', other: '{n} Rezepte hinzugefügt.' },
    known: { one: '{n} war schon da.', other: '{n} waren schon da.' },
    unread: { one: '{n} Eintrag war kein Rezept.', other: '{n} Einträge waren keine Rezepte.' },
    where: 'Sie stehen weiter unten bei „Meine Rezepte“.',
    files: {
      'not-recipes':
        '„{file}“ ist keine hier gespeicherte Rezeptdatei. Dateien anderer Programme öffnet oben „Datei öffnen“.',
      'too-large': '„{file}“ ist zu groß oder enthält zu viele Rezepte.',
    },
    errors: {
      refused:
        'In diesem Browser lassen sich keine Rezepte ablegen, vielleicht weil das Fenster privat ist. Das Rezept auf dem Bildschirm lässt sich als Datei speichern.',
      full: 'Auf diesem Gerät ist kein Platz mehr für Rezepte. Nichts wurde geändert. Bitte einige löschen oder das Rezept auf dem Bildschirm als Datei speichern.',
      busy: 'In einem anderen Tab ist eine andere Version dieser Seite offen. Bitte den anderen Tab schließen, diese Seite neu laden und es noch einmal versuchen; das Rezept auf dem Bildschirm bleibt.',
      failed:
        'Das hat nicht geklappt. Nichts wurde geändert, das Rezept auf dem Bildschirm ist noch da. Bitte noch einmal versuchen.',
    },
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
} as const satisfies TranslatedTools['reader'];
