import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Eine Form ausmessen',
  text: 'Wie breit sie ist, aus einem Foto mit einer Bankkarte daneben.',
  menu: 'Form ausmessen',
  search: 'Kamera Foto Bild Augmented Reality AR Größe Durchmesser Breite Form messen Bankkarte Münze Blatt',
} satisfies TranslatedAbout['measure'];

/** The page that measures pans with the camera, in German. */
export const measure = {
  meta: {
    title: 'Backform mit der Kamera ausmessen | Gramwise',
    description:
      'Eine Form neben einer Bankkarte oder einem Blatt Papier fotografieren und ihre Größe in Zentimetern und Zoll ablesen. Das Bild bleibt auf dem Gerät.',
  },
  title: 'Backform mit der Kamera ausmessen',
  lead: 'Wie groß ist diese Springform? Ein Foto mit einer Bankkarte oder einem Blatt Papier daneben verrät es. Es verlässt Ihr Gerät nicht.',
  steps: {
    title: 'So geht es',
    items: [
      {
        title: 'Einen Maßstab danebenlegen',
        text: 'Eine Bankkarte, ein Blatt Papier oder eine Münze. Am besten so hoch wie der Rand, auf ein Buch oder eine zweite Form.',
      },
      {
        title: 'Von oben fotografieren',
        text: 'Form und Maßstab ganz im Bild, bei gutem Licht. Ein schräger Blick schadet nicht.',
      },
      {
        title: 'Beides markieren',
        text: 'Vier Ecken des Maßstabs und ein paar Punkte auf dem Rand. Die Größe erscheint dabei.',
      },
    ],
  },
  reference: 'Maßstab',
  references: {
    card: 'Bankkarte ({size}\u00a0mm)',
    a4: 'Blatt A4 ({size}\u00a0mm)',
    letter: 'Blatt Letter ({size}\u00a0mm)',
    'euro-1': '1-Euro-Münze ({size}\u00a0mm)',
    'us-quarter': 'US-Vierteldollar ({size}\u00a0mm)',
  },
  shape: 'Umriss der Form',
  shapes: {
    round: 'Rund',
    rectangular: 'Rechteckig',
  },
  start: {
    camera: 'Kamera verwenden',
    file: 'Foto auswählen',
    room: 'Im Raum messen',
    drop: 'Sie können ein Bild auch hier ablegen oder einfügen.',
    opening: 'Das Bild wird geöffnet\u00a0…',
    stays: 'Das Bild wird weder gesendet noch gespeichert: Es ist weg, sobald Sie die Seite verlassen.',
  },
  camera: {
    label: 'Was die Kamera sieht',
    waiting: 'Warten auf die Kamera. Vielleicht fragt Ihr Browser, ob die Seite sie verwenden darf.',
    hint: 'Form und Maßstab ganz im Bild.',
    take: 'Aufnehmen',
    cancel: 'Abbrechen',
  },
  picture: {
    label: 'Ihr Bild mit den Punkten',
    corner: 'Ecke {n}',
    edge: 'Rand {n}',
    at: '{x}\u00a0px von links, {y} von oben',
    waiting: '{at}, noch nicht gesetzt',
    keys: 'Die Pfeiltasten bewegen einen Punkt um 1\u00a0Pixel, mit Umschalt um 10.',
    larger: 'Vergrößern',
    smaller: 'Verkleinern',
    move: '{point} bewegen',
    left: 'Nach links',
    right: 'Nach rechts',
    up: 'Nach oben',
    down: 'Nach unten',
    more: 'Punkt auf dem Rand hinzufügen',
    fewer: 'Letzten Punkt entfernen',
    another: 'Anderes Bild',
  },
  prompts: {
    rectangle: 'Tippen Sie auf Ecke {n} von {all} des Maßstabs, oder ziehen Sie den Punkt dorthin.',
    coin: 'Tippen Sie auf den Rand der Münze, Punkt {n} von {all}, oder ziehen Sie den Punkt dorthin.',
    round: 'Tippen Sie auf den Rand der Form, Punkt {n} von {all}, oder ziehen Sie den Punkt dorthin.',
    rectangular: 'Tippen Sie auf Ecke {n} von {all} der Form, oder ziehen Sie den Punkt dorthin.',
    done: 'Ziehen Sie an einem Punkt, um ihn zu verbessern. Vergrößert sitzt er genauer.',
  },
  height: {
    place: 'Der Maßstab liegt',
    places: {
      level: 'So hoch wie der Rand',
      table: 'Auf dem Tisch',
    },
    label: 'Rand über dem Maßstab (cm)',
    hint: 'Vom Tisch bis zum Rand. Leer lassen, wenn Sie es nicht wissen.',
    invalid: 'Geben Sie eine Höhe von 0 bis {n}\u00a0cm ein, niedriger als die Kamera.',
    cautions: {
      level:
        'Das gilt, wenn der Maßstab so hoch liegt wie der Rand. Liegt er tiefer, sieht die Form größer aus: Wählen Sie dann „Auf dem Tisch“.',
      unknown: 'Messen Sie, wie hoch der Rand über dem Tisch ist: So wird der Bereich viel schmaler.',
    },
    corrected: 'Um den höheren Rand berichtigt; sonst wären es {size}.',
  },
  result: {
    title: 'Größe',
    empty: 'Die Größe erscheint hier, sobald alle Punkte gesetzt sind.',
    plain: '{size}\u00a0cm',
    plainInches: '{size}\u00a0Zoll',
    centimeters: '{size}\u00a0cm ± {error}',
    inches: '{size}\u00a0Zoll ± {error}',
    range:
      'In neunzehn von zwanzig Fällen liegt die wahre Größe in diesem Bereich. Er enthält Punkte, die bis zu {n}\u00a0px danebenliegen, {height} und die Verzeichnung von Handykameras.',
    heights: {
      level: 'einen halben Zentimeter zwischen Rand und Maßstab',
      measured: 'eine auf einen halben Zentimeter genaue Höhe',
      unknown: 'einen Rand {low} bis {high}\u00a0cm über dem Tisch',
    },
    narrower: 'Mit mehr Punkten auf dem Rand oder einem Blatt Papier als Maßstab wird er schmaler.',
    pan: 'Nächste übliche Form: {pan}',
    onlyPan: 'Die übliche Form in diesem Bereich: {pan}',
    pans: 'Übliche Formen in diesem Bereich, die nächste zuerst:',
    swap: 'Im Formentausch verwenden',
    recipes: 'Ein Rezept für diese Form',
  },
  fine: {
    open: 'Jeden Punkt genauer setzen',
    step: 'Punkt {n} von {all}: {point}.',
    targets: {
      reference: 'Das Kreuz gehört dorthin, wo sich die Kanten des Maßstabs treffen würden.',
      coin: 'Das Kreuz gehört auf den Rand der Münze.',
      round: 'Das Kreuz gehört auf die Innenkante des Rands.',
      rectangular: 'Das Kreuz gehört dorthin, wo sich die Innenkanten des Rands treffen würden.',
    },
    help: 'Schieben Sie das Bild unter dem Kreuz zurecht.',
    keys: 'Die Pfeiltasten bewegen das Kreuz um 1\u00a0Pixel, mit Umschalt um 10.',
    back: 'Zurück',
    next: 'Weiter',
    stop: 'Aufhören',
    done: 'Fertig',
  },
  errors: {
    refused:
      'Diese Seite darf die Kamera nicht verwenden. Erlauben Sie es in den Einstellungen des Browsers, oder wählen Sie ein Foto aus.',
    missing: 'Keine Kamera gefunden. Wählen Sie stattdessen ein Foto aus.',
    busy: 'Die Kamera ließ sich nicht starten; vielleicht verwendet sie gerade eine andere App. Versuchen Sie es noch einmal, oder wählen Sie ein Foto aus.',
    stopped: 'Die Kamera wurde ausgeschaltet, als Sie die Seite verließen.',
    gone: 'Das Bild wurde beim Verlassen der Seite nicht gespeichert. Nehmen Sie es noch einmal auf, oder wählen Sie es erneut aus.',
    'not-a-picture': 'Diese Datei ist kein Bild. Wählen Sie ein Foto aus, etwa als JPEG oder PNG.',
    heic: 'Dieser Browser kann HEIC-Bilder nicht zeigen. Verwenden Sie die Kamera, oder speichern Sie das Bild zuerst als JPEG.',
    unreadable: 'Dieses Bild ließ sich nicht öffnen. Wählen Sie ein anderes, oder verwenden Sie die Kamera.',
    'too-large': 'Dieses Bild ist zu groß. Wählen Sie ein kleineres, oder verwenden Sie die Kamera.',
    'too-small':
      'Dieses Bild ist zu klein, um darin zu messen. Wählen Sie ein größeres, oder verwenden Sie die Kamera.',
  },
  marks: {
    reference:
      'Die Punkte passen nicht zum Maßstab. Setzen Sie jeden auf seine Ecke oder auf den Rand der Münze.',
    pan: 'Die Punkte passen nicht zum Umriss der Form. Verteilen Sie sie über den Rand.',
  },
  room: {
    starting: 'Richten Sie das Handy auf die Form und bewegen Sie es langsam.',
    first: 'Zielen Sie mit dem Ring auf eine Seite des Rands und tippen Sie.',
    second: 'Zielen Sie jetzt auf die Seite gegenüber und tippen Sie.',
    done: 'Zum Messen von vorn tippen.',
    leave: 'Fertig',
    last: 'Im Raum gemessen: {size}',
    rough: 'Wie genau das ist, hängt vom Gerät ab. Bei einem Foto steht die Genauigkeit dabei.',
    failed: 'Das Messen im Raum ließ sich nicht starten. Verwenden Sie ein Foto.',
  },
} as const satisfies TranslatedTools['measure'];
