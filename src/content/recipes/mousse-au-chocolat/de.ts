import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mousse au Chocolat',
  alt: 'Mousse au Chocolat im Stielglas mit Schokoladenspänen',
  description:
    'Die Mousse der französischen Großmütter: Zartbitterschokolade, Eier und kaum Zucker, ohne Sahne und ohne Butter. Gehalten wird sie allein vom Eischnee, die Eier bleiben also roh. Deshalb ganz frische nehmen und der Mousse drei Stunden Kälte gönnen.',
  ingredients: {
    chocolate: 'Zartbitterschokolade oder Kuvertüre',
    eggs: { one: 'sehr frisches Ei (Größe M)', other: 'sehr frische Eier (Größe M)' },
    sugar: 'Zucker',
    salt: 'feines Salz, eine Prise',
  },
  steps: [
    'Die Schokolade hacken und in einer Schüssel über kaum siedendem Wasser etwa {melt} schmelzen, dabei ab und zu rühren; kein Tropfen Wasser darf hineingeraten. Vom Herd nehmen und lauwarm abkühlen lassen, auf etwa {warm}: Heiße Schokolade würde das Eigelb stocken lassen.',
    'Inzwischen die Eier trennen; im Eiweiß darf keine Spur Eigelb sein. Eigelb mit der Hälfte des Zuckers hell aufschlagen und zügig unter die lauwarme Schokolade rühren.',
    'Das Eiweiß mit der Prise Salz in einer sauberen, fettfreien Schüssel schlagen, bis es weiche Spitzen bildet. Den übrigen Zucker zugeben und weiterschlagen, bis der Schnee glänzt und gerade fest ist, nicht flockig.',
    'Ein Drittel des Eischnees kräftig unter die Schokolade rühren, um sie zu lockern. Den Rest in zwei Portionen mit dem Teigschaber unterheben, in der Mitte hinunter und am Rand herauf, und aufhören, sobald keine weißen Schlieren mehr zu sehen sind.',
    'Die Mousse in Gläser oder eine Schüssel füllen, zudecken und sofort mindestens {chill} in den Kühlschrank stellen, bis sie fest ist.',
    'Direkt aus dem Kühlschrank servieren, der höchstens {cold} haben soll, und innerhalb von {day} essen. Die Eier sind roh: Ohne pasteurisiertes Ei ist die Mousse nichts für kleine Kinder, Schwangere, ältere Menschen und Menschen mit geschwächter Abwehr.',
  ],
  tips: [
    'Nur sehr frische Eier mit sauberer, unversehrter Schale verwenden und bis zum Trennen im Kühlschrank lassen.',
    'Sicherer wird es mit pasteurisiertem Eiweiß und Eigelb aus der Flasche. Das Eiweiß braucht länger, bis es steif ist; ein paar Tropfen Zitronensaft helfen.',
    'Auf die Schokolade kommt es an. Mit viel Kakao wird die Mousse fest und herb, mit Vollmilchschokolade kaum fest.',
    'Etwas abgeriebene Orangenschale oder ein Löffel starker Kaffee in der geschmolzenen Schokolade passt gut.',
  ],
  tags: ['Mousse au Chocolat', 'Schokolade', 'Dessert', 'ohne Backen', 'französisch'],
});
