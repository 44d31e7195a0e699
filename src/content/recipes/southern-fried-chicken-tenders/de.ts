import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Frittierte Chicken Tenders nach Südstaatenart',
  alt: 'Frittiertes Hähnchen',
  description:
    'Tenders, die über Nacht in gesalzener Buttermilch ziehen, was sie bis in die Mitte würzt und saftig hält, und dann in einer dicken Kruste aus Mehl und Speisestärke mit Paprika, Thymian und weißem Pfeffer frittiert werden. Die Stärke macht den Unterschied zwischen knusprig und teigig. Sie schmecken kalt aus der Picknickdose so gut wie heiß mit Brötchen und Krautsalat.',
  ingredients: {
    chicken: 'Hähnchen-Innenfilets',
    buttermilk: 'Buttermilch',
    salt: 'feines Salz',
    egg: { one: 'Ei (Größe M)', other: 'Eier (Größe M)' },
    flour: 'Weizenmehl (Type 405, W480)',
    cornstarch: 'Speisestärke',
    paprika: 'edelsüßes Paprikapulver',
    garlicPowder: 'Knoblauchpulver',
    onionPowder: 'Zwiebelpulver',
    thyme: 'getrockneter Thymian',
    whitePepper: 'weißer Pfeffer',
    bakingPowder: 'Backpulver',
    fryingOil: 'neutrales Frittieröl',
  },
  steps: [
    'Die weiße Sehne aus jedem Innenfilet ziehen oder schneiden. Die Hälfte des Salzes in die Buttermilch rühren, das Fleisch hineinlegen, abdecken und {soak} oder über Nacht, höchstens {longest}, in den Kühlschrank stellen.',
    'Mehl, Speisestärke, Paprika-, Knoblauch- und Zwiebelpulver, Thymian, weißen Pfeffer, Backpulver und das restliche Salz in einer weiten Schüssel mischen.',
    'Das Fleisch aus der Buttermilch heben und abtropfen lassen. Das Ei unter die übrige Buttermilch schlagen, einige Löffel davon ins Mehl träufeln und mit einer Gabel rühren, bis lockere Flocken entstehen.',
    'Jedes Stück ins Mehl drücken, wieder in die Buttermilch tauchen und noch einmal ins Mehl drücken, und zwar kräftig, damit die Flocken haften. Auf einem Gitter {rest} ruhen lassen, bis kein trockenes Mehl mehr abfällt. Die gebrauchte Buttermilch und das Mehl wegwerfen: Darin lag rohes Hähnchen.',
    'Das Öl in einem hohen, schweren Topf von {pot} Durchmesser, in dem es etwa {deep} hoch steht und den es höchstens zu einem Drittel füllt, auf {oil} erhitzen. Einen Deckel griffbereit halten und heißes Öl nie allein lassen: Raucht es, den Herd ausschalten; brennt es, den Deckel auflegen, den Herd ausschalten und niemals mit Wasser löschen. Nach dem Frittieren das Öl ganz abkühlen lassen, bevor der Topf bewegt wird.',
    'Jeweils vier Stücke {fry} frittieren, dabei einmal wenden und das Öl zwischen {lowest} und {highest} halten. Sie sind gar, wenn die Kruste kräftig goldbraun ist, das Brodeln nachlässt und die dickste Stelle {inside} erreicht hat.',
    'Vor dem Servieren {drain} auf einem sauberen Gitter über einem Blech abtropfen lassen, damit der Dampf entweicht und die Kruste knusprig bleibt.',
  ],
  tips: [
    'Keine Buttermilch? Zitronensaft in Milch rühren, {lemon} auf {milk}, und {wait} warten, bis sie dick wird.',
    'Das Hähnchen aus dem Kühlschrank nehmen, wenn das Mehl gemischt wird; eiskaltes Fleisch kühlt das Öl zu stark ab.',
    'Zwischen den Portionen lose Krümel abschöpfen, sonst verbrennen sie und machen die letzten Stücke bitter.',
    'Kalt durch ein Tuch gefiltert, reicht das Öl noch für ein- oder zweimal Frittieren; wegwerfen, wenn es ranzig riecht, schäumt oder früh raucht.',
    'Reste innerhalb von {chill} in den Kühlschrank stellen und innerhalb von {days} Tagen essen. Beim Picknick in der Kühlbox aufbewahren.',
  ],
  tags: ['Chicken Tenders', 'Südstaaten', 'frittiertes Hähnchen', 'Buttermilch', 'Picknick'],
});
