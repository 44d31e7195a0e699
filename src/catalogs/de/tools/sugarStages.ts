import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Zuckerstufen',
  text: 'Vom Faden bis zum Karamell nach Thermometer und Höhe; dazu Grade für Fleisch, Ei und Öl.',
  menu: 'Zuckerstufen',
  search:
    'Zucker kochen Zuckerthermometer Faden Flug Ballen Bruch Karamell Grad Temperatur Höhe Siedepunkt Kerntemperatur Fleisch Frittieren Öl Bonbons Marmelade Konfitüre Gelee Gelierprobe Gelierpunkt',
  parameters: {
    temperature: 'Was das Thermometer zeigt',
    scale: 'Celsius oder Fahrenheit',
    altitude: 'Höhe über dem Meer',
    unit: 'Meter oder Fuß',
  },
} satisfies TranslatedAbout['sugarStages'];

/** Messages of the sugar stages and the thermometer, in German. */
export const sugarStages = {
  meta: {
    title: 'Zuckerstufen und Thermometer, nach Höhe | Gramwise',
    description:
      'Faden, Ballen, Bruch, Karamell: auf welcher Stufe der Zucker ist, auf den Grad genau und für Ihre Höhe. Dazu Grade für Fleisch, Eier und Öl.',
  },
  title: 'Zuckerstufen',
  lead: 'Was das Thermometer zeigt, auf Ihre Höhe bezogen. Auf den Grad genau, nicht gerundet wie am Ofen.',
  temperature: 'Temperatur',
  scale: 'Skala',
  scales: { celsius: '°C', fahrenheit: '°F' },
  altitude: 'Höhe',
  unit: 'Einheit',
  units: { m: 'Meter', ft: 'Fuß' },
  note: 'Das Thermometer vorher in kochendem Wasser prüfen. Zeigt es falsch an, gilt der Unterschied auch hier.',
  empty: 'Geben Sie ein, was das Thermometer zeigt.',
  stage: 'Stufe',
  inWater: 'In kaltem Wasser',
  uses: 'Wofür',
  table: 'Alle Stufen auf dieser Höhe',
  stages: {
    thread: {
      name: 'Faden',
      test: 'Zieht vom Löffel einen dünnen Faden; in kaltem Wasser wird noch keine Kugel daraus.',
      uses: 'Sirup, kandierte Früchte',
    },
    'soft-ball': {
      name: 'Weicher Ballen',
      test: 'Gibt in kaltem Wasser eine Kugel, die zwischen den Fingern zerläuft.',
      uses: 'Fondant, Fudge',
    },
    'firm-ball': {
      name: 'Mittlerer Ballen',
      test: 'Die Kugel hält ihre Form, bis man sie drückt.',
      uses: 'Weichkaramell',
    },
    'hard-ball': {
      name: 'Fester Ballen',
      test: 'Die Kugel ist hart und lässt sich gerade noch drücken.',
      uses: 'weißer Nougat, Marshmallows',
    },
    'soft-crack': {
      name: 'Schwacher Bruch',
      test: 'Fäden, die sich biegen, ehe sie brechen.',
      uses: 'Toffee',
    },
    'hard-crack': {
      name: 'Starker Bruch',
      test: 'Fäden, die glasig brechen.',
      uses: 'Krokant, Lutscher',
    },
    'light-caramel': {
      name: 'Heller Karamell',
      test: 'Kein Wasser mehr darin: jetzt zählt die Farbe, von Stroh bis Honig.',
      uses: 'Sirup, Karamellgitter',
    },
    'medium-caramel': {
      name: 'Mittlerer Karamell',
      test: 'Bernsteinfarben. Ein paar Sekunden noch, und er ist dunkel.',
      uses: 'Flan, Karamellsauce',
    },
    'dark-caramel': {
      name: 'Dunkler Karamell',
      test: 'Rotbraun und leicht bitter. Sofort abschrecken.',
      uses: 'Saucen, Färben',
    },
  },
  notYet: 'Noch dünner Sirup',
  between: 'Zwischen „{passed}“ und „{next}“',
  burnt: 'Verbrannt, oder beinahe',
  here: '{stage} hier',
  nextAt: '{stage} beginnt hier bei',
  seaLevel: 'Das wäre auf Meereshöhe',
  boils: 'Wasser kocht bei',
  jam: 'Konfitüre geliert bei',
  caution:
    'Heißer Zucker verbrüht schlimmer als kochendes Wasser. Kinder fernhalten, kaltes Wasser bereitstellen.',
  errors: {
    'not-a-number': 'Bitte eine Temperatur eingeben, zum Beispiel 115',
    'too-hot': 'Bei 210\u00a0°C ist Zucker schwarz. Bitte Zahl und Skala prüfen',
    'out-of-range': 'Bitte eine Höhe von −430 bis 6000\u00a0m eingeben',
  },
  thermometer: {
    title: 'Das Thermometer für alles andere',
    lead: 'Wie heiß es in der Mitte mindestens werden muss und welche Behörde das sagt; dazu der Siedepunkt des Wassers.',
    inside: 'Im Inneren und im Frittierfett',
    food: 'Lebensmittel',
    lowest: 'Mindestens',
    authority: 'Behörde',
    fsisRest: 'USDA FSIS, dann 3 Minuten ruhen',
    anyFood: 'Alles, 2 Minuten lang',
    stricter:
      'BfR (Deutschland), FSA (Großbritannien); Anses (Frankreich) 70\u00a0°C, AESAN (Spanien) 70, Geflügel 74, Fisch 68',
    fries: 'Fett für Pommes: höchstens',
    friesBy: 'Verordnung (EU) 2017/2158 (Acrylamid)',
    boiling: 'Bei wie viel Grad Wasser kocht',
    notes: [
      {
        title: 'Höhe',
        text: 'Sie ändert nur Zuckersirup und Konfitüre: Ziehen Sie dort so viele Grad ab, wie der Siedepunkt des Wassers sinkt, rund 1\u00a0°C je 300\u00a0m. Ab etwa 165\u00a0°C kocht der Zucker nicht mehr, und nichts wird abgezogen. Fleisch, Eier und Reste brauchen in jeder Höhe dieselben Grade.',
      },
      {
        title: 'Eiercreme',
        text: 'Eine Creme mit Ei ist ab 71\u00a0°C in der Mitte sicher, sagt das USDA; das BfR nennt 70\u00a0°C für 2 Minuten. Auf dem Herd rühren und nicht kochen lassen.',
      },
      {
        title: 'Warum so genau',
        text: 'Zwischen weichem und mittlerem Ballen liegen keine 3\u00a0°C. Ein Ofenregler geht in Schritten von 10\u00a0°C; hier ist darum nichts gerundet.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['sugarStages'];
