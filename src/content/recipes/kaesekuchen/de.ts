import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsekuchen',
  alt: 'Goldgelber Käsekuchen, aus dem ein Stück geschnitten ist',
  description:
    'Der Klassiker von der Kaffeetafel: knuspriger Mürbeteig und eine cremig-lockere Quarkmasse, die nur mit Zitrone und Vanille gewürzt wird. Am besten schon am Vortag backen, denn nach einer Nacht im Kühlschrank schmeckt er noch besser und lässt sich sauber schneiden. In Österreich heißt der Quark Topfen.',
  ingredients: {
    flour: 'Weizenmehl (Type 405, W480)',
    bakingPowder: 'Backpulver',
    doughSugar: 'Zucker für den Teig',
    salt: 'feines Salz',
    doughButter: 'kalte Butter in Würfeln, für den Teig',
    doughEgg: { one: 'Ei (Größe M) für den Teig', other: 'Eier (Größe M) für den Teig' },
    panButter: 'weiche Butter für die Form',
    fillingButter: 'weiche Butter für die Füllung',
    fillingSugar: 'Zucker für die Füllung',
    fillingEggs: {
      one: 'zimmerwarmes Ei (Größe M) für die Füllung',
      other: 'zimmerwarme Eier (Größe M) für die Füllung',
    },
    vanilla: 'Vanilleextrakt',
    zest: 'fein abgeriebene Schale einer gewaschenen Bio-Zitrone',
    juice: 'Zitronensaft',
    quark: 'Magerquark (Topfen), abgetropft',
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    starch: 'Speisestärke',
  },
  steps: [
    'Mehl, Backpulver, Zucker für den Teig und Salz mischen. Die kalte Butter mit den Fingerspitzen einreiben, bis Brösel entstehen, das Ei für den Teig zugeben und alles rasch zu einem Mürbeteig verkneten. Flach drücken, einwickeln und {chill} kalt stellen.',
    'Den Backofen auf {oven} vorheizen. Eine Springform mit {pan} Durchmesser mit der Butter für die Form einfetten und den Boden mit Backpapier auslegen. Den Teig gleichmäßig auf den Boden und {rim} hoch an den Rand drücken, an der Kante ohne Lücken, und den Boden mit einer Gabel einstechen.',
    'Butter und Zucker für die Füllung {beat} hellcremig rühren. Die Eier für die Füllung einzeln unterrühren, dann Vanilleextrakt, Zitronenschale und Zitronensaft.',
    'Quark und Sahne mit dem Schneebesen unterrühren. Die Stärke darübersieben und nur so lange rühren, bis keine Klümpchen mehr da sind: Wer Luft hineinschlägt, bekommt einen Kuchen, der hoch aufgeht und reißt. Die Masse auf den Teig gießen und glatt streichen. Sie ist recht flüssig; das soll so sein.',
    'Im unteren Drittel des Ofens {bake} backen; wird der Kuchen zu dunkel, mit Alufolie abdecken. Er ist fertig, wenn er goldgelb und am Rand fest ist und nur noch ein Kreis von etwa {wobble} in der Mitte leicht zittert. Ein Thermometer soll dort mindestens {safe} anzeigen.',
    'Den Ofen ausschalten, einen Kochlöffel in die Tür klemmen und den Kuchen {door} darin stehen lassen. Mit einem Messer am Rand entlangfahren und den Kuchen in der Form auf einem Gitter {rack} abkühlen lassen. Er sinkt dabei etwas ein.',
    'Noch {chill} kalt stellen, dann erst den Ring lösen und anschneiden. Spätestens {fridge}, nachdem er aus dem Ofen gekommen ist, gehört der Kuchen in den Kühlschrank.',
  ],
  tips: [
    'Nasser Quark gibt einen nassen Kuchen. Steht Molke im Becher, den Quark vor dem Abwiegen in einem mit einem sauberen Tuch ausgelegten Sieb abtropfen lassen.',
    'Statt Speisestärke und Vanilleextrakt geht auch ein Päckchen Vanillepuddingpulver.',
    'Alle Zutaten der Füllung sollten Zimmertemperatur haben, sonst gerinnt die Butter beim Rühren.',
    'Zugedeckt hält sich der Kuchen {days} Tage im Kühlschrank, bei höchstens {cold}.',
  ],
  tags: ['Käsekuchen', 'Quarkkuchen', 'Topfenkuchen', 'Mürbeteig', 'Backen'],
});
