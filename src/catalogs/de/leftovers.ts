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
    casseroles: 'Aufläufe und Gratins',
    pizza: 'Pizza',
    dairy: 'Milchprodukte',
  },
  storage: 'Aufbewahrung',
  storages: { fridge: 'Kühlschrank', freezer: 'Tiefkühlfach' },
  places: { fridge: 'im Kühlschrank', freezer: 'im Tiefkühlfach' },
  cooked: 'Zubereitet am',
  cookedHint: 'Heute, wenn Sie keinen anderen Tag wählen.',
  calculate: 'Haltbarkeit berechnen',
  empty: 'Wählen Sie das Lebensmittel und wo es liegt, dann steht hier, bis wann es haltbar ist.',
  errors: {
    'invalid-date': 'Bitte ein gültiges Datum eingeben',
    'future-date':
      'Dieser Tag liegt in der Zukunft. Bitte den Tag der Zubereitung eingeben, spätestens heute.',
  },
  safeUntil: 'Haltbar bis {date} ({n} Tage)',
  verdicts: {
    fresh: 'Heute zubereitet: innerhalb von {days} Tagen essen',
    later: 'Tag {day} von {days}: bis {date} essen',
    tomorrow: 'Tag {day} von {days}: heute oder morgen essen',
    today: 'Tag {day} von {days}: heute essen',
    faded: 'Nicht mehr so gut, aber sicher, wenn es gefroren blieb',
    discard: 'Wegwerfen',
  },
  counted: '{food}: zubereitet am {cooked}, {place} haltbar bis {until}.',
  passed: {
    fridge: 'Dieser Tag ist vorbei. Werfen Sie das Essen weg, auch wenn es noch gut aussieht und riecht.',
    freezer:
      'Dieser Tag ist vorbei. Was gefroren blieb, ist noch sicher, aber Geschmack und Konsistenz leiden.',
  },
  frozen:
    'Bei −18 °C (0 °F) bleibt Gefrorenes sicher; im Tiefkühlfach geht es bei den Tagen um Geschmack und Konsistenz.',
  stricter: {
    fridge: {
      one: 'Vorsichtiger ist {source}: höchstens {n} Tag, bis {date}.',
      other: 'Vorsichtiger ist {source}: höchstens {n} Tage, bis {date}.',
    },
    freezer: {
      one: 'Vorsichtiger ist {source}: etwa {n} Tag, bis {date}.',
      other: 'Vorsichtiger ist {source}: höchstens etwa {n} Tage, bis {date}.',
    },
  },
  tooLate: {
    one: 'Vorsichtige werfen es weg: {source} nennt höchstens {n} Tag, bis {date}. Im Zweifel wegwerfen.',
    other: 'Vorsichtige werfen es weg: {source} nennt höchstens {n} Tage, bis {date}. Im Zweifel wegwerfen.',
  },
  sources: {
    'UK Food Standards Agency': 'die britische Food Standards Agency',
    'USDA FoodKeeper': 'der FoodKeeper des USDA',
  },
  rice: 'Reis kann Sporen enthalten, die das Kochen überstehen: innerhalb einer Stunde abkühlen, wie es die britische Food Standards Agency rät, und nur einmal aufwärmen.',
  reheat: 'Beim Aufwärmen soll die Mitte {celsius} °C ({fahrenheit} °F) erreichen, rät das USDA.',
  dairy:
    'Bei Milchprodukten kommt es auf die Sorte an: Milch hält ungeöffnet bis zum Mindesthaltbarkeitsdatum, Joghurt ein bis zwei Wochen, geöffneter Hüttenkäse eine Woche. Ungeöffnet sind Joghurt und Quark laut Verbraucherzentrale oft noch Wochen nach dem Datum genießbar; prüfen Sie Aussehen und Geruch. Ein Gericht mit Milchprodukten hält sich wie andere Reste: Die britische Food Standards Agency nennt zwei Tage. Sauerrahm, Frischkäse und Hüttenkäse lassen sich nicht gut einfrieren.',
  remind: 'In den Kalender (.ics)',
  event: {
    title: 'Reste aufbrauchen: {food}',
    text: 'Zubereitet am {cooked}, {place} aufbewahrt. Haltbar bis {until}. Im Zweifel wegwerfen.',
  },
  tipsTitle: 'Tipps zum Aufbewahren',
  tips: [
    'Nehmen Sie flache Behälter, damit das Essen schnell abkühlt.',
    'Stellen Sie Speisen innerhalb von 2 Stunden kühl, bei mehr als 32 °C (90 °F) innerhalb von 1 Stunde.',
    'Stellen Sie den Kühlschrank auf höchstens 4 °C (40 °F).',
    'Beschriften Sie die Behälter mit Inhalt und Datum.',
    'Werfen Sie Essen im Zweifel weg.',
  ],
} as const;
