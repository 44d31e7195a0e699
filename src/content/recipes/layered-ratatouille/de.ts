import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Geschichtetes Ratatouille (Confit byaldi)',
  alt: 'Confit byaldi, das geschichtete Ratatouille',
  description:
    'Ratatouille in Scheiben: Dünne Scheiben von grünen und gelben Zucchini, Auberginen und Tomaten liegen dachziegelartig auf einer Sauce aus gerösteten Paprika und garen stundenlang im sanft geheizten Ofen, bis sie butterzart und doch noch ganz sind. Misslingen kann wenig, es schmeckt lauwarm so gut wie heiß und am nächsten Tag noch besser.',
  ingredients: {
    peppers: {
      one: 'rote Paprikaschote, halbiert und entkernt',
      other: 'rote Paprikaschoten, halbiert und entkernt',
    },
    oil: 'Olivenöl',
    onion: { one: 'mittelgroße Zwiebel, fein gehackt', other: 'mittelgroße Zwiebeln, fein gehackt' },
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    crushedTomatoes: 'stückige Tomaten aus der Dose',
    thyme: { one: 'Zweig Thymian', other: 'Zweige Thymian' },
    bayLeaf: { one: 'Lorbeerblatt', other: 'Lorbeerblätter' },
    salt: 'feines Salz',
    zucchini: 'schlanke grüne Zucchini',
    squash: 'schlanke gelbe Zucchini',
    eggplants: 'schlanke Auberginen (Melanzani)',
    tomatoes: 'Eiertomaten (Roma)',
    pepper: 'gemahlener schwarzer Pfeffer',
    vinegar: 'Balsamico-Essig',
  },
  steps: [
    'Den Backofen auf {hot} vorheizen. Die Paprika mit der Schnittfläche nach unten auf einem blanken oder mit Alufolie ausgelegten Blech {roast} rösten, bis die Haut Blasen wirft und sich löst. {cover} zugedeckt stehen lassen, häuten und fein hacken. Den Ofen auf {low} herunterschalten.',
    'Ein Drittel des Öls in einer Pfanne bei schwacher Hitze erwärmen und die Zwiebel mit zwei Dritteln des Knoblauchs {onion} weich dünsten, ohne dass sie Farbe nimmt. Stückige Tomaten, die Hälfte des Thymians, das Lorbeerblatt und die Hälfte des Salzes zugeben und {simmer} köcheln lassen, bis die Sauce dick und nicht mehr wässrig ist. Die Kräuter herausnehmen und die Paprika unterrühren.',
    'Die Sauce in einer flachen Auflaufform von etwa {dish} Durchmesser verteilen. Grüne und gelbe Zucchini, Auberginen und Eiertomaten in {thick} dicke Scheiben schneiden.',
    'Die Scheiben in immer gleicher Reihenfolge stapeln und in überlappenden Reihen oder als Spirale auf die Sauce legen, sodass von jeder Scheibe ein schmaler Rand zu sehen ist.',
    'Ein weiteres Drittel des Öls mit dem restlichen Knoblauch, den Blättchen des restlichen Thymians, dem restlichen Salz und dem Pfeffer verrühren und das Gemüse damit bepinseln. Einen Bogen Backpapier direkt darauflegen und die Form dicht mit Alufolie verschließen.',
    '{bake} backen, bis ein Messer ohne jeden Widerstand durch die Aubergine gleitet.',
    'Aufdecken und weitere {glaze} backen, bis der Saft am Rand eingedickt ist und die Oberfläche glänzt und leicht zu bräunen beginnt. Wenn noch viel Flüssigkeit da ist, sie in einen kleinen Topf gießen und einkochen.',
    '{rest} ruhen lassen. Das restliche Öl mit dem Essig und dem Garsaft, der sich am Rand abschöpfen lässt, verquirlen und zum Servieren darüberträufeln.',
  ],
  tips: [
    'Gemüse von möglichst gleichem Durchmesser wählen, etwa {wide}, damit die Reihen gleichmäßig liegen.',
    'Ein Gemüsehobel schneidet gleich dicke Scheiben; den Restehalter benutzen. Die Tomaten lieber mit einem scharfen Messer mit Wellenschliff schneiden.',
    'Balsamico-Essig enthält meist Sulfite; deshalb sind sie hier genannt.',
    'Den Ofen niedrig lassen. Bei starker Hitze trocknen die Ränder aus, bevor die Aubergine weich ist.',
    'Das Ratatouille hält sich {days} Tage im Kühlschrank. Zugedeckt bei {oven} {reheat} aufwärmen oder {stand} vor dem Essen herausnehmen und zimmerwarm servieren.',
  ],
  tags: ['Ratatouille', 'französisch', 'Gemüse', 'Ofengericht', 'zum Vorbereiten'],
});
