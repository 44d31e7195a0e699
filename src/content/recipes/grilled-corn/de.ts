import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gegrillte Maiskolben (Elote)',
  alt: 'Elotes, mexikanische Maiskolben vom Straßenstand',
  cuisine: 'Mexikanisch',
  description:
    'Dunkel gegrillte Maiskolben, mit einer säuerlichen Mischung aus Crema und Mayonnaise bestrichen, in salzigem Cotija gewälzt und mit Chili bestäubt: der Straßensnack Mexikos vom heimischen Grill. Rauchig, süß, sauer und scharf in einem Bissen, und Servietten gehören dazu.',
  ingredients: {
    corn: {
      one: 'Zuckermaiskolben, ohne Blätter und Fäden',
      other: 'Zuckermaiskolben, ohne Blätter und Fäden',
    },
    oil: 'Pflanzenöl',
    crema: 'mexikanische Crema (ersatzweise Crème fraîche)',
    mayonnaise: 'Mayonnaise',
    garlic: { one: 'Knoblauchzehe, fein gerieben', other: 'Knoblauchzehen, fein gerieben' },
    lime: { one: 'Bio-Limette', other: 'Bio-Limetten' },
    salt: 'feines Salz',
    cotija: 'Cotija-Käse mit mikrobiellem Lab, fein zerbröselt',
    ancho: 'gemahlener Ancho-Chili',
    cayenne: 'Cayennepfeffer',
    cilantro: 'Koriandergrün, fein gehackt',
  },
  steps: [
    'Einen Holzkohle- oder Gasgrill stark vorheizen, auf etwa {grill} unter dem Deckel, und den Rost säubern. Die Hand soll man eine Handbreit darüber {hand} halten können, nicht länger. Eine Grillpfanne bei starker Hitze oder der heiße Backofengrill tun es auch.',
    'Die Limette heiß waschen, die Schale zur Hälfte in eine kleine Schüssel reiben und den Saft der halben Frucht dazupressen; den Rest in Spalten schneiden. Crema, Mayonnaise, Knoblauch und Salz glatt unterrühren.',
    'Den Ancho-Chili mit dem Cayennepfeffer mischen. Den Cotija auf einem großen Teller verteilen.',
    'Die Maiskolben trocken tupfen, mit dem Öl einreiben und auf den Rost legen. {grill} grillen und dabei alle {turn} um ein Viertel drehen, bis die Körner leuchtend gelb, prall und rundum stellenweise dunkel geröstet sind. Drückt man mit dem Messer auf ein Korn, soll süßer, milchiger Saft austreten.',
    'Die Kolben {cool} abkühlen lassen, damit die Creme haftet und nicht herunterläuft. In das Stielende jedes Kolbens einen stabilen Spieß als Griff stecken.',
    'Den Mais rundum dick mit der Crema-Mischung bestreichen und im Cotija wälzen, dabei andrücken, damit er haftet.',
    'Mit der Chilimischung bestäuben, mit dem Koriandergrün bestreuen und heiß servieren, mit den Limettenspalten zum Beträufeln. Den Rest der Crema-Mischung im Kühlschrank aufbewahren; er darf nicht länger als {limit} ungekühlt stehen.',
  ],
});
