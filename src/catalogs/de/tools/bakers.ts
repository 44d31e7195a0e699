import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Bäckerprozente',
  text: 'Gramm in Bäckerprozente und zurück, Hydration samt Sauerteig, Milch und Eiern, dazu die Wassertemperatur.',
  menu: 'Bäckerprozente',
  search:
    'Bäckerprozent Bäckerprozente Hydration Teigausbeute TA Brotrezept Brotteig umrechnen Sauerteig Vorteig Poolish Biga Anstellgut Mehl Wasser Wassertemperatur Schüttwasser Teigtemperatur Pizzateig Hefeteig Teigmenge',
  parameters: {
    formula: 'Das Rezept, eine Zeile je Zutat',
    total: 'Gramm Teig',
    hydration: 'Gewünschte Hydration in Prozent',
    starter: 'Hydration des Sauerteigs in Prozent',
    dough: 'Die gewünschte Teigtemperatur',
    room: 'Die Raumtemperatur',
    flour: 'Die Temperatur des Mehls',
    leaven: 'Die Temperatur des Sauerteigs, falls einer hineinkommt',
    friction: 'Die Grade, die das Kneten bringt',
    degrees: 'Die Skala dieser Temperaturen',
  },
} satisfies TranslatedAbout['bakers'];

/** Messages of the calculator for baker's percentages, in German. */
export const bakers = {
  meta: {
    title: 'Bäckerprozente und Hydration berechnen | Gramwise',
    description:
      'Brotrezept in Gramm oder Prozent eingeben: Bäckerprozente, Hydration mit dem Wasser aus Sauerteig, Milch und Eiern, jede Teigmenge, Wassertemperatur.',
  },
  title: 'Bäckerprozente',
  lead: 'Eine Zeile je Zutat, in Gramm oder in Prozent vom Mehl. Alles Mehl zusammen sind 100\u00a0%, auch das im Sauerteig.',
  formula: 'Rezept',
  example:
    '400\u00a0g Weizenmehl 550\n100\u00a0g Roggenmehl 1150\n330\u00a0g Wasser\n100\u00a0g Sauerteig\n11\u00a0g Salz',
  total: 'Teigmenge',
  hydration: 'Hydration',
  starter: 'Hydration Sauerteig',
  note: 'Die ersten beiden Felder bleiben leer, wenn das Rezept so bleiben soll. Die Teigmenge in Gramm rechnet alles um, die Hydration in Prozent ändert nur das Wasser. Teigausbeute (TA) ist 100 plus Hydration.',
  empty: 'Geben Sie ein Rezept ein, etwa „500\u00a0g Mehl“ und in der nächsten Zeile „65\u00a0% Wasser“.',
  notLoaded: 'Die Liste der Lebensmittel kam nicht an. Bitte die Verbindung prüfen und noch einmal tippen.',
  hydrated: 'Hydration',
  percent: '{n}\u00a0%',
  table: { ingredient: 'Zutat', weight: 'Menge', share: 'Vom Mehl', total: 'Teig' },
  allFlour: 'Mehl insgesamt, mit Sauerteig',
  otherWater: 'Davon Wasser aus anderen Zutaten',
  prefermented: 'Versäuertes Mehl',
  doubts: {
    unread: 'Ohne Menge: {names}.',
    unknownFood: 'Nicht in unserer Liste, zählt als trocken: {names}.',
    unknownWater: 'Für den Wassergehalt fehlt uns eine Zahl, zählt als trocken: {names}.',
    usualHydration:
      'Mal fester, mal weicher geführt, hier gerechnet mit: {names}. Die eigene Hydration steht dahinter: „300\u00a0g Biga, 60\u00a0% Hydration“.',
  },
  errors: {
    'no-flour': 'Es fehlt eine Zeile mit Mehl, etwa „500\u00a0g Mehl“',
    'negative-amount': 'Bitte die Teigmenge in Gramm eingeben, größer als 0',
    'too-large': 'Das sind mehr als zehn Tonnen. Bitte die Zahlen prüfen',
    'no-water':
      'Es gibt keine Zeile mit Wasser, die sich ändern ließe. Ergänzen Sie eine oder leeren Sie das Feld Hydration',
    'too-dry': 'Sauerteig, Milch und Eier bringen schon mehr Wasser mit',
    'no-hydration': 'Bitte die Hydration als Zahl eingeben, etwa 70',
  },
  water: {
    title: 'Wassertemperatur',
    lead: 'Das Wasser ist die eine Temperatur, die Sie wählen können. Davon hängt ab, wie warm der Teig wird und wie schnell er geht.',
    fields: { dough: 'Teig', room: 'Raum', flour: 'Mehl', leaven: 'Sauerteig', friction: 'Kneten' },
    degrees: 'Grad',
    note: 'Ohne Sauerteig bleibt das Feld leer. Kneten erwärmt den Teig: {typical}. Messen Sie den fertigen Teig und passen Sie die Zahl für Ihre Maschine an.',
    typical: {
      hand: 'von Hand {n}',
      mixer: 'in der Küchenmaschine {n}',
      processor: 'im Food-Processor {n}',
    },
    empty: 'Geben Sie die vier Temperaturen ein.',
    error: 'Bitte Temperaturen als Zahlen eingeben, etwa 22',
    result: 'Wasser:',
    base: 'Summe der Temperaturen',
    cautions: {
      ice: 'Nehmen Sie Eiswasser und kühlen Sie auch das Mehl.',
      hot: 'Zu heiß: Das verträgt die Hefe nicht. Lieber das Mehl anwärmen oder länger gehen lassen.',
    },
  },
  figures: {
    title: 'Teige in Bäckerprozenten',
    lead: 'Veröffentlichte Rezepte, in Prozent vom Mehl. Die Hefe ist frische; von Trockenhefe reicht ein Drittel.',
    doughs: 'In Prozent vom Mehl',
    dough: 'Teig',
    water: 'Wasser',
    salt: 'Salz',
    yeast: 'Frischhefe',
    besides: 'Dazu',
    names: {
      baguette: 'Baguette mit langer Gare',
      deliRye: 'Amerikanisches Roggenbrot',
      semolina: 'Hartweizenbrot mit Sauerteig',
      rye: 'Roggenmischbrot 65:35',
      ciabatta: 'Ciabatta mit Biga',
      brioche: 'Brioche mit viel Butter',
    },
    parts: {
      rye: 'davon {n}\u00a0% Roggenmehl',
      durum: 'davon {n}\u00a0% Hartweizen',
      milk: '{n}\u00a0% Milch',
      eggs: '{n}\u00a0% Ei',
      butter: '{n}\u00a0% Butter',
      sugar: '{n}\u00a0% Zucker',
    },
    friction: 'Was das Kneten bringt',
    kneading: 'Geknetet',
    ways: { hand: 'von Hand', mixer: 'in der Küchenmaschine', processor: 'im Food-Processor' },
    notes: [
      {
        title: 'Eingegeben und angezeigt',
        text: 'Eingegebene Prozente beziehen sich auf das Mehl, das Sie zugeben. Die Tabelle zählt das Mehl im Sauerteig mit, wie es der amerikanische Verband der Brotbäcker vorgibt. Ohne Sauerteig ist beides gleich.',
      },
      {
        title: 'Was als Wasser zählt',
        text: 'Wasser, das Wasser im Sauerteig und das in Milch, Sahne, Eiern, Honig, Sirup, Saft, Bier, Butter und Frischhefe, nach den Zahlen des USDA: Milch hat 88\u00a0%, Ei 76\u00a0%, Honig 17\u00a0%. Obst, Gemüse, Käse und Nüsse behalten ihres.',
      },
      {
        title: 'Hydration und TA',
        text: 'Ein Sauerteig aus gleich viel Mehl und Wasser hat 100\u00a0% Hydration, TA 200. Fest geführter Sauerteig liegt bei etwa 60\u00a0%. Ein Poolish zählt mit 100\u00a0%, eine Biga mit 55\u00a0% (üblich sind 50 bis 60), gleich was im Feld steht. Eine Hydration hinter der Zeile geht vor: „200\u00a0g Sauerteig, 80\u00a0% Hydration“.',
      },
    ],
    sources: 'Quellen:',
  },
} as const satisfies TranslatedTools['bakers'];
