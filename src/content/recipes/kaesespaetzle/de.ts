import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsespätzle',
  alt: 'Käsespätzle in der Pfanne mit Röstzwiebeln und Schnittlauch',
  description:
    'Kässpätzle, Kässpatzen, Käsknöpfle: Von Schwaben über das Allgäu bis Vorarlberg heißen sie überall anders und schmecken überall nach Zuhause. Frisch geschabte oder gedrückte Spätzle, abwechselnd mit würzigem Bergkäse geschichtet und mit Röstzwiebeln bedeckt. Sofort auf den Tisch damit, solange der Käse Fäden zieht, dazu ein grüner Salat.',
  ingredients: {
    flour: 'Spätzlemehl (griffiges Mehl) oder Weizenmehl (Type 405, W480)',
    salt: 'feines Salz für den Teig',
    nutmeg: 'geriebene Muskatnuss',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    water: 'kaltes Wasser',
    onions: 'Zwiebeln',
    butter: 'Butter',
    cheese: 'würziger Bergkäse, grob gerieben',
    waterSalt: 'feines Salz für das Kochwasser',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
    chives: 'Schnittlauch, gewaschen und in Röllchen',
  },
  steps: [
    'Mehl, Salz für den Teig und Muskat in einer Schüssel mischen. Eier und Wasser zugeben und den Teig {beat} mit dem Kochlöffel schlagen, bis er glatt ist, Blasen wirft und zäh reißend vom Löffel fällt.',
    'Zugedeckt {rest} ruhen lassen.',
    'Inzwischen die Zwiebeln schälen, in dünne Ringe schneiden und in der Butter bei mittlerer Hitze unter Rühren {onions} rösten, bis sie weich und kräftig goldbraun sind.',
    'In einem großen Topf Wasser mit dem Salz für das Kochwasser aufkochen. Den Backofen auf {dish} heizen und eine Auflaufform darin vorwärmen.',
    'Eine Portion Teig durch die Spätzlepresse ins Wasser drücken oder vom nassen Brett schaben. Schwimmen die Spätzle oben, noch {cook} ziehen lassen, damit das Ei durchgart. Mit dem Schaumlöffel herausheben und gut abtropfen lassen.',
    'Die Spätzle in die warme Form geben, mit etwas Käse und Pfeffer bestreuen und im Ofen warm halten. Schicht für Schicht weitermachen, bis Teig und Käse aufgebraucht sind, und mit Käse abschließen. Noch {melt} im Ofen lassen, bis alles geschmolzen ist; ist es zu trocken, mit einem Löffel Kochwasser lockern.',
    'Die Zwiebeln samt Butter darauf verteilen, mit dem Schnittlauch bestreuen und sofort servieren.',
  ],
  tips: [
    'Halb Bergkäse, halb Emmentaler ist milder und zieht längere Fäden; wie im Allgäu wird es mit etwas Romadur oder Limburger.',
    'Den Käse selbst reiben: Fertig geriebener ist mit Stärke bestäubt und schmilzt weniger glatt.',
    'Ohne Spätzlepresse geht es mit einem Sieb mit großen Löchern und einer Teigkarte.',
    'Reste innerhalb von {fridge} in den Kühlschrank stellen. Sie halten sich {days} Tage und schmecken in Butter gebraten, bis sie dampfend heiß sind.',
  ],
  tags: ['Käsespätzle', 'Spätzle', 'schwäbisch', 'Allgäu', 'Vorarlberg', 'Bergkäse'],
});
