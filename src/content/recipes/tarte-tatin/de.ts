import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tarte Tatin',
  alt: 'Tarte Tatin mit glänzenden karamellisierten Äpfeln auf einem Teller',
  description:
    'Gestürzter Apfelkuchen aus Frankreich: Äpfel in Butterkaramell, unter einer Teigdecke gebacken und noch heiß gestürzt. Benannt ist er nach den Schwestern Tatin, in deren Hotel in der Sologne er berühmt wurde. Auf die Äpfel kommt es an: fest, säuerlich, und mehr davon, als in die Form zu passen scheinen.',
  ingredients: {
    flour: 'Weizenmehl (Type 405, W480) für den Teig',
    salt: 'feines Salz',
    doughButter: 'kalte Butter in Würfeln, für den Teig',
    water: 'eiskaltes Wasser',
    apples: 'feste, säuerliche Äpfel, zum Beispiel Boskoop oder Braeburn',
    juice: 'Zitronensaft',
    sugar: 'Zucker',
    butter: 'Butter in Würfeln, für den Karamell',
    dusting: 'Weizenmehl (Type 405, W480) zum Ausrollen',
  },
  steps: [
    'Das Mehl für den Teig und das Salz mischen. Die kalte Butter mit den Fingerspitzen einreiben, bis grobe Brösel entstehen, das Wasser darüberträufeln und den Teig zusammendrücken. Flach drücken, einwickeln und {chill} kalt stellen.',
    'Inzwischen die Äpfel waschen, schälen, vierteln, entkernen und mit dem Zitronensaft mischen.',
    'Den Zucker in einer schweren ofenfesten Pfanne oder Tatin-Form von {pan} verteilen und bei mittlerer Hitze {caramel} schmelzen, dabei schwenken, aber nicht rühren, bis der Karamell bernsteinfarben ist. Sofort vom Herd nehmen und die Butter für den Karamell stückweise unterrühren. Das schäumt auf und ist viel heißer als kochendes Wasser: Hände und Kinder fernhalten.',
    'Die Apfelviertel mit der runden Seite nach unten dicht an dicht in den Karamell stellen und die übrigen dazwischenklemmen; sie fallen noch zusammen. Bei mittlerer bis schwacher Hitze {cook} garen, bis der Saft zwischen den Äpfeln dick und braun blubbert. Inzwischen den Backofen auf {oven} vorheizen.',
    'Den Teig auf dem Mehl zum Ausrollen etwa {thick} dick zu einem Kreis von {disk} ausrollen. Auf die Äpfel legen, den Rand mit einem Löffelstiel innen an der Form hinunterdrücken und den Teig einige Male einstechen.',
    'Die Form auf ein Blech stellen und {bake} backen, bis der Teig kräftig goldbraun ist und am Rand Karamell hochblubbert.',
    'Die Tarte {rest} stehen lassen. Ofenhandschuhe anziehen, denn Form und Stiel sind so heiß wie der Ofen, einen großen Teller mit Rand auflegen und beides in einem Zug vom Körper weg stürzen. Äpfel, die hängen bleiben, wieder einsetzen. Lauwarm mit Crème fraîche oder Vanilleeis servieren.',
  ],
  tips: [
    'Mehlige Äpfel zerfallen. Besser feste nehmen und sie nur vierteln.',
    'Viele nehmen in Frankreich Blätterteig; die Tarte wird damit leichter und blättriger.',
    'Ist die Tarte abgekühlt und klebt fest, die Form etwa {warm} auf dem Herd erwärmen, bis der Karamell schmilzt, dann stürzen.',
    'Am besten schmeckt sie am selben Tag. Im Kühlschrank hält sie sich {days} Tage; bei {oven} etwa {reheat} aufwärmen.',
  ],
  tags: ['Tarte Tatin', 'Apfelkuchen', 'Karamell', 'Dessert', 'französisch'],
});
