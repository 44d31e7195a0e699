import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rösti',
  alt: 'Goldbraune Rösti in der Gusseisenpfanne',
  description:
    'Die Berner Art: aus Gschwellti, also am Vortag gekochten Pellkartoffeln, geraffelt und langsam in Bratbutter gebraten, bis beide Seiten eine dicke goldene Kruste haben. Mehr als Kartoffeln, Butter und Salz braucht es nicht. Sie passt zu Zürcher Geschnetzeltem und Bratwurst und ist mit Käse oder einem Spiegelei ein ganzes Essen.',
  ingredients: {
    potatoes: 'festkochende oder vorwiegend festkochende Kartoffeln, gleich groß',
    salt: 'feines Salz',
    ghee: 'Butterschmalz (Bratbutter)',
  },
  steps: [
    'Am Vortag die Kartoffeln abbürsten, mit kaltem Wasser bedecken und mit der Schale {boil} kochen, bis ein Messer hineingeht, die Mitte aber noch etwas Widerstand leistet. Abgießen.',
    'Ausgebreitet {cool} abkühlen lassen und spätestens {fridge} nach dem Kochen in den Kühlschrank stellen, bis sie kalt sind, unbedeckt. Dort {night} lassen: Erst durch und durch kalte Kartoffeln geben Streifen, die ihre Form behalten.',
    'Die Kartoffeln schälen und auf der Röstiraffel oder einer groben Reibe in etwa {shred} breite Streifen raffeln. Salzen und mit einer Gabel lockern, ohne zu drücken.',
    'Zwei Drittel des Butterschmalzes in einer Gusseisen- oder beschichteten Pfanne von {pan} Durchmesser bei mittlerer Hitze erhitzen. Die Kartoffeln hineingeben und {toss} unter behutsamem Wenden anbraten, bis alle Streifen vom Fett glänzen und warm sind.',
    'Die Kartoffeln mit dem Pfannenwender zu einem flachen Kuchen zusammenschieben, den Rand leicht andrücken und bei kleiner bis mittlerer Hitze {first} braten, ohne zu rühren, bis die Unterseite eine kräftig goldbraune Kruste hat und die Rösti beim Rütteln rutscht.',
    'Die Pfanne vom Herd ziehen, einen flachen Teller umgekehrt darauflegen, beides mit Topfhandschuhen fest zusammenhalten und stürzen. Dabei kann heißes Fett auslaufen, also vom Körper weg drehen.',
    'Das restliche Butterschmalz in der Pfanne zerlassen, die Rösti zurückgleiten lassen und {second} braten, bis auch die zweite Seite knusprig ist. Auf eine Platte stürzen, in Stücke schneiden und gleich servieren.',
  ],
  tips: [
    'In Zürich nimmt man rohe Kartoffeln: raffeln, in einem Tuch ausdrücken und bei kleinerer Hitze etwas länger braten.',
    'Für mehr Gäste lieber zwei Pfannen nehmen. Ein zu dicker Kuchen bekommt keine Kruste.',
    'Kleine Rösti aus einer Pfanne von {pan} Durchmesser lassen sich leichter wenden.',
    'Pellkartoffeln halten sich {days} Tage im Kühlschrank, man kann sie also kochen, wenn es passt.',
  ],
  tags: ['Rösti', 'Kartoffeln', 'Schweiz', 'Beilage', 'vegetarisch'],
});
