import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Heidelbeer-Lavendel-Limonade',
  alt: 'Beerenfarbenes Getränk mit Eis',
  description:
    'Ein gekochter Heidelbeersirup, in dem kurz Lavendel zieht, eingerührt in kalte Zitronenlimonade, die er hell beerenrot färbt. Lavendel ist hier Gewürz, kein Parfüm: Nach {flowers} neben dem Herd schmeckt der Sirup nach Blüten, nach {soap} nach Seife. Er lässt sich Tage im Voraus zubereiten.',
  garnish: ['Frische Heidelbeeren', 'Zitronenscheibe', 'Lavendelzweig (ungespritzt)'],
  glassware: 'Longdrinkglas oder Henkelglas',
  ingredients: {
    blueberries: 'Heidelbeeren, frisch oder tiefgekühlt',
    sugar: 'Zucker',
    syrupWater: 'Wasser für den Sirup',
    lavender: 'getrocknete Lavendelblüten (Lebensmittelqualität)',
    lemonJuice: 'frisch gepresster Zitronensaft',
    coldWater: 'kaltes Wasser',
    ice: 'Eiswürfel, zum Füllen der Gläser',
  },
  steps: [
    'Heidelbeeren, Zucker und das Wasser für den Sirup in einem kleinen Topf aufkochen und {simmer} leise köcheln lassen, bis die Beeren geplatzt sind und der tiefviolette Sirup einen Löffel gerade eben überzieht.',
    'Vom Herd nehmen, den Lavendel einrühren und zugedeckt {infuse} ziehen lassen. Probieren: Der Lavendel soll blumig im Hintergrund bleiben, nicht mehr.',
    'Durch ein feines Sieb in einen Krug gießen und die Beeren ausdrücken, bis nur noch Schalen und Blüten übrig sind. {cool} im Kühlschrank abkühlen lassen, schneller geht es über einer Schüssel mit Eis.',
    'Den Zitronensaft einrühren, der das Violett zu einem hellen Beerenrot macht, dann das kalte Wasser. Abschmecken: Weil noch Eis dazukommt, darf die Limonade etwas zu kräftig sein.',
    'Hohe Gläser mit Eis füllen, die Limonade eingießen und garnieren.',
  ],
  tips: [
    'Lavendel nehmen, der zum Kochen verkauft wird. Blüten für Duftsäckchen oder vom Floristen können gespritzt oder parfümiert sein.',
    'Der Sirup hält sich in einer sauberen, verschlossenen Flasche im Kühlschrank eine Woche.',
    'Mit Sodawasser anstelle der Hälfte des kalten Wassers wird daraus eine spritzige Limonade; das Sodawasser erst im Glas zugeben.',
    'Wer am Boden des Glases gern etwas zum Löffeln hat, gibt einen Löffel der ausgedrückten Beeren hinein.',
  ],
  tags: ['Heidelbeere', 'Lavendel', 'Limonade', 'alkoholfrei', 'Sommergetränk'],
});
