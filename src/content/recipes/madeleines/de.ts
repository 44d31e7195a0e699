import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Madeleines',
  alt: 'Goldbraune muschelförmige Madeleines, daneben eine halbe Zitrone',
  description:
    'Kleine Butterkuchen aus Commercy in Lothringen, auf der einen Seite geriffelt wie eine Jakobsmuschel, auf der anderen mit einem Buckel. Der entsteht durch den Schreck: kalter Teig, kaltes Blech, heißer Ofen. Man rechnet zwei pro Person, noch lauwarm zu einer Tasse Tee.',
  ingredients: {
    butter: 'Butter für den Teig',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    sugar: 'Zucker',
    zest: 'fein abgeriebene Schale einer gewaschenen Bio-Zitrone',
    flour: 'Weizenmehl (Type 405, W480) für den Teig',
    bakingPowder: 'Backpulver',
    salt: 'feines Salz',
    milk: 'Vollmilch',
    panButter: 'sehr weiche Butter für das Blech',
    panFlour: 'Weizenmehl (Type 405, W480) für das Blech',
  },
  steps: [
    'Die Butter für den Teig zerlassen und lauwarm abkühlen lassen.',
    'Eier, Zucker und Zitronenschale {whisk} hell und schaumig schlagen.',
    'Das Mehl für den Teig mit Backpulver und Salz mischen, darübersieben und unterheben. Die Milch und dann die zerlassene Butter nur so lange unterrühren, bis der Teig glatt ist.',
    'Den Teig zugedeckt mindestens {chill} in den Kühlschrank stellen, bis er dick und durch und durch kalt ist.',
    'Die Mulden eines Madeleineblechs mit der Butter für das Blech einfetten, mit dem Mehl dafür bestäuben und das überschüssige Mehl abklopfen. Das Blech {freeze} ins Tiefkühlfach stellen und den Backofen auf {oven} vorheizen.',
    'Die Mulden zu drei Vierteln füllen, ohne den Teig zu verstreichen, und auf mittlerer Schiene {hot} backen. Den Ofen auf {oven} herunterschalten und noch {bake} backen, bis die Buckel trocken und die Ränder goldbraun sind. Den übrigen Teig kalt stellen, bis das Blech sauber, kalt und wieder gefettet ist, und den Ofen erneut hochheizen.',
    'Die Madeleines sofort aus dem Blech klopfen, festsitzende mit einer Messerspitze lösen, und mit der Muschelseite nach oben auf einem Gitter abkühlen lassen.',
  ],
  tips: [
    'Je größer der Unterschied zwischen Teig und Ofen, desto höher der Buckel. An der Kühlzeit nicht sparen.',
    'Der Teig darf bis zu {night} im Kühlschrank stehen; so gibt es frische Madeleines zum Frühstück.',
    'Nicht vom Teig naschen: Rohe Eier und rohes Mehl können Keime enthalten, die erst beim Backen absterben.',
    'Ganz frisch schmecken sie am besten. In einer geschlossenen Dose halten sie sich {days} Tage.',
  ],
  tags: ['Madeleines', 'Kleingebäck', 'Zitrone', 'Kaffeetafel', 'französisch'],
});
