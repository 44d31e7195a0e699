import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Regenbogen-Buddha-Bowl',
  alt: 'Vegetarische Buddha-Bowl',
  description:
    'Eine Schale mit etwas Warmem, etwas Knackigem und etwas Cremigem: Quinoa, geröstete Süßkartoffeln und gewürzte Kichererbsen neben rohem Rotkohl, Karotten, Gurke und Avocado, darüber ein Dressing aus Zitrone und Tahini. Sie macht auch abends satt, und die Zutaten können im Kühlschrank auf die Mittagspause warten.',
  ingredients: {
    sweetPotatoes: 'Süßkartoffeln, geschält und in {cube} große Würfel geschnitten',
    chickpeas: 'Kichererbsen aus der Dose, abgetropft und trocken getupft',
    oil: 'Olivenöl',
    paprika: 'mildes geräuchertes Paprikapulver',
    cumin: 'gemahlener Kreuzkümmel',
    salt: 'feines Salz',
    quinoa: 'Quinoa, abgespült',
    water: 'Wasser, für die Quinoa',
    cabbage: 'Rotkohl (Blaukraut), fein gehobelt',
    lemonJuice: 'Zitronensaft',
    tahini: 'Tahini (Sesammus)',
    mapleSyrup: 'Ahornsirup',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    dressingWater: 'kaltes Wasser, für das Dressing',
    spinach: 'Babyspinat',
    carrots: { one: 'Karotte, in feine Stifte geschnitten', other: 'Karotten, in feine Stifte geschnitten' },
    cucumber: { one: 'kleine Gurke, in Scheiben', other: 'kleine Gurken, in Scheiben' },
    tomatoes: 'Kirschtomaten, halbiert',
    avocado: { one: 'reife Avocado, in Spalten', other: 'reife Avocados, in Spalten' },
    sesame: 'Sesam, geröstet',
  },
  steps: [
    'Das ganze Gemüse und die Avocado waschen und erst dann schneiden. Den Backofen auf {oven} vorheizen. Süßkartoffeln und Kichererbsen mit Öl, Paprikapulver, Kreuzkümmel und der Hälfte des Salzes mischen und in einer Lage auf einem großen Backblech verteilen.',
    '{roast} rösten und dabei einmal wenden, bis die Süßkartoffeln weich sind und braune Ränder haben und die Kichererbsen klappern, wenn man am Blech rüttelt.',
    'Inzwischen die Quinoa mit ihrem Wasser und der Hälfte des restlichen Salzes in einem Topf aufkochen und zugedeckt bei schwacher Hitze {cook} garen, bis das Wasser aufgesogen ist und jedes Korn einen weißen Ring zeigt. Vom Herd nehmen, zugedeckt {rest} stehen lassen und mit einer Gabel auflockern.',
    'Den Rotkohl mit dem restlichen Salz und einem Drittel des Zitronensafts {rub} kräftig durchkneten, bis er weicher wird und leuchtend pink ist.',
    'Das Tahini mit dem restlichen Zitronensaft, dem Ahornsirup und dem Knoblauch verrühren. Es wird zuerst dick und sieht aus wie geronnen; das Wasser für das Dressing löffelweise unterschlagen, bis es glatt ist und wie Sahne vom Löffel läuft.',
    'Spinat und Quinoa auf weite Schalen verteilen. Süßkartoffeln, Kichererbsen, Rotkohl, Karotten, Gurke, Tomaten und Avocado nebeneinander in kleinen Häufchen darauf anrichten, das Dressing darübergeben und mit dem Sesam bestreuen.',
  ],
  tips: [
    'Quinoa in einem feinen Sieb abspülen, bis das Wasser nicht mehr schäumt; der Schaum kommt von der bitteren Hülle der Körner.',
    'Röstgemüse, Quinoa und Dressing halten sich getrennt verpackt {days} Tage im Kühlschrank. Die Avocado erst kurz vor dem Essen aufschneiden.',
    'Die Kichererbsen gut abtrocknen, sonst dämpfen sie, statt knusprig zu werden.',
    'Das Dressing dickt im Kühlschrank nach; vor dem Servieren etwas Wasser unterrühren.',
  ],
  tags: ['Bowl', 'Quinoa', 'Kichererbsen', 'Meal-Prep', 'Tahini'],
});
