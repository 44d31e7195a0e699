import type { ComparePage } from './compare.ts';

export const compare: ComparePage = {
  title: 'Alternativen: Rechner für die Küche im Vergleich',
  description:
    'Gramwise neben den Werkzeugen von RecipeSage, Convertitive und Bake Converter: was sich feststellen ließ, wo andere besser sind, mit Quellen.',
  intro:
    'Mehrere gute Rechner helfen beim Kochen nach Rezept. Hier steht, was Gramwise auszeichnet, was drei andere können und wann Sie besser einen von ihnen nehmen.',
  reasons: {
    title: 'Gründe für Gramwise',
    items: [
      {
        id: 'kitchen',
        title: 'Für die Küche gemacht',
        text: 'Alles fürs Kochen nach Rezept: Gramm und Tassen, Ofeneinstellung und Gas Mark, Backformen, Portionen, Gar- und Haltbarkeitszeiten.',
      },
      {
        id: 'no-ads',
        title: 'Ohne Werbung',
        text: 'Keine Werbung, kein Konto, keine Cookies. Gerechnet wird auf Ihrem Gerät.',
      },
      {
        id: 'languages',
        title: 'Vier Sprachen',
        text: 'Oberfläche, Artikel und Rezepte gibt es auf Deutsch, Englisch, Französisch und Spanisch.',
      },
      {
        id: 'ingredients',
        title: 'Zutat für Zutat',
        text: 'Aus Gewicht wird Volumen nach der Dichte der gewählten Zutat. Hunderte stehen zur Wahl, jede mit einem gemessenen Gewicht und dessen Quelle.',
      },
    ],
  },
  table: {
    title: 'Funktionen im Vergleich',
    caption: 'Geprüft im {date} anhand gespeicherter Kopien der Seiten oder des Quellcodes jedes Angebots.',
    featureHeading: 'Funktion',
    notConfirmed: 'nicht bestätigt',
    notConfirmedNote:
      '„Nicht bestätigt“ heißt, dass wir weder das eine noch das andere feststellen konnten. Es heißt nicht, dass die Funktion fehlt.',
    sourcesTitle: 'Quellen',
    rows: [
      {
        id: 'kind',
        feature: 'Was es ist',
        gramwise: 'Umrechner und Rechner für die Küche, mit Rezepten',
        others: {
          recipesage: 'Rezeptverwaltung mit eigenständigen Werkzeugen',
          convertitive: 'Allgemeiner Umrechner mit Küchenteil',
          'bake-converter': 'Zutatenumrechner auf einer Seite',
        },
      },
      {
        id: 'ingredients',
        feature: 'Zutaten mit Gewicht',
        gramwise: '{ingredients}',
        others: {
          recipesage: '252, dazu 15 nach Stück',
          convertitive: '36',
          'bake-converter': 'Hat eine Liste; Anzahl nicht bestätigt',
        },
      },
      {
        id: 'sources',
        feature: 'Quellen genannt',
        gramwise: 'Für jedes gemessene Gewicht',
        others: {
          recipesage: 'USDA für Temperaturen; keine für Gewichte im Werkzeug',
          convertitive: 'USDA, King Arthur, BBC Good Food; bei Abweichungen der Median',
          'bake-converter': null,
        },
      },
      {
        id: 'cups',
        feature: 'Arten von Tassen',
        gramwise: 'USA (üblich), USA (Etikett), metrisch, britisch, japanisch',
        others: {
          recipesage: 'USA und britisch',
          convertitive: 'USA (üblich), USA (Etikett), metrisch, britisch, australisch, japanisch',
          'bake-converter': 'US-Tassen genannt',
        },
      },
      {
        id: 'gas-mark',
        feature: 'Gas Mark',
        gramwise: '1/4 bis 10',
        others: { recipesage: '1 bis 9', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'pans',
        feature: 'Backformgrößen',
        gramwise:
          'Tabelle mit {pans} Formen und {presets} Vorgaben zum Tauschen einer Form; misst eine Form auf einem Foto aus',
        others: {
          recipesage: '79 Vorgaben in 8 Formen, mit Hinweis zur Backzeit',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'scaling',
        feature: 'Rezepte umrechnen',
        gramwise:
          'Nach Portionen (auch eingefügte Rezepte), nach Form und unsere Rezepte nach einer vorhandenen Zutat',
        others: {
          recipesage: 'Nach Portionen, nach Faktor oder nach einer vorhandenen Zutat',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'instant',
        feature: 'Ergebnis ohne Knopfdruck',
        gramwise:
          'Ja, im Umrechner der Startseite und im Rezept-Umrechner; die übrigen Rechner haben eine Schaltfläche',
        others: { recipesage: 'Ja', convertitive: null, 'bake-converter': 'Ja' },
      },
      {
        id: 'fractions',
        feature: 'Brüche im Ergebnis',
        gramwise: 'Ja, neben den Dezimalzahlen im Umrechner der Startseite',
        others: {
          recipesage: 'Ja, bis 1/16 im Umrechner',
          convertitive: null,
          'bake-converter': 'Dezimalzahlen in den Beispielen der Seite',
        },
      },
      {
        id: 'languages',
        feature: 'Sprachen der Oberfläche',
        gramwise: '{languages}, auch die Rezepte',
        others: {
          recipesage: '30 Sprachdateien, unterschiedlich vollständig',
          convertitive: 'Englisch gesehen',
          'bake-converter': 'Englisch gesehen',
        },
      },
      {
        id: 'offline',
        feature: 'Funktioniert offline',
        gramwise: 'Ja, nach einem Besuch; die Seite einer Zutat, wenn sie einmal geöffnet war',
        others: { recipesage: 'Ja', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'account',
        feature: 'Konto nötig',
        gramwise: 'Keines',
        others: {
          recipesage: 'Keines für die Werkzeuge',
          convertitive: null,
          'bake-converter': 'Keines gesehen',
        },
      },
      {
        id: 'links',
        feature: 'Link zu einer Umrechnung',
        gramwise: 'Ja',
        others: { recipesage: null, convertitive: null, 'bake-converter': 'Ja, nach Zutat' },
      },
    ],
  },
  strengths: {
    title: 'Wo andere besser sind',
    intro: 'Nehmen Sie, was Ihnen beim Kochen am besten hilft. Hier stehen gute Gründe für die anderen.',
    items: [
      {
        site: 'recipesage',
        text: 'Es ist uns bei Backformen und Sprachen voraus und ist eine ganze Rezeptverwaltung.',
      },
      {
        site: 'convertitive',
        text: 'Es kennt sechs Arten von Tassen, nennt die Herkunft seiner Gewichte und sagt, was bei abweichenden Quellen geschieht.',
      },
      {
        site: 'bake-converter',
        text: 'Eine Seite für eine Aufgabe: Sie antwortet sofort, und ein Link kann sie bei einer bestimmten Zutat öffnen.',
      },
    ],
  },
  alternatives: {
    title: 'Für jede Aufgabe das passende Werkzeug',
    items: [
      {
        id: 'inches',
        title: 'Statt ein Zoll-Lineal zu suchen',
        text: 'Zentimeter, Zoll und Fuß, dazu die Backformen, die amerikanische Rezepte als bekannt voraussetzen.',
        to: 'length',
        linkText: 'Zoll in cm umrechnen',
      },
      {
        id: 'several-at-once',
        title: 'Statt vier einzelner Rechner',
        text: 'Volumen, Rezeptmengen, Body-Mass-Index und Alter in den Reitern einer Seite.',
        to: 'multi',
        linkText: 'Multirechner öffnen',
      },
      {
        id: 'planning',
        title: 'Statt Mengen für Gäste zu schätzen',
        text: 'Wie viel Essen für ein Fest nötig ist, wie lange ein Braten etwa braucht, wie lange Reste sich halten.',
        to: 'cooking',
        linkText: 'Kochrechner öffnen',
      },
      {
        id: 'spanish',
        title: 'Ein Umrechner auf Spanisch',
        text: 'Gewicht, Temperatur, Volumen und Länge auf einer Seite, durchgehend auf Spanisch.',
        to: 'spanish',
        linkText: 'Spanischen Umrechner öffnen',
      },
    ],
  },
  testimonials: {
    title: 'Anwendungsbeispiele',
    note: 'Keine Zitate: Dies sind erdachte Beispiele dafür, wie sich die Seite nutzen lässt. Sie stehen für keine bestimmte Person.',
    items: [
      {
        id: 'home-baker',
        role: 'Beispiel: Backen zu Hause',
        text: 'Ein britisches Rezept verlangt Gas Mark 4 und 8 oz Zucker: Der Ofen kommt auf 180 °C, auf die Waage kommen 227 g.',
      },
      {
        id: 'food-blogger',
        role: 'Beispiel: Foodblog',
        text: 'Rezepte in Gramm für Leserinnen und Leser mit Tassen: Jede Zutat wird nach ihrer Dichte umgerechnet, und beide Mengen stehen im Rezept.',
      },
      {
        id: 'cooking-teacher',
        role: 'Beispiel: Kochkurs',
        text: 'Ein Rezept für 4 in einer Gruppe von 14: Jede Menge mal 3,5, und dazu die Frage, warum eine Tasse Honig mehr wiegt als eine Tasse Mehl.',
      },
    ],
  },
  closing: {
    title: 'Mit Ihrem eigenen Rezept ausprobieren',
    text: 'Fügen Sie das Rezept ein, das Sie als Nächstes kochen, oder nehmen Sie eine Zeile daraus, und sehen Sie, ob die Antwort hilft.',
    links: [
      { to: { page: 'home', hash: 'converter' }, label: 'Umrechner öffnen' },
      { to: 'reader', label: 'Rezept-Umrechner öffnen' },
      { to: 'recipes', label: 'Rezepte ansehen' },
    ],
  },
};
