/** Messages of the search before it loads. */
export const searchFrame = {
  name: 'Suchen',
  shortcut: 'Suchen (/ oder Strg+K)',
  label: 'Was suchen Sie?',
  placeholder: 'Mehl, Ofen, Suppe\u00a0…',
  close: 'Suche schließen',
  failed: 'Die Suche konnte nicht geladen werden. Bitte die Verbindung prüfen und erneut versuchen.',
  retry: 'Erneut versuchen',
} as const;

export const search = {
  results: {
    list: 'Suchergebnisse',
    kinds: {
      tool: 'Rechner',
      ingredient: 'Zutaten',
      food: 'Gewichte',
      recipe: 'Rezepte',
      post: 'Artikel',
      question: 'Häufige Fragen',
      page: 'Seiten',
    },
    count: { one: '{n} Ergebnis', other: '{n} Ergebnisse' },
    first: 'Die besten {n} von {total} Ergebnissen',
    start: 'Zum Einstieg',
    none: 'Nichts gefunden für „{query}“',
    similar: 'Ähnlich geschrieben wie „{query}“: {count}',
    close: 'Ähnliche Treffer',
    hint: 'Ein einzelnes, einfaches Wort hilft weiter: eine Zutat, ein Gericht oder eine Einheit.',
    slash: 'Suche mit der Taste / öffnen',
    keys: '↑ ↓ auswählen, Eingabe öffnet, Esc schließt',
  },
  found: {
    food: { text: '1 US-Tasse = {weights}' },
    converter: {
      title: 'Umrechner: Gramm, Tassen und Löffel',
      text: 'Gewicht und Volumen von {n} Zutaten, nach ihrer Dichte.',
    },
  },
  also: {
    home: 'Startseite Anfang Umrechner Rechner',
    tools: 'alle Rechner Übersicht Liste Werkzeuge Umrechner Küche',
    converter:
      'umrechnen Kilogramm Unzen Pfund Milliliter Liter Esslöffel Teelöffel EL TL Gewicht Volumen Dichte',
    recipes: 'Gerichte kochen vegetarisch vegan glutenfrei Dessert Suppe',
    blog: 'Artikel Beiträge Ratgeber',
    faq: 'Fragen Antworten Hilfe',
    about: 'Auftrag Geschichte Team Funktionen',
    compare: 'Alternativen Vergleich andere Umrechner Stimmen',
    trending: 'Saison saisonal Monat Trends',
    developers: 'api url parameter link json daten widget',
    terms: 'Nutzungsbedingungen AGB Recht',
    imprint: 'Impressum Anbieter Betreiber Anschrift Hosting Verantwortlich',
    privacy: 'Datenschutz Daten Cookies Tracking Speicher',
    contact: 'E-Mail schreiben Rückmeldung Korrektur',
  },
} as const;
