import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chicken Tenders mit Honig-Senf-Sauce',
  alt: 'Panierte Hähnchenstreifen',
  description:
    'Panierte Hähnchenstreifen mit Senf gleich zweimal: auf dem Fleisch, wo er würzt und die Brösel hält, und mit Honig verrührt in einer Sauce zum Dippen. Die Sauce wird nicht gekocht und ist scharf genug, um sich gegen die Kruste zu behaupten. Getrennt serviert, bleibt alles bis zum letzten Bissen knusprig.',
  ingredients: {
    chicken: 'Hähnchen-Innenfilets',
    salt: 'feines Salz',
    pepper: 'schwarzer Pfeffer',
    chickenMustard: 'Dijon-Senf, für das Hähnchen',
    flour: 'Weizenmehl (Type 405, W480)',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    breadcrumbs: 'feine Semmelbrösel (Paniermehl)',
    paprika: 'edelsüßes Paprikapulver',
    fryingOil: 'neutrales Frittieröl',
    honey: 'Honig',
    sauceMustard: 'Dijon-Senf, für die Sauce',
    mayonnaise: 'Mayonnaise',
    lemonJuice: 'frisch gepresster Zitronensaft',
  },
  steps: [
    'Für die Sauce den Honig mit dem Senf für die Sauce, der Mayonnaise und dem Zitronensaft glatt und hell rühren. Probieren: Sie soll erst süß, dann scharf schmecken. Bis zum Servieren kalt stellen.',
    'Die weiße Sehne aus jedem Innenfilet ziehen oder schneiden und das Fleisch trocken tupfen. Mit drei Vierteln des Salzes, dem Pfeffer und dem Senf für das Hähnchen mischen, bis alles dünn überzogen ist.',
    'Das Mehl auf einen flachen Teller geben, die verquirlten Eier auf einen zweiten und die mit dem Paprikapulver gemischten Brösel auf einen dritten.',
    'Die Stücke erst in Mehl, dann in Ei, dann in Bröseln wenden und die Brösel fest andrücken, bis keine feuchte Stelle mehr zu sehen ist. Auf einem Gitter {rest} ruhen lassen, damit die Panade fest wird. Übriges Mehl, Ei und Brösel wegwerfen: Sie waren mit rohem Hähnchen in Berührung.',
    'Das Öl in eine schwere Pfanne mit hohem Rand und {pan} Durchmesser gießen, in der es etwa {deep} hoch steht und die es höchstens zu einem Drittel füllt, und auf {oil} erhitzen; ein hineingeworfener Brösel soll sofort zischen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Nach dem Frittieren das Öl ganz abkühlen lassen, bevor die Pfanne bewegt wird.',
    'Immer nur wenige Stücke {first} frittieren, wenden und weitere {second} frittieren, bis sie kräftig goldbraun sind und an der dicksten Stelle {inside} erreicht haben. Der Senf lässt die Kruste etwas früher bräunen, also mehr auf das Thermometer achten als auf die Farbe.',
    'Auf einem sauberen Gitter abtropfen lassen, noch heiß mit dem restlichen Salz bestreuen und mit der Sauce in einem Schälchen servieren.',
  ],
  tips: [
    'Zum Glasieren die halbe Sauce erwärmen, ohne sie zu kochen, und erst kurz vor dem Servieren aufpinseln; eine glasierte Kruste wird innerhalb von {soft} weich.',
    'Grobkörniger Senf gibt der Sauce Struktur. Milder und süßer wird sie mit süßem Senf.',
    'Mit gekaufter Mayonnaise hält sich die Sauce im Kühlschrank eine Woche; mit selbst gemachter innerhalb von {days} Tagen verbrauchen.',
    'Kein Honig für Kinder unter einem Jahr.',
    'Viele Dijon-Senfe enthalten Sulfite; das steht auf dem Etikett.',
  ],
  tags: ['Chicken Tenders', 'Honig-Senf-Sauce', 'Hähnchen paniert', 'frittiert', 'Dip'],
});
