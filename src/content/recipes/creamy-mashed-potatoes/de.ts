import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Cremiges Kartoffelpüree',
  alt: 'Kartoffelpüree',
  description:
    'Glattes, buttriges Püree, das weiche Spitzen bildet und trotzdem locker bleibt. Die Kartoffeln dämpfen auf dem Herd aus, bevor etwas dazukommt, und die Butter geht vor der heißen Milch hinein: So umhüllt das Fett die Stärke, und das Püree wird nie klebrig.',
  ingredients: {
    potatoes: 'mehligkochende oder vorwiegend festkochende Kartoffeln, geschält, in Stücken von {piece}',
    waterSalt: 'feines Salz, für das Kochwasser',
    butter: 'kalte Butter, gewürfelt',
    milk: 'Vollmilch',
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    salt: 'feines Salz, zum Würzen',
    nutmeg: 'geriebene Muskatnuss',
    pepper: 'gemahlener weißer Pfeffer',
  },
  steps: [
    'Die Kartoffelstücke unter kaltem Wasser abspülen, bis es fast klar abläuft. In einen großen Topf geben, so viel frisches kaltes Wasser zugießen, dass es {cover} über den Kartoffeln steht, und das Salz für das Kochwasser zugeben.',
    'Aufkochen, dann {simmer} sanft köcheln lassen. Die Kartoffeln sind gar, wenn ein Stück zerfällt, sobald man mit der Gabel daraufdrückt; ein harter Kern gibt später Klümpchen.',
    'Inzwischen Milch, Sahne und Lorbeerblatt in einem kleinen Topf erwärmen, bis Dampf aufsteigt und sich am Rand kleine Blasen bilden. Vom Herd nehmen, zugedeckt {infuse} ziehen lassen, dann das Lorbeerblatt entfernen.',
    'Die Kartoffeln gut abgießen, zurück in den leeren Topf geben und bei schwacher Hitze {dry} rühren, bis kein Dampf mehr aufsteigt und sich am Boden ein mehliger Belag zeigt.',
    'Die Kartoffeln durch eine Kartoffelpresse oder Flotte Lotte in eine vorgewärmte Schüssel drücken. Die Butter in kleinen Portionen mit einem Teigschaber unterheben, bis keine gelben Schlieren mehr zu sehen sind.',
    'Die Milch noch einmal erhitzen, bis sie dampft, und in drei Portionen unterheben; jedes Mal warten, bis sie aufgenommen ist. Aufhören, sobald das Püree in weichen Falten vom Löffel fällt; vielleicht wird nicht alles gebraucht.',
    'Das Salz zum Würzen, Muskat und weißen Pfeffer unterrühren, abschmecken und heiß servieren.',
  ],
  tips: [
    'Nie mit dem Mixer oder in der Küchenmaschine pürieren: Die Messer zerschlagen die Stärkekörner, und das Püree wird zu zähem Kleister.',
    'In kaltem Wasser aufsetzen. In kochendem Wasser zerfällt das Äußere, bevor die Mitte weich ist.',
    'Um das Püree bis zu {hold} warm zu halten, die Schüssel zugedeckt auf einen Topf mit kaum siedendem Wasser setzen und eine dünne Schicht heiße Milch darübergießen; vor dem Servieren unterrühren.',
    'Reste halten sich im Kühlschrank {days} Tage. Mit einem Schuss Milch langsam erhitzen, bis sie dampfend heiß sind.',
  ],
  tags: ['Kartoffeln', 'Kartoffelbrei', 'Kartoffelstock', 'Erdäpfelpüree', 'Beilage', 'Hausmannskost'],
});
