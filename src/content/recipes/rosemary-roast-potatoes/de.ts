import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Knusprige Rosmarinkartoffeln aus dem Ofen',
  alt: 'Geröstete Kartoffelstücke',
  description:
    'Mehligkochende Kartoffeln, gekocht, bis ihre Kanten zerfallen, und dann heiß geröstet, sodass der Brei an der Oberfläche zu einer dicken, krachenden Kruste um ein lockeres Inneres trocknet. Rosmarin und Knoblauch aromatisieren zuerst das Öl und kommen erst am Schluss wieder dazu: So duften sie, statt zu verbrennen.',
  ingredients: {
    potatoes: 'mehligkochende Kartoffeln, geschält, in Stücken von {chunk}',
    waterSalt: 'feines Salz, für das Kochwasser',
    bakingSoda: 'Natron',
    oil: 'Olivenöl',
    rosemary: { one: 'Zweig Rosmarin, Nadeln fein gehackt', other: 'Zweige Rosmarin, Nadeln fein gehackt' },
    garlic: { one: 'Knoblauchzehe, fein gehackt', other: 'Knoblauchzehen, fein gehackt' },
    salt: 'feines Salz, für die Kruste',
    pepper: 'gemahlener schwarzer Pfeffer',
  },
  steps: [
    'Ein großes, schweres Backblech auf die mittlere Schiene schieben, damit es mit heiß wird, und den Backofen auf {oven} vorheizen.',
    'Die Kartoffeln in einen großen Topf geben und so viel kaltes Wasser zugießen, dass es {cover} darübersteht; das Salz für das Wasser und das Natron zugeben und aufkochen. {simmer} köcheln lassen: Ein Messer soll leicht hineingleiten und die Ecken sollen ausgefranst aussehen, aber die Stücke müssen noch zusammenhalten.',
    'Inzwischen das Öl mit Rosmarin und Knoblauch in einem kleinen Topf bei mittlerer Hitze unter ständigem Rühren erwärmen. Nach etwa {fry} beginnt der Knoblauch gerade, strohgelb zu werden; sofort alles durch ein feines Sieb in eine große Schüssel gießen. Rosmarin und Knoblauch aus dem Sieb für den Schluss aufheben.',
    'Die Kartoffeln abgießen und im Sieb {steam} ausdampfen lassen. Sobald die Oberfläche kreidig und nicht mehr nass aussieht, die Kartoffeln in die Schüssel mit dem Öl geben, das Salz für die Kruste und den Pfeffer zugeben und kräftig schwenken, bis jedes Stück einen dünnen Mantel aus Kartoffelbrei hat.',
    'Die Kartoffeln in einer Lage mit etwas Abstand auf dem heißen Blech verteilen. {roast} rösten, ohne sie zu bewegen.',
    'Die Kartoffeln mit einem dünnen Pfannenwender aus Metall lösen, wenden und weitere {roast} rösten, nach der Hälfte der Zeit noch einmal wenden. Sie sind fertig, wenn sie rundum kräftig goldbraun sind und hohl klingen, wenn man mit dem Pfannenwender daraufklopft.',
    'Die heißen Kartoffeln mit dem gerösteten Rosmarin und Knoblauch mischen, mit Salz abschmecken und sofort servieren, bevor der Dampf die Kruste aufweicht.',
  ],
  tips: [
    'Die Prise Natron macht das Wasser alkalisch; das baut das Pektin an der Oberfläche ab, und so entsteht die raue, knusprige Hülle.',
    'Eine mehligkochende Sorte nehmen, zum Beispiel Agria, Gunda oder Freya. Festkochende Kartoffeln bleiben glatt und bräunen viel weniger.',
    'Liegen die Kartoffeln auf dem Blech zu eng, ein weiteres nehmen: Stücke, die sich berühren, dämpfen einander und bleiben blass.',
    'Die Kartoffeln lassen sich bis zu einen Tag vorher kochen, aufrauen und einölen. Mit dem gerösteten Rosmarin und Knoblauch zugedeckt in den Kühlschrank stellen und die Kartoffeln dann {longer} länger rösten.',
  ],
  tags: ['Kartoffeln', 'Ofenkartoffeln', 'Röstkartoffeln', 'Rosmarin', 'Beilage', 'knusprig'],
});
