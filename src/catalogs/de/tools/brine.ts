import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Lake und Fermentieren',
  text: 'Salz für Sauerkraut, milchsaure Gurken und Geflügellake, in geprüften Grenzen.',
  menu: 'Salz zum Fermentieren',
  search:
    'Salz Lake Salzlake fermentieren Fermentation Sauerkraut Weißkohl Gurken saure Gurken milchsauer einlegen Pökeln Geflügel Prozent Salzgehalt',
  parameters: {
    method: 'Das geprüfte Verfahren',
    weight: 'Das Gewicht des Gemüses oder des Wassers',
    unit: 'Die Einheit',
    percent: 'Salz in Gewichtsprozent',
    salt: 'Die Art oder Marke des Salzes',
  },
} satisfies TranslatedAbout['brine'];

/** Messages of the calculator for brines and ferments, in German. */
export const brine = {
  meta: {
    title: 'Salz zum Fermentieren und für Laken | Gramwise',
    description:
      'Salz nach Gewicht für Sauerkraut, milchsaure Gurken und Geflügellake, in Gramm und Löffeln, nur innerhalb der Grenzen, die geprüft sind.',
  },
  title: 'Salz für Laken und Fermente',
  lead: 'Das Salz macht ein Ferment sicher. Eine Menge steht hier nur, wo ein geprüftes Verfahren dahintersteht.',
  method: 'Verfahren',
  weight: 'Gewicht',
  weightOf: { food: 'des gehobelten Kohls', water: 'des Wassers (1\u00a0Liter ist 1\u00a0kg)' },
  unit: 'Einheit',
  units: { g: 'Gramm', kg: 'Kilogramm', lb: 'US-Pfund (454\u00a0g)' },
  percent: 'Salz in %',
  salt: 'Salz',
  note: 'Kein Nitrit und kein Pökeln: Pökelsalz gehört nach geprüftem Rezept gewogen, das leistet diese Seite nicht. Natriumarmes Salz gehört in kein Ferment.',
  empty: 'Geben Sie Gewicht und Prozent ein.',
  methods: {
    sauerkraut: {
      name: 'Sauerkraut, trocken gesalzen',
      authority: 'NCHFP, UC Extension (USA)',
      how: 'Mischen, stampfen, bis der Saft den Kohl bedeckt, und darunter halten. Bei 21–24\u00a0°C dauert es 3 bis 4 Wochen. Was weich oder schleimig ist oder faulig riecht, wegwerfen.',
      tooLittle: 'Zu wenig Salz: Schädliche Keime und Fäulnis können der Säure zuvorkommen.',
      tooMuch: 'Zu viel Salz: Es hemmt die Bakterien, die säuern sollen.',
    },
    cover: {
      name: 'Lake zum Bedecken von Sauerkraut',
      authority: 'NCHFP (USA)',
      how: 'Nur wenn der Saft nicht reicht. Die Lake vorher aufkochen und abkühlen lassen.',
      tooLittle: 'Zu wenig Salz: Sie würde das Salz im Topf verdünnen.',
      tooMuch: 'Zu viel Salz: Sie würde die Gärung bremsen.',
    },
    pickles: {
      name: 'Saure Gurken, vergoren',
      authority: 'NCHFP (USA)',
      how: 'Mit dem Essig, auf 1,9\u00a0l Wasser 1,8\u00a0kg Gurken von 10\u00a0cm. Blütenansatz abschneiden, unter der Lake halten, 21–24\u00a0°C, 3 bis 4 Wochen; über 27\u00a0°C werden sie weich. Weiches und Schleimiges wegwerfen.',
      tooLittle: 'Zu wenig Salz: Bis sie sauer sind, hängt alles daran.',
      tooMuch: 'Zu viel Salz: So werden sie nicht sauer.',
    },
    poultry: {
      name: 'Lake für Geflügel',
      authority: 'USDA, UW Extension (USA)',
      how: 'Im Kühlschrank bei höchstens 4\u00a0°C, ganz bedeckt, über Nacht und höchstens zwei Tage. Sie würzt und macht nicht haltbar: auf 74\u00a0°C garen, die Lake weggießen.',
      tooLittle: 'Das ist schwächer als die veröffentlichte Lake.',
      tooMuch: 'Das ist salziger als die veröffentlichte Lake.',
    },
  },
  salts: {
    fine: 'Fein: Speisesalz',
    diamond: 'Koscher, Diamond Crystal (USA)',
    morton: 'Koscher, Morton (USA)',
    coarse: 'Grob, Meersalz, Flocken',
  },
  ofSalt: 'g Salz',
  spoons: 'Gestrichene Löffel',
  noSpoons: {
    unmeasured: 'bitte wiegen',
    flakes: 'bitte wiegen: Flocken fallen verschieden aus',
    coarse: 'bitte wiegen: Löffel sind zu grob',
  },
  vinegar: 'Essig (5\u00a0% Säure)',
  range: 'Geprüfter Bereich',
  tested: '{authority}: {min} bis {max}\u00a0%. Darum steht hier keine Menge.',
  errors: {
    'unknown-method': 'Bitte ein Verfahren wählen',
    'no-percent': 'Bitte eine Prozentzahl eingeben, zum Beispiel 2,4',
    'negative-amount': 'Bitte ein Gewicht über 0 eingeben',
    'too-large': 'Das ist mehr als eine Tonne. Bitte die Zahl prüfen',
  },
  figures: {
    title: 'Geprüfte Salzmengen',
    lead: 'Jede stammt aus einem geprüften Rezept, in Gewicht umgerechnet; nennt es nur eine Menge, reicht der Bereich ein paar Prozent darüber und darunter, weil Löffel nicht gleich viel fassen. Für anderes Gemüse, Kimchi und Fisch steht hier nichts: Wir fanden keinen Bereich einer Behörde, für den wir einstehen können.',
    perPound: 'Für jedes US-Pfund',
    perKilogram: 'Für jedes Kilogramm',
    percent: 'Salz in %',
    salt: 'Salz',
    authority: 'Stelle',
    spoons: 'Was ein gestrichener Löffel wiegt',
    tablespoon: 'Esslöffel',
    teaspoon: 'Teelöffel',
    weigh: 'wiegen',
    notes: [
      {
        title: 'Warum so eng?',
        text: 'Deutsche Rezepte nehmen oft 1 bis 2\u00a0%. Das kann gut gehen; geprüft sind von den amerikanischen Stellen 2,25 bis 2,5\u00a0%.',
      },
      {
        title: 'Welches Salz?',
        text: 'Reines Salz ohne Zusätze. Jod und Rieselhilfen können die Lake trüben. Zählen Sie in Gramm: Ein Löffel Flocken wiegt halb so viel wie ein Löffel feines Salz.',
      },
      {
        title: 'Wenn es misslang',
        text: 'Schimmel, der tiefer geht als die Oberfläche, fauliger Geruch, Schleim oder weiche Stücke: alles wegwerfen und nicht kosten.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['brine'];
