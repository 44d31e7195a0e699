import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gâteau au yaourt (französischer Joghurtkuchen)',
  alt: 'Runder goldgelber Joghurtkuchen, ein Stück herausgeschnitten, daneben ein Joghurtglas',
  description:
    'Der Joghurtkuchen, den in Frankreich jedes Kind als ersten backt, denn gemessen wird mit dem leeren Becher: einmal Joghurt, zweimal Zucker, dreimal Mehl. Schlicht, saftig und schnell gerührt, schmeckt er mit Obst, mit Konfitüre oder einfach so. Ein Schneebesen genügt.',
  ingredients: {
    panButter: 'weiche Butter für die Form',
    yogurt: 'Naturjoghurt aus Vollmilch',
    sugar: 'Zucker',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    vanilla: 'Vanilleextrakt',
    flour: 'Weizenmehl (Type 405, W480)',
    bakingPowder: 'Backpulver',
    salt: 'feines Salz',
    oil: 'Sonnenblumenöl',
  },
  steps: [
    'Den Backofen auf {oven} vorheizen. Eine runde Form mit {pan} Durchmesser mit der Butter einfetten und den Boden mit Backpapier auslegen.',
    'Joghurt und Zucker in einer großen Schüssel verrühren. Eier und Vanilleextrakt zugeben und {whisk} mit dem Schneebesen schlagen, bis die Masse hell und etwas schaumig ist.',
    'Mehl, Backpulver und Salz mischen, darübersieben und nur so lange rühren, bis kein trockenes Mehl mehr zu sehen ist.',
    'Das Öl in zwei Portionen unterrühren. Der Teig glänzt und fällt in einem dicken Band vom Schneebesen. In die Form gießen.',
    'Auf mittlerer Schiene {bake} backen, bis der Kuchen goldgelb ist, auf Fingerdruck zurückfedert und an einem Holzstäbchen aus der Mitte kein Teig mehr haftet.',
    'In der Form {pan} stehen lassen, stürzen, das Papier abziehen und den Kuchen mindestens {rack} auf einem Gitter abkühlen lassen.',
  ],
  tips: [
    'Messen wie in Frankreich: Dort fasst der Becher etwas weniger als hier. Auf einen Becher Joghurt kommen zwei knappe Becher Zucker, drei Becher Mehl und ein guter halber Becher Öl.',
    'Zitronenschale, Schokotropfen oder Apfelwürfel kommen mit dem Mehl in den Teig.',
    'Nicht vom Teig naschen: Rohe Eier und rohes Mehl können Keime enthalten, die erst beim Backen absterben.',
    'Eingewickelt hält sich der Kuchen {days} Tage bei Zimmertemperatur und bleibt saftig.',
  ],
  tags: ['Joghurtkuchen', 'Rührkuchen', 'Backen mit Kindern', 'einfach', 'französisch'],
});
