import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pastel de tres leches',
  alt: 'Stück Dreimilchkuchen mit Schlagsahne und Zimt',
  description:
    'Der Dreimilchkuchen, der in Lateinamerika zu jedem Geburtstag gehört: ein luftiger Biskuit, der Kondensmilch, gezuckerte Kondensmilch und Sahne aufsaugt, ohne zu zerfallen, obendrauf Schlagsahne. Er muss einige Stunden in den Kühlschrank und wird deshalb vorbereitet.',
  ingredients: {
    butter: 'weiche Butter für die Form',
    flour: 'Weizenmehl (Type 405, W480)',
    bakingPowder: 'Backpulver',
    salt: 'feines Salz',
    eggs: { one: 'Ei (Größe M), getrennt', other: 'Eier (Größe M), getrennt' },
    sugar: 'Zucker',
    milk: 'Vollmilch für den Teig',
    vanilla: 'Vanilleextrakt',
    evaporated: 'ungezuckerte Kondensmilch',
    condensed: 'gezuckerte Kondensmilch',
    cream: 'Schlagsahne (Schlagobers, Rahm), zum Tränken',
    toppingCream: 'kalte Schlagsahne (Schlagobers, Rahm), zum Bestreichen',
    powderedSugar: 'Puderzucker (Staubzucker)',
    cinnamon: 'gemahlener Zimt, zum Bestäuben',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Eine Auflaufform von {long} Länge und {wide} Breite mit der Butter einfetten; der Kuchen wird darin getränkt und serviert. Mehl, Backpulver und Salz mischen.',
    'Die Eigelbe mit zwei Dritteln des Zuckers {yolks} dick und hell aufschlagen. Die Milch für den Teig und die Hälfte des Vanilleextrakts unterrühren.',
    'Mit sauberen Rührbesen das Eiweiß {whites} steif schlagen, dabei den restlichen Zucker einrieseln lassen, bis feste, glänzende Spitzen stehen bleiben. Die Mehlmischung über die Eigelbmasse sieben und unterheben, dann den Eischnee in drei Portionen behutsam unterheben, damit er luftig bleibt.',
    'Den Teig in der Form verstreichen und auf der mittleren Schiene {bake} backen, bis er goldbraun ist, auf Druck zurückfedert und am Stäbchen kein Teig haftet.',
    'Den Kuchen {cool} in der Form abkühlen lassen, dann überall mit einer Gabel bis zum Boden einstechen.',
    'Ungezuckerte und gezuckerte Kondensmilch, die Sahne zum Tränken und den restlichen Vanilleextrakt verrühren. Innerhalb von {soak} nach und nach über den Kuchen gießen, am Rand beginnen und jedes Mal warten, bis alles aufgesogen ist. Abdecken und mindestens {chill} kalt stellen.',
    'Die kalte Sahne mit dem Puderzucker {whip} cremig steif schlagen. Auf den Kuchen streichen, mit dem Zimt bestäuben und in der Form in Stücke schneiden.',
  ],
  tips: [
    'Es sieht nach viel zu viel Milch aus. Langsam gießen; am nächsten Tag steht keine mehr in der Form.',
    'Wichtig ist ein Biskuit ohne Butter, wie hier: Fett im Teig ließe die Milch nicht hinein.',
    'Manche geben einen Schuss Rum in die Milch, andere belegen den Kuchen mit Obst.',
    'Abgedeckt hält sich der Kuchen {days} Tage im Kühlschrank; in die Wärme gehört er nicht, er ist voller Milch.',
  ],
  tags: ['Kuchen', 'Nachtisch', 'zum Vorbereiten', 'Geburtstag', 'Lateinamerika'],
});
