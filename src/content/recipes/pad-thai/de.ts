import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pad Thai',
  alt: 'Pad Thai mit Garnelen',
  cuisine: 'Thailändisch',
  description:
    'Reisnudeln, Garnelen, Tofu und Ei, im heißen Wok geschwenkt mit einer Sauce aus Tamarinde, Fischsauce und Palmzucker: sauer, salzig und süß auf einer Gabel, obenauf knackige Erdnüsse und Sprossen. Die Nudeln werden eingeweicht und nicht gekocht, damit sie Biss behalten, und kommen in mehreren Durchgängen in den Wok, denn in einem vollen Wok dünstet alles nur.',
  ingredients: {
    noodles: 'getrocknete Reisbandnudeln, {width} breit',
    palmSugar: 'Palmzucker, gehackt',
    tamarind: 'ungesüßtes Tamarindenpüree',
    fishSauce: 'glutenfreie Fischsauce',
    prawns: 'rohe Garnelen, geschält und entdarmt',
    tofu: 'fester Tofu, in dünnen Streifen',
    oil: 'Pflanzenöl',
    shallots: { one: 'Schalotte, in dünnen Scheiben', other: 'Schalotten, in dünnen Scheiben' },
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    radish: 'glutenfreier gesalzener Rettich (Chai Poh), fein gehackt',
    eggs: { one: 'Ei (Größe M), verquirlt', other: 'Eier (Größe M), verquirlt' },
    sprouts: 'Mungbohnensprossen (Sojasprossen)',
    chives: 'Schnittknoblauch, in {long} langen Stücken',
    peanuts: 'ungesalzene geröstete Erdnüsse, grob gehackt',
    chili: 'Chiliflocken',
    lime: { one: 'Limette, gewaschen, in Spalten', other: 'Limetten, gewaschen, in Spalten' },
  },
  steps: [
    'Die Reisnudeln mit lauwarmem Wasser bedecken und {soak} einweichen, bis man eine um den Finger wickeln kann; zum Essen sind sie dann noch zu fest. Gut abtropfen lassen.',
    'Palmzucker, Tamarindenpüree und Fischsauce in einem kleinen Topf bei schwacher Hitze {warm} unter Rühren erwärmen, bis sich der Zucker gelöst hat. Abschmecken: erst sauer, dann salzig, dann süß. Manche Fischsaucen und manche gesalzenen Rettiche enthalten Weizen; das steht auf dem Etikett.',
    'Garnelen und Tofu trocken tupfen. Ein Viertel des Öls in einem Wok bei starker Hitze erhitzen, bis es Schlieren zieht, und die Garnelen {prawns} braten, dabei einmal wenden, bis sie rosa, gekrümmt und bis in die Mitte undurchsichtig sind und innen {done} erreicht haben. Herausnehmen. Den Tofu in einem weiteren Viertel des Öls {tofu} goldbraun braten und zu den Garnelen geben.',
    'Nun in Durchgängen von je zwei Portionen braten, jeder mit dem gleichen Anteil von allem, was noch in den Wok kommt. Für den ersten dessen Anteil am Öl bei mittlerer bis starker Hitze erhitzen und den Anteil an Schalotten, Knoblauch und Rettich darin {fry} unter Rühren braten, bis alles duftet und an den Rändern goldgelb ist.',
    'Den Anteil an Nudeln und Sauce zugeben und {toss} schwenken, bis die Nudeln die Sauce aufgenommen haben und weich, aber noch bissfest sind. Sind sie noch hart und der Wok trocken, einen Löffel Wasser darüberträufeln und weiterschwenken.',
    'Die Nudeln zur Seite schieben, den Anteil an den Eiern in die freie Stelle gießen und {set} stocken lassen. Rühren, bis kein flüssiges Ei mehr zu sehen ist und es {done} erreicht hat, dann unter die Nudeln heben.',
    'Den Anteil an Garnelen, Tofu, Sprossen und Schnittknoblauch {toss} unterschwenken, bis der Schnittknoblauch zusammenfällt und alles dampfend heiß ist. Auf vorgewärmte Teller geben, den Wok auswischen und die übrigen Durchgänge ebenso braten.',
    'Mit Erdnüssen und Chiliflocken bestreuen und sofort servieren, dazu die Limettenspalten zum Auspressen.',
  ],
});
