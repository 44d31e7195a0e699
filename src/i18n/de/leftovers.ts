export const leftovers = {
  title: 'Wie lange halten sich Reste?',
  food: 'Lebensmittel',
  foods: {
    'cooked-meat': 'Gegartes Fleisch',
    poultry: 'Geflügel',
    seafood: 'Fisch und Meeresfrüchte',
    rice: 'Reis',
    pasta: 'Nudeln',
    vegetables: 'Gemüse',
    'soups-stews': 'Suppen und Eintöpfe',
    casseroles: 'Aufläufe',
    pizza: 'Pizza',
    dairy: 'Milchprodukte',
  },
  storage: 'Aufbewahrung',
  storages: { fridge: 'Kühlschrank', freezer: 'Tiefkühlfach' },
  places: { fridge: 'im Kühlschrank', freezer: 'im Tiefkühlfach' },
  cooked: 'Gekocht am',
  cookedHint: 'Heute, wenn Sie keinen anderen Tag wählen.',
  calculate: 'Haltbarkeit berechnen',
  empty: 'Wählen Sie das Lebensmittel und wo es liegt, dann steht hier, bis wann es sicher ist.',
  error: 'Bitte ein gültiges Datum eingeben',
  safeUntil: 'Haltbar bis {date} ({n} Tage)',
  counted: '{food} {place}: gekocht am {cooked}, gut bis {until}.',
  passed: {
    fridge: 'Dieser Tag ist vorbei. Werfen Sie das Essen weg.',
    freezer:
      'Dieser Tag ist vorbei. Was gefroren blieb, ist noch sicher, aber Geschmack und Konsistenz leiden.',
  },
  frozen:
    'Bei −18 °C (0 °F) bleibt Gefrorenes sicher; im Tiefkühlfach geht es bei den Tagen um Geschmack und Konsistenz.',
  stricter: {
    fridge: {
      one: 'Strengerer Rat: {source} nennt höchstens {n} Tag, bis {date}.',
      other: 'Strengerer Rat: {source} nennt höchstens {n} Tage, bis {date}.',
    },
    freezer: {
      one: 'Strengerer Rat: {source} nennt etwa {n} Tag als Grenze, bis {date}.',
      other: 'Strengerer Rat: {source} nennt höchstens etwa {n} Tage, bis {date}.',
    },
  },
  sources: {
    'UK Food Standards Agency': 'die britische Food Standards Agency',
    'USDA FoodKeeper': 'der FoodKeeper des USDA',
  },
  rice: 'Reis kann Sporen enthalten, die das Kochen überstehen: schnell abkühlen und nur einmal aufwärmen.',
  dairy:
    'Milchprodukte sind verschieden: Milch hält bis zum Verbrauchsdatum, Joghurt ein bis zwei Wochen, geöffneter Hüttenkäse eine Woche. Sauerrahm, Frischkäse und Hüttenkäse lassen sich nicht gut einfrieren.',
  remind: 'In den Kalender (.ics)',
  notSaved: 'Die Erinnerung ließ sich nicht speichern. Prüfen Sie die Verbindung.',
  event: {
    title: 'Reste aufbrauchen: {food}',
    text: 'Aufbewahrt {place}, gekocht am {cooked}. Haltbar bis {until}. Im Zweifel wegwerfen.',
  },
  tipsTitle: 'Tipps zum Aufbewahren',
  tips: [
    'Nehmen Sie flache Behälter, damit das Essen schnell abkühlt.',
    'Innerhalb von 2 Stunden kühl stellen (über 32 °C / 90 °F innerhalb von 1 Stunde).',
    'Den Kühlschrank auf 4 °C (40 °F) oder kälter stellen.',
    'Behälter mit Inhalt und Datum beschriften.',
    'Im Zweifel wegwerfen.',
  ],
} as const;
