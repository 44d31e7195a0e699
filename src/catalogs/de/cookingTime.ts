export const cookingTime = {
  title: 'Wie lange braucht der Braten?',
  weight: { lb: 'Gewicht (lb)', kg: 'Gewicht (kg)' },
  unit: 'Einheit',
  units: { lb: 'US-Pfund', kg: 'Kilogramm' },
  protein: 'Fleisch oder Fisch',
  proteins: { chicken: 'Hähnchen', beef: 'Rind', pork: 'Schwein', fish: 'Fisch' },
  method: 'Zubereitung',
  methods: { roast: 'Braten im Ofen', grill: 'Grillen', 'slow-cook': 'Schongarer' },
  ready: 'Auf dem Tisch um',
  readyHint: 'Optional: zeigt, wann es losgeht.',
  calculate: 'Zeit berechnen',
  estimate: 'Geschätzte Garzeit',
  empty: 'Werte eingeben, um zu rechnen',
  error: 'Bitte ein gültiges Gewicht eingeben',
  hours: { one: '{n} Stunde', other: '{n} Stunden' },
  minutes: { one: '{n} Minute', other: '{n} Minuten' },
  dish: '{protein}, {weight}, {method}',
  weights: { lb: '{n} lb', kg: '{n} kg' },
  caution:
    'Das ist eine Schätzung, denn Form, Dicke und Ofen spielen mit. Nehmen Sie ein Thermometer und garen Sie, bis es in der Mitte {celsius} °C ({fahrenheit} °F) zeigt.',
  rest: 'Danach das Fleisch {n} Minuten ruhen lassen.',
  stricter:
    'Bei ganzen Stücken und Fisch ist das Bundesinstitut für Risikobewertung (BfR) strenger: {celsius} °C ({fahrenheit} °F) im Kern, mindestens {n} Minuten lang.',
  thaw: 'Fleisch und Fisch vollständig auftauen, bevor sie in den Schongarer kommen.',
  basis: {
    rule: {
      roast: 'Faustregel, im Ofen bei mindestens 160 °C (325 °F)',
      grill: 'Faustregel, auf dem Grill',
      'slow-cook': 'Faustregel, im Schongarer',
    },
    charts: {
      'beef-roast': 'Tabelle von FoodSafety.gov, je nach Stück',
      'pork-roast': 'Tabelle von FoodSafety.gov, je nach Stück',
      'chicken-roast': 'Tabelle von FoodSafety.gov für ein ganzes Hähnchen',
      'chicken-grill': 'USDA, ganzes Hähnchen auf dem Grill',
    },
    oven: '{source}, Ofen {celsius} °C ({fahrenheit} °F)',
  },
  start: {
    methods: {
      roast: 'Um {ready} auf dem Tisch: um {start} in den Ofen',
      grill: 'Um {ready} auf dem Tisch: um {start} auf den Grill',
    },
    sameDay: '{time} Uhr',
    dayBefore: '{time} Uhr am Vortag',
  },
  chart: {
    leads: {
      'beef-roast':
        'Die meisten Rinderbraten brauchen länger als diese Schätzung. Die Brattabelle von FoodSafety.gov nennt:',
      'pork-roast':
        'Eine Schulter braucht länger als diese Schätzung, ein Rücken ist früher gar. Die Brattabelle von FoodSafety.gov nennt:',
      'chicken-roast': 'Zum Vergleich die Brattabelle von FoodSafety.gov für ein ganzes Hähnchen:',
      'chicken-grill':
        'Große Hähnchen brauchen länger als diese Schätzung. Das USDA nennt für ein ganzes Hähnchen:',
    },
    cuts: {
      'rib-bone': 'Hochrippe mit Knochen',
      'rib-boneless': 'Hochrippe ohne Knochen',
      round: 'Keule oder Hüfte',
      tenderloin: 'Ganzes Filet',
      loin: 'Rücken',
      butt: 'Schulter (Nacken)',
      'small-chicken': 'Kleines Hähnchen',
      'large-chicken': 'Großes Hähnchen',
      goose: 'Gans',
      duck: 'Ente',
      'small-turkey': 'Pute, klein',
      'large-turkey': 'Pute, groß',
      'turkey-breast': 'Putenbrust',
      'lamb-leg': 'Lammkeule mit Knochen',
      'lamb-leg-boneless': 'Lammkeule ohne Knochen, gerollt',
      'lamb-shoulder': 'Lammschulter',
      'veal-rib': 'Kalbskarree (Rippenstück)',
      'veal-loin': 'Kalbsrücken',
    },
    range: '{low} bis {high}',
    span: '{low} bis {high}',
    oven: '{weight}, Ofen {celsius} °C ({fahrenheit} °F)',
    grill: '{weight}, auf dem Grill',
    per: { lb: '{n} Minuten je lb', kg: '{n} Minuten je kg' },
    total: 'insgesamt {time}',
    yours: '{time} bei Ihrem Gewicht',
    duration: { hour: '{n} Std.', minute: '{n} Min.' },
  },
  thickness:
    'Fisch richtet sich eher nach der Dicke: Man rechnet etwa 10 Minuten je 2,5 cm (1 Zoll) an der dicksten Stelle.',
  slowCooker:
    'Kein Schongarer heizt wie der andere, auch nicht auf der niedrigen und der hohen Stufe: Richten Sie sich nach der Tabelle Ihres Geräts. Eine Startzeit nennen wir deshalb nicht.',
  slowJoints:
    'Die meisten Braten brauchen viel länger, als diese Faustregel sagt: üblich sind 8 bis 10 Stunden auf niedriger oder 4 bis 6 Stunden auf hoher Stufe. Der Food Safety and Inspection Service (FSIS) des USDA spricht bei Schongarern von 8 bis 12 Stunden.',
  others: {
    title: 'Gans, Ente, Pute, Lamm und Kalb im Ofen',
    inside: 'im Kern {celsius} °C ({fahrenheit} °F)',
    source:
      'Quelle: Brattabellen von FoodSafety.gov, Geflügel ohne Füllung. Lamm und Kalb danach 3 Minuten ruhen lassen. Das letzte Wort hat das Thermometer, beim Geflügel an der dicksten Stelle der Keule, beim Braten in der Mitte. Das BfR rät auch bei Gans, Ente und Pute zu 70 °C im Kern, mindestens 2 Minuten lang.',
  },
  table: {
    title: 'Sichere Kerntemperaturen',
    food: 'Lebensmittel',
    temperature: 'Im Kern mindestens',
    rest: 'Ruhezeit',
    foods: {
      poultry: 'Geflügel',
      'ground-meat': 'Hackfleisch (Faschiertes)',
      'beef-pork-lamb': 'Rind, Schwein, Lamm (Steaks, Koteletts, Braten)',
      'fish-shellfish': 'Fisch und Meeresfrüchte',
      eggs: 'Eier und Eierspeisen',
      'leftovers-casseroles': 'Aufgewärmte Reste, Aufläufe',
      stuffing: 'Füllungen, im Geflügel oder extra gegart',
    },
    degrees: '{celsius} °C / {fahrenheit} °F',
    minutes: '{n} Minuten',
    none: 'keine',
    source:
      'Quelle: Tabelle der sicheren Mindest-Kerntemperaturen des USDA Food Safety and Inspection Service, 2025. Geflügelhack zählt als Geflügel. Das sind die niedrigsten sicheren Temperaturen, keine Garstufen wie „medium“. Das USDA rät außerdem, bei mindestens 325 °F zu braten, am Regler 160 °C, genau 163 °C.',
  },
} as const;
