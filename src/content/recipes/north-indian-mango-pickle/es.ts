import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Encurtido de mango del norte de la India (aam ka achaar)',
  alt: 'Encurtido de mango del norte de la India en aceite de mostaza con especias',
  description:
    'Mango verde y ácido, con su piel, madurado en aceite de mostaza con hinojo, fenogreco y neguilla hasta que los trozos ceden al morderlos y el aceite se vuelve rojo. La sal es el {salt} % del peso del mango: junto con la acidez de la fruta es lo que conserva el encurtido, así que se pesa, no se calcula a ojo. Una cucharada basta para despertar un arroz blanco con dal o un paratha caliente.',
  origin: 'Norte de la India',
  shelfLife: '{months} meses en la nevera (refrigerador), siempre cubierto de aceite',
  ingredients: {
    mango: 'de mangos verdes duros, pesados sin el hueso',
    salt: 'de sal fina',
    turmeric: 'de cúrcuma molida',
    fennel: 'de semillas de hinojo',
    fenugreek: 'de semillas de fenogreco',
    mustard: 'de semillas de mostaza amarilla',
    nigella: 'de semillas de neguilla (kalonji)',
    chiliPowder: 'de chile de Cachemira en polvo',
    oil: 'de aceite de mostaza, o de un aceite neutro como el de girasol',
  },
  steps: [
    'Lavar el tarro y la tapa con agua caliente y jabón y enjuagarlos. Hervir el tarro {boil} cubierto de agua, dejarlo escurrir boca abajo sobre un paño limpio, secar la tapa con otro y esperar {dry}, hasta que todo esté bien seco. No secar el tarro en el horno: el calor seco puede rajarlo. Nada que toque este encurtido puede estar mojado.',
    'Lavar los mangos enteros y secarlos por completo. Cortar la pulpa con la piel en trozos de {cut}, desechar los huesos y pesar lo que queda: la sal está calculada para ese peso.',
    'Extender los trozos en una sola capa sobre un paño limpio, al sol o bajo un ventilador, {dry}. Están listos cuando las caras cortadas parecen de cuero y no dejan marca húmeda en el paño.',
    'Calentar las semillas de hinojo, fenogreco y mostaza en una sartén seca a fuego bajo {toast}, removiendo, hasta que huelan a tostado sin haberse oscurecido. Dejar enfriar y machacarlas hasta obtener un polvo grueso, con algunos trozos enteros.',
    'Calentar el aceite en una cazuela honda a {hot}. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Una vez caliente el aceite, apagar y dejarlo enfriar por completo, alrededor de {cool}. Con el calor, el aceite de mostaza pierde su aspereza; un aceite neutro solo hay que templarlo.',
    'En un bol seco mezclar el mango con la sal, la cúrcuma, el chile en polvo, la neguilla y las especias machacadas, y después con un cuarto del aceite, hasta que todos los trozos queden cubiertos.',
    'Apretar en el tarro, cerrarlo y ponerlo al sol o en un lugar cálido {days} días. Agitarlo o remover con una cuchara seca una vez al día; el mango suelta una salmuera, que se queda en el tarro porque lleva la sal.',
    'Presionar los trozos hacia abajo y verter el aceite restante hasta que los cubra un dedo. Madurar {days} días más, removiendo a diario. Está listo cuando la piel se muerde con facilidad y el mango ya no sabe crudo. Desde ese día, guardarlo en la nevera.',
  ],
  tips: [
    'Pesar la sal. Una cucharada de sal fina y otra de gruesa difieren en un tercio o más, y un encurtido en aceite depende de un {salt} % del peso de la fruta.',
    'En algunos países, entre ellos Estados Unidos, el aceite de mostaza se vende solo para uso externo, por su ácido erúcico. Donde sea así, usar un aceite neutro: las semillas de mostaza aportan igual el sabor.',
    'Elegir mangos duros como piedra, verdes y muy ácidos. Un mango a medio madurar tiene menos ácido, se ablanda y no se conserva.',
    'Usar siempre una cuchara limpia y seca, hundir los trozos de nuevo bajo el aceite y añadir aceite cuando asomen.',
    'El aceite impide el paso del aire pero no hace seguro un alimento; eso lo hacen el ácido y la sal. Si hay moho o burbujas, o huele mal, tirar el tarro entero sin probarlo. En caso de duda, tirarlo.',
  ],
  tags: ['mango verde', 'achar', 'encurtido en aceite', 'aceite de mostaza', 'condimento', 'conserva'],
});
