import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Quiche Lorraine',
  alt: 'Quiche Lorraine mit Speck und gewelltem Rand, ein Stück angeschnitten',
  description:
    'Der Speckkuchen aus Lothringen: knuspriger Mürbeteig, geräucherter Speck und ein zarter Guss aus Eiern und Sahne. Käse kommt in der ursprünglichen Fassung nicht hinein. Warm oder lauwarm mit grünem Salat servieren.',
  ingredients: {
    flour: 'Weizenmehl (Type 405, W480) für den Teig',
    salt: 'feines Salz',
    butter: 'kalte Butter in Würfeln, für den Teig',
    water: 'eiskaltes Wasser',
    panButter: 'weiche Butter für die Form',
    dusting: 'Weizenmehl (Type 405, W480) zum Ausrollen',
    lardons: 'geräucherter Speck, in kurzen Streifen',
    eggs: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    cream: 'Schlagsahne (Schlagobers, Rahm)',
    milk: 'Vollmilch',
    pepper: 'frisch gemahlener schwarzer Pfeffer',
    nutmeg: 'geriebene Muskatnuss',
  },
  steps: [
    'Das Mehl für den Teig und das Salz mischen. Die kalte Butter mit den Fingerspitzen einreiben, bis grobe Brösel entstehen. Das Wasser darüberträufeln und den Teig zusammendrücken, ohne ihn zu kneten. Flach drücken, einwickeln und {chill} kalt stellen.',
    'Eine Tarteform mit {pan} Durchmesser mit der Butter für die Form einfetten. Den Teig auf dem Mehl zum Ausrollen etwa {thick} dick ausrollen, in die Form legen, in die Ecken drücken und den Rand abschneiden. Den Boden mit einer Gabel einstechen und noch {rest} kalt stellen. Inzwischen den Backofen auf {oven} vorheizen.',
    'Den Teig mit Backpapier belegen, mit getrockneten Hülsenfrüchten beschweren und {beans} blindbacken. Papier und Hülsenfrüchte abnehmen und den Boden noch {bare} backen, bis er trocken aussieht.',
    'Währenddessen den Speck in eine kalte Pfanne geben und bei mittlerer Hitze {fry} auslassen, bis Fett austritt, die Streifen aber noch weich sind. Auf Küchenpapier abtropfen lassen.',
    'Die Eier nur kurz verquirlen, dann Sahne, Milch, Pfeffer und Muskat unterrühren. Salz bringt der Speck mit.',
    'Den Speck auf dem Boden verteilen, den Guss darübergießen und die Quiche {bake} backen, bis sie aufgegangen und goldbraun ist und die Mitte nicht mehr fließt, wenn man an der Form rüttelt. Ein Thermometer soll dort mindestens {safe} anzeigen.',
    'Die Quiche {rest} stehen lassen, damit der Guss fest wird, und warm oder lauwarm servieren. Reste innerhalb von {fridge} in den Kühlschrank stellen.',
  ],
  tips: [
    'Mit in Butter gedünsteten Zwiebeln heißt sie Quiche alsacienne, mit Gruyère Quiche vosgienne.',
    'Den heißen vorgebackenen Boden mit verquirltem Ei bestreichen und kurz im Ofen trocknen: So bleibt er knusprig.',
    'Mit fertigem Quiche- oder Mürbeteig ohne Zucker entfällt der erste Schritt.',
    'Im Kühlschrank hält sich die Quiche {days} Tage, bei höchstens {cold}. Im Ofen statt in der Mikrowelle erwärmen, bis sie in der Mitte {hot} hat.',
  ],
  tags: ['Quiche', 'Speckkuchen', 'Lothringen', 'herzhaft', 'französisch'],
});
