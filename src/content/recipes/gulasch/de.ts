import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gulasch',
  alt: 'Rindergulasch in tiefroter Paprikasauce mit Semmelknödeln',
  description:
    'Ein Saftgulasch nach Wiener Art: fast so viele Zwiebeln wie Fleisch, reichlich Paprika und viel Zeit. Die Zwiebeln zerkochen und binden die Sauce, Mehl braucht es keines. Dazu passen Semmelknödel, Spätzle, Salzkartoffeln oder einfach eine frische Semmel.',
  ingredients: {
    beef: 'Rindfleisch aus der Wade (Wadschinken) oder Schulter, in {cube} großen Würfeln',
    onions: 'Zwiebeln',
    lard: 'Schweineschmalz',
    paprika: 'Paprikapulver, edelsüß',
    hotPaprika: 'Paprikapulver, rosenscharf',
    tomatoPaste: 'Tomatenmark',
    vinegar: 'Apfelessig',
    stock: 'ungesalzene Rinderbrühe',
    garlic: { one: 'Knoblauchzehe', other: 'Knoblauchzehen' },
    caraway: 'gemahlener Kümmel',
    marjoram: 'getrockneter Majoran',
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    salt: 'feines Salz',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
  },
  steps: [
    'Das Fleisch trocken tupfen. Die Zwiebeln schälen, halbieren und in dünne Streifen schneiden. Den Knoblauch zerdrücken.',
    'Das Schmalz in einem weiten, schweren Topf bei mittlerer Hitze zerlassen und die Zwiebeln unter häufigem Rühren {onions} rösten, bis sie stark zusammengefallen und goldbraun sind. Hier bekommt die Sauce Bindung und Farbe, also nicht hetzen.',
    'Knoblauch und Tomatenmark einrühren und kurz mitrösten. Den Topf vom Herd ziehen, beide Paprikasorten höchstens {paprika} unterrühren und sofort mit dem Essig ablöschen: Verbrannter Paprika wird bitter.',
    'Fleisch, Kümmel, Majoran, Lorbeerblatt, Salz und Pfeffer zugeben und rühren, bis alle Würfel rot sind. Die Brühe angießen; sie soll fast bis zur Oberkante des Fleisches reichen. Sonst etwas Wasser zugeben.',
    'Bis knapp unter den Siedepunkt erhitzen und mit leicht geöffnetem Deckel bei schwacher Hitze {braise} schmoren, dabei ab und zu umrühren, bis das Fleisch unter der Gabel nachgibt. Unbedenklich ist es bei {safe} nach drei Minuten Ruhezeit, mürbe wird Wade aber erst bei rund {tender}.',
    'Den Deckel abnehmen und das Gulasch {reduce} einköcheln lassen, bis der Saft sämig ist, glänzt und am Rand einen roten Fettspiegel zeigt. Das Lorbeerblatt herausnehmen und mit Salz abschmecken.',
    'Vor dem Servieren {stand} ruhen lassen. Reste in flachen Behältern abkühlen lassen und innerhalb von {fridge} in den Kühlschrank stellen.',
  ],
  tips: [
    'Paprikapulver verliert schnell Farbe und Aroma: in kleinen Mengen kaufen, dunkel aufbewahren und fürs Gulasch ein frisches nehmen.',
    'Das Fleisch wird nicht angebraten. Für die Röstaromen sorgen die Zwiebeln, und die Würfel bleiben saftiger.',
    'Wer kein Schweineschmalz verwendet, nimmt Butterschmalz oder Öl.',
    'Das Gulasch hält sich {days} Tage im Kühlschrank und schmeckt aufgewärmt noch besser. Beim Aufwärmen auf {hot} erhitzen.',
  ],
  tags: ['Gulasch', 'Saftgulasch', 'Rindfleisch', 'Schmorgericht', 'österreichisch'],
});
