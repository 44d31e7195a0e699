import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gemüsecurry',
  alt: 'Indisches Gemüsecurry',
  cuisine: 'Indisch',
  description:
    'Ein nordindisches Sabzi aus gemischtem Gemüse: Kartoffeln, Blumenkohl, Karotten, grüne Bohnen und Erbsen in einem dicken Masala aus Zwiebel, Tomate und Ingwer, das am Gemüse haftet, statt es zu ertränken. Jedes Gemüse kommt dann in die Pfanne, wenn es an der Reihe ist; so sind alle gleichzeitig weich und keines ist zerfallen. Dazu passen Reis oder Fladenbrot.',
  ingredients: {
    oil: 'Pflanzenöl',
    cuminSeeds: 'Kreuzkümmelsamen',
    onions: { one: 'Zwiebel, fein gehackt', other: 'Zwiebeln, fein gehackt' },
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    ginger: 'fein gehackter frischer Ingwer',
    greenChili: { one: 'grüne Chilischote, fein gehackt', other: 'grüne Chilischoten, fein gehackt' },
    coriander: 'gemahlener Koriander',
    groundCumin: 'gemahlener Kreuzkümmel',
    chiliPowder: 'Kaschmir-Chilipulver',
    turmeric: 'gemahlene Kurkuma',
    salt: 'feines Salz',
    tomatoes: 'stückige Tomaten aus der Dose',
    potatoes: 'festkochende Kartoffeln, in {cube} großen Würfeln',
    carrots: 'Karotten, in {slice} dicken Scheiben',
    water: 'Wasser',
    cauliflower: 'Blumenkohl (Karfiol), in kleinen Röschen',
    beans: 'grüne Bohnen (Fisolen), in {piece} langen Stücken',
    peas: 'TK-Erbsen',
    garamMasala: 'Garam Masala',
    fenugreek: 'getrocknete Bockshornkleeblätter (Kasuri Methi), zerrieben',
    lemonJuice: 'Zitronensaft',
    cilantro: 'gehacktes Koriandergrün',
  },
  steps: [
    'Das Öl in einer breiten, schweren Pfanne bei mittlerer Hitze erhitzen. Einen der Kreuzkümmelsamen hineingeben: Sobald er zischt, die übrigen zugeben und {crackle} knistern lassen, bis sie einen Ton dunkler sind.',
    'Die Zwiebeln zugeben und {fry} unter häufigem Rühren braten, bis sie weich und gleichmäßig goldbraun sind. Blasse Zwiebeln ergeben ein fades Curry, deshalb hier nichts überstürzen.',
    'Knoblauch, Ingwer und Chilischote {garlic} mitbraten, bis sie nicht mehr roh riechen. Gemahlenen Koriander, gemahlenen Kreuzkümmel, Chilipulver, Kurkuma und Salz zugeben und {spices} rühren. Ein Schuss Wasser verhindert, dass die Gewürze verbrennen.',
    'Die Tomaten zugeben und {cook} kochen, bis das Masala dick ist, sich vom Pfannenboden löst, wenn man einen Löffel hindurchzieht, und am Rand Ölperlen zeigt.',
    'Kartoffeln, Karotten und Wasser unterrühren. Zugedeckt bei schwacher bis mittlerer Hitze {simmer} köcheln lassen, bis ein Messer in die Kartoffeln dringt, in der Mitte aber noch auf Widerstand stößt.',
    'Blumenkohl und Bohnen zugeben, unterrühren, bis alles überzogen ist, und zugedeckt {cook} garen, dabei zweimal umrühren, bis alles gerade weich ist. Etwas Wasser zugeben, wenn es am Boden ansetzt.',
    'Erbsen, Garam Masala und Bockshornkleeblätter unterrühren und ohne Deckel {cook} garen, bis die Erbsen heiß und leuchtend grün sind und die Sauce am Gemüse haftet.',
    'Die Pfanne vom Herd nehmen und den Zitronensaft und die Hälfte des Koriandergrüns unterrühren. {stand} ziehen lassen, mit Salz abschmecken und mit dem restlichen Koriandergrün bestreuen.',
  ],
});
