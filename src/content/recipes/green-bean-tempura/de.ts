import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tempura mit grünen Bohnen',
  alt: 'Gemüse-Tempura',
  cuisine: 'Japanisch',
  description:
    'Ganze grüne Bohnen und ein paar Scheiben Süßkartoffel in einer Hülle, so dünn, dass das Gemüse durchscheint, und so knusprig, dass sie zerspringt. Dafür sorgen eiskaltes Sprudelwasser und ein klumpig gelassener Teig; der Dip wird mit Kombu statt mit dem üblichen Bonito angesetzt. Derselbe Teig passt zu jedem festen Gemüse.',
  ingredients: {
    kombu: {
      one: 'Stück getrockneter Kombu (Seetang), {square} Kantenlänge',
      other: 'Stücke getrockneter Kombu (Seetang), {square} Kantenlänge',
    },
    water: 'Wasser',
    soySauce: 'Sojasauce',
    mirin: 'Mirin',
    daikon: 'Daikon-Rettich, fein gerieben',
    ginger: 'frischer Ingwer, fein gerieben',
    beans: 'grüne Bohnen (Fisolen), Stielenden abgeschnitten',
    sweetPotato: 'Süßkartoffel, geschält und in {thick} dicken Scheiben',
    dustingFlour: 'Weizenmehl (Type 405, W480), zum Bestäuben',
    fryingOil: 'Frittieröl',
    flour: 'Weizenmehl (Type 405, W480), für den Teig',
    cornstarch: 'Speisestärke',
    egg: { one: 'Ei (Größe M), kalt', other: 'Eier (Größe M), kalt' },
    sodaWater: 'eiskaltes Sprudelwasser',
    salt: 'feines Salz',
  },
  steps: [
    'Den Kombu in einem kleinen Topf {soak} im Wasser einweichen. Langsam erhitzen, bis am Rand kleine Bläschen aufsteigen, den Kombu herausnehmen, Sojasauce und Mirin zugeben und {simmer} köcheln lassen. Den Dip vom Herd nehmen.',
    'Die Bohnen in reichlich kochendem Wasser {boil} weich garen, denn kurzes Blanchieren und das Frittieren reichen bei rohen Bohnen nicht aus. Unter kaltem Wasser abkühlen und abtropfen lassen. Bohnen und Süßkartoffel mit einem Tuch gründlich trocknen, denn nasses Gemüse spritzt in heißem Öl, und im Mehl zum Bestäuben wenden, bis sie wie leicht bereift aussehen. Überschüssiges Mehl abschütteln.',
    'Das Öl in einen hohen, schweren Topf von {pan} Durchmesser gießen, in dem es etwa {deep} hoch steht und den es höchstens zu einem Drittel füllt, und auf {oil} erhitzen. Ohne Thermometer: An einem trockenen Holzstäbchen, das ins Öl gehalten wird, steigen sofort ringsum kleine Bläschen auf. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Ein Gitter über ein Blech setzen.',
    'Erst jetzt den Teig anrühren. Das Mehl für den Teig mit der Speisestärke verrühren. In einer zweiten Schüssel das Ei mit dem Sprudelwasser verquirlen, die Mehlmischung auf einmal hineingeben und mit Stäbchen nur {strokes}-mal umrühren. Der Teig soll so dünn wie Sahne sein, mit Klümpchen und Mehlstreifen darin. Ein Tropfen, den man ins Öl fallen lässt, soll bis zur Hälfte sinken, dann aufsteigen und zischen.',
    'Jeweils ein paar Süßkartoffelscheiben eintauchen, den Teig abtropfen lassen und die Scheiben vom Körper weg ins Öl gleiten lassen. {fry} frittieren, dabei einmal wenden, bis der Teig blassgolden ist und ein Spieß ohne Druck hindurchgleitet.',
    'Die Bohnen portionsweise {fry} frittieren, bis der Teig knusprig ist und das laute Sprudeln nachlässt. Höchstens die Hälfte der Öloberfläche belegen und das Öl vor jeder Portion wieder auf {oil} kommen lassen.',
    'Zwischen den Portionen lose Teigkrümel abschöpfen, bevor sie verbrennen. Die Tempura auf dem Gitter abtropfen lassen, nie übereinander, und heiß mit dem Salz bestreuen.',
    'Daikon und Ingwer in den Dip rühren und sofort servieren, denn die Tempura bleibt nur etwa {crisp} knusprig. Das Öl ganz abkühlen lassen, bevor der Topf bewegt wird.',
  ],
});
