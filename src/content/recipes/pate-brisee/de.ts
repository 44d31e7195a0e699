import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pâte brisée (französischer Tarteteig)',
  alt: 'Leerer gewellter Tarteboden aus Mürbeteig, daneben Nudelholz und Butter',
  description:
    'Der französische Mürbeteig für alle Tage: Mehl, halb so viel Butter, etwas Salz und gerade genug kaltes Wasser. Er passt zu Quiche ebenso wie zu Obsttarte und schrumpft nicht, wenn er geruht hat. Die Arbeit ist in zehn Minuten getan, die Menge reicht für eine große Tarteform.',
  ingredients: {
    flour: 'Weizenmehl (Type 405, W480) für den Teig',
    salt: 'feines Salz',
    butter: 'kalte Butter in kleinen Würfeln, für den Teig',
    water: 'eiskaltes Wasser',
    panButter: 'weiche Butter für die Form',
    dusting: 'Weizenmehl (Type 405, W480) zum Ausrollen',
  },
  steps: [
    'Das Mehl für den Teig und das Salz in einer weiten Schüssel mischen. Die kalte Butter darin wenden und rasch zwischen den Fingerspitzen verreiben, bis ein grober Sand mit einigen Butterflocken entsteht.',
    'Das meiste Wasser darüberträufeln und mit einem Messer rühren, bis sich Klumpen bilden; den Rest nur zugeben, wenn trockenes Mehl übrig bleibt. Den Teig zusammendrücken und einmal mit dem Handballen von sich weg streichen. Nicht kneten, sonst wird er zäh.',
    'Zu einer flachen Scheibe formen, einwickeln und {chill} kalt stellen.',
    'Den Teig {soften} weicher werden lassen. Auf dem Mehl zum Ausrollen unter häufigem Drehen etwa {thick} dick zu einem Kreis von {disk} ausrollen.',
    'Eine Tarteform mit {pan} Durchmesser mit der Butter für die Form einfetten. Den Teig auf das Nudelholz rollen, über der Form abrollen, ohne Ziehen in die Ecken drücken und den Rand abschneiden. Den Boden mit einer Gabel einstechen und noch {rest} kalt stellen. Inzwischen den Backofen auf {oven} vorheizen.',
    'Den Teig mit Backpapier belegen, mit getrockneten Hülsenfrüchten beschweren und {beans} blindbacken. Papier und Hülsenfrüchte abnehmen und noch {bare} backen, wenn die Füllung mitgebacken wird, oder noch {done}, bis er überall goldbraun ist, wenn sie kalt hineinkommt.',
  ],
  tips: [
    'Für eine süße Tarte zwei Esslöffel Zucker unter das Mehl mischen.',
    'In der Küchenmaschine Butter und Mehl stoßweise zerkleinern, das Wasser zugeben und aufhören, sobald sich Klumpen bilden.',
    'Der Teig hält sich {days} Tage im Kühlschrank und {months} Monate im Tiefkühlfach. Über Nacht im Kühlschrank auftauen.',
    'Den Teig nicht roh essen: Mehl ist nicht keimfrei, erst das Backen macht es unbedenklich.',
  ],
  tags: ['Tarteteig', 'Mürbeteig', 'Quicheteig', 'Grundrezept', 'französisch'],
});
