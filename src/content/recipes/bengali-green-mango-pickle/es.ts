import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Encurtido bengalí de mango verde (aam er achar)',
  alt: 'Encurtido de mango al estilo casero',
  description:
    'Dulce, ácido y picante a la vez: mango verde cocido brevemente con jaggery y madurado después en aceite con panch phoron, la mezcla bengalí de cinco semillas. Una parte de las semillas chisporrotea en el aceite caliente; el resto se tuesta, se muele y se añade al final. Va bien con khichuri, con luchi o solo con arroz.',
  origin: 'Bengala (este de la India y Bangladés)',
  shelfLife: '{months} meses en la nevera (refrigerador), siempre cubierto de aceite',
  ingredients: {
    mango: 'de mangos verdes duros, pesados sin el hueso',
    salt: 'de sal fina',
    turmeric: 'de cúrcuma molida',
    jaggery: 'de jaggery (panela o piloncillo), rallado',
    vinegar: 'de vinagre blanco (de alcohol), con un {acid} % de acidez',
    fennel: 'de semillas de hinojo',
    cumin: 'de semillas de comino',
    nigella: 'de semillas de neguilla (kalonji)',
    mustard: 'de semillas de mostaza marrón',
    fenugreek: 'de semillas de fenogreco',
    driedChilies: {
      one: 'guindilla roja seca (chile seco), sin rabillo',
      other: 'guindillas rojas secas (chiles secos), sin rabillo',
    },
    chiliPowder: 'de chile rojo en polvo (guindilla molida)',
    oil: 'de aceite de mostaza, o de un aceite neutro como el de girasol',
  },
  steps: [
    'Lavar el tarro y la tapa con agua caliente y jabón y enjuagarlos. Hervir el tarro {boil} cubierto de agua, dejarlo escurrir boca abajo sobre un paño limpio, secar la tapa con otro y esperar {dry}, hasta que todo esté bien seco. No secar el tarro en el horno: el calor seco puede rajarlo.',
    'Lavar los mangos enteros y secarlos bien. Cortar la pulpa con la piel en gajos de alrededor de {thick} de grosor, desechar los huesos y mezclar los gajos con la sal y la cúrcuma en un bol de vidrio o acero. Tapar y refrigerar {chill}, hasta que queden en su propia salmuera y se doblen sin romperse.',
    'Mezclar las semillas de hinojo, comino, neguilla, mostaza y fenogreco: eso es el panch phoron. Tostar dos tercios en una sartén seca a fuego bajo {toast}, hasta que huela a tostado y a nuez, dejar enfriar y moler no muy fino.',
    'Calentar el aceite en una cazuela ancha y honda a {hot}; no hace falta que humee. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Una vez caliente el aceite, apagar y añadir las guindillas secas y las semillas enteras restantes; deben chisporrotear enseguida sin ennegrecerse. Esperar {wait}, hasta que el aceite no pase de {cooled}, porque la fruta húmeda hace saltar el aceite caliente.',
    'Añadir el mango con toda su salmuera, que lleva la sal, y después el jaggery y el vinagre. Llevar despacio a hervor suave y cocer a fuego lento {simmer}, removiendo con cuidado, hasta que el jaggery se haya fundido en un almíbar que cubra la cuchara y los gajos estén translúcidos en los bordes pero aún enteros.',
    'Retirar del fuego, incorporar el panch phoron molido y el chile en polvo y dejar {cool}, hasta que esté del todo frío.',
    'Pasar al tarro seco, sacando el aire, y comprobar que el aceite queda un dedo por encima del mango; añadir más si no es así. Madurar {days} días al sol o en un lugar cálido, removiendo a diario con una cuchara seca, hasta que el almíbar se oscurezca y el mango sepa agridulce hasta el centro. Desde ese día, guardar el tarro en la nevera.',
  ],
  tips: [
    'Pesar la sal: es el {salt} % del peso del mango. El jaggery la disimula en el sabor, pero es la que conserva el encurtido; no reducirla.',
    'El panch phoron se vende ya mezclado. Algunas mezclas llevan radhuni, pariente del apio; hacer la propia, como aquí, si el apio es un problema.',
    'En algunos países el aceite de mostaza se vende solo para uso externo, por su ácido erúcico. Donde sea así, usar un aceite neutro; las semillas de mostaza aportan igual el sabor.',
    'El encurtido espesa al enfriarse. Parar cuando el almíbar cubra la cuchara: si se cuece más, el jaggery se endurece en la nevera.',
    'Usar una cuchara limpia y seca y mantener el mango bajo el aceite. El aceite solo no conserva nada: ante cualquier moho, gas u olor raro, tirar el tarro sin probarlo. En caso de duda, tirarlo.',
  ],
  tags: ['mango verde', 'achar', 'bengalí', 'panch phoron', 'agridulce', 'panela', 'conserva'],
});
