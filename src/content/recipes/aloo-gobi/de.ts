import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aloo Gobi (indische Kartoffel-Blumenkohl-Pfanne)',
  alt: 'Aloo Gobi: Kartoffeln und Blumenkohl',
  description:
    'Das trockene Curry der nordindischen Hausmannskost: Kartoffeln und Blumenkohl werden in Öl gebräunt und dann fast nur im Saft der Tomaten mit Kreuzkümmel, Koriander und Kurkuma gedünstet. Das Gemüse bleibt ganz, und jedes Stück ist von Gewürzen umhüllt.',
  ingredients: {
    oil: 'neutrales Öl',
    potatoes: 'festkochende Kartoffeln, geschält, in Würfeln von {cube}',
    cauliflower: 'Blumenkohl (Karfiol), in Röschen von {floret} geteilt und trocken getupft',
    cuminSeeds: 'Kreuzkümmelsamen',
    onion: { one: 'mittelgroße Zwiebel, fein gehackt', other: 'mittelgroße Zwiebeln, fein gehackt' },
    ginger: 'fein geriebener Ingwer',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    greenChili: {
      one: 'grüne Chilischote, längs eingeschnitten',
      other: 'grüne Chilischoten, längs eingeschnitten',
    },
    coriander: 'gemahlener Koriander',
    cumin: 'gemahlener Kreuzkümmel',
    turmeric: 'gemahlene Kurkuma',
    chiliPowder: 'Kaschmir-Chilipulver',
    tomatoes: { one: 'mittelgroße Tomate, gehackt', other: 'mittelgroße Tomaten, gehackt' },
    salt: 'feines Salz',
    water: 'heißes Wasser',
    fenugreek: 'getrocknete Bockshornkleeblätter (Kasuri Methi), zerrieben',
    garamMasala: 'Garam Masala',
    lemonJuice: 'Zitronensaft',
    cilantro: 'gehacktes Koriandergrün',
  },
  steps: [
    'Die Hälfte des Öls in einer weiten, schweren Pfanne mit Deckel bei mittlerer bis starker Hitze erhitzen. Den Blumenkohl darin {fry} braten und ab und zu wenden, bis er braune Stellen hat, aber noch fest ist. Herausnehmen.',
    'Die Kartoffeln in derselben Pfanne {fry} braten, bis die Kanten goldbraun sind. Herausnehmen und zum Blumenkohl geben.',
    'Auf mittlere Hitze herunterschalten, das restliche Öl hineingießen und die Kreuzkümmelsamen zugeben. Nach etwa {crackle} knistern sie und werden eine Spur dunkler. Sofort die Zwiebel einrühren und {fry} braten, bis sie weich und hellbraun ist.',
    'Ingwer, Knoblauch und Chilischote einrühren und {cook} mitbraten, bis nichts mehr roh riecht. Gemahlenen Koriander, gemahlenen Kreuzkümmel, Kurkuma und Chilipulver mit einem Löffel vom heißen Wasser zugeben und {spices} rühren, damit die Gewürze ihr Aroma entfalten, ohne zu verbrennen.',
    'Tomaten und Salz zugeben. {cook} kochen und die Tomaten dabei zerdrücken, bis sie zu einer dicken Paste zerfallen und sich am Pfannenrand Öl absetzt.',
    'Kartoffeln und Blumenkohl wieder in die Pfanne geben und in der Paste wenden, bis sie rundum überzogen sind. Das restliche heiße Wasser angießen, fest zudecken und bei schwacher Hitze {steam} garen, dabei einmal wenden. Ein Messer soll leicht durch die Kartoffeln gehen, der Blumenkohl noch etwas Biss haben.',
    'Den Deckel abnehmen, Bockshornkleeblätter und Garam Masala zugeben und die Hitze für {dry} erhöhen, bis kaum noch Flüssigkeit in der Pfanne ist. Vom Herd nehmen, Zitronensaft und Koriandergrün unterheben und zugedeckt {stand} ziehen lassen, dann servieren.',
  ],
  tips: [
    'Den Blumenkohl nach dem Waschen gut abtrocknen. Nasse Röschen dünsten und zerfallen, bevor sie bräunen.',
    'Sobald der Deckel aufliegt, möglichst wenig rühren und das Gemüse lieber mit einem flachen Pfannenwender wenden.',
    'Den Blumenkohl deutlich größer schneiden als die Kartoffeln, denn er gart schneller.',
    'Kaschmir-Chili gibt mehr Farbe als Schärfe. Von schärferem Chilipulver nur die Hälfte nehmen.',
    'Im Kühlschrank hält sich das Gericht {days} Tage; am nächsten Tag ist es eine gute Füllung für Fladenbrot.',
  ],
  tags: ['Kartoffeln', 'Blumenkohl', 'indisch', 'Curry', 'vegan', 'Pfannengericht'],
});
