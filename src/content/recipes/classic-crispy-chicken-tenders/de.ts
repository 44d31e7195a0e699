import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Klassische knusprige Chicken Tenders',
  alt: 'Knusprige Hähnchenstreifen',
  description:
    'Die schlichte, gute Version: Mehl, Ei, gewürzte Brösel und eine Pfanne mit wenig heißem Öl. Eine kurze Ruhezeit nach dem Panieren klebt die Kruste ans Fleisch, sodass sie in der Pfanne hält und auf dem Teller kracht. Am Herd steht man dafür {stove}.',
  ingredients: {
    chicken: 'Hähnchen-Innenfilets',
    salt: 'feines Salz',
    pepper: 'schwarzer Pfeffer',
    flour: 'Weizenmehl (Type 405, W480)',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    water: 'Wasser',
    breadcrumbs: 'feine Semmelbrösel (Paniermehl)',
    paprika: 'edelsüßes Paprikapulver',
    garlicPowder: 'Knoblauchpulver',
    fryingOil: 'neutrales Frittieröl',
    lemon: { one: 'Zitrone, gewaschen, in Spalten', other: 'Zitronen, gewaschen, in Spalten' },
  },
  steps: [
    'Die weiße Sehne aus jedem Innenfilet ziehen oder schneiden, das Fleisch trocken tupfen und mit dem Pfeffer und zwei Dritteln des Salzes würzen.',
    'Drei flache Teller bereitstellen: im ersten das Mehl, im zweiten die mit dem Wasser verquirlten Eier, im dritten die Brösel, gemischt mit Paprika- und Knoblauchpulver und dem restlichen Salz.',
    'Jedes Stück in Mehl wenden und abklopfen, durch das Ei ziehen und abtropfen lassen, dann von beiden Seiten in die Brösel drücken, bis keine Stelle mehr frei ist. Auf einem Gitter {rest} ruhen lassen. Übriges Mehl, Ei und Brösel wegwerfen: Sie waren mit rohem Hähnchen in Berührung.',
    'Das Öl in eine schwere Pfanne mit hohem Rand und {pan} Durchmesser gießen, in der es etwa {deep} hoch steht und die es höchstens zu einem Drittel füllt, und auf {oil} erhitzen. Ohne Thermometer einen Brösel hineinwerfen: Er soll sofort zischen und in etwa {crumb} bräunen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Nach dem Frittieren das Öl ganz abkühlen lassen, bevor die Pfanne bewegt wird.',
    'Portionsweise und mit Abstand zwischen den Stücken auf der ersten Seite {first}, auf der zweiten {second} frittieren. Die Tenders sind gar, wenn sie kräftig goldbraun sind und an der dicksten Stelle {inside} erreicht haben. Das Öl vor jeder weiteren Portion wieder heiß werden lassen.',
    'Auf einem sauberen Gitter über einem Blech abtropfen lassen, nicht auf Papier, das die Unterseite aufweicht. Im Ofen bei {warm} warm halten, bis alles frittiert ist. Mit den Zitronenspalten servieren.',
  ],
  tips: [
    'Eine Hand für die trockenen Teller und eine für das Ei: So werden die eigenen Finger nicht mitpaniert.',
    'Keine Innenfilets bekommen? Hähnchenbrustfilets längs in etwa {thick} dicke Streifen schneiden; sie garen genauso lange.',
    'Paniert und roh auf einem Blech einfrieren, dann in Beutel füllen. Vor dem Frittieren alles lose Eis abklopfen, denn es lässt heißes Öl überschäumen, und wenige Stücke auf einmal vorsichtig hineingleiten lassen; gefroren bei {oil} etwa {fry} frittieren und prüfen, ob innen {inside} erreicht sind.',
    'Die Ölmenge ist das, was die Pfanne braucht; das meiste bleibt darin zurück. Der Fettgehalt ist nur mit dem berechnet, was die Kruste aufnimmt, etwa {share} pro Person.',
  ],
  tags: ['Chicken Tenders', 'Hähnchen paniert', 'frittiert', 'Hähnchenstreifen', 'Familienessen', 'schnell'],
});
