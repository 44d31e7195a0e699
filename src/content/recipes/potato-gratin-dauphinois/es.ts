import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gratin dauphinois (patatas gratinadas con nata)',
  alt: 'Gratin dauphinois, un gratinado de patatas',
  description:
    'Láminas finas de patata en nata perfumada con ajo, bajo una capa dorada. La versión antigua y sencilla del Delfinado no lleva queso ni huevo: el almidón de las patatas sin lavar espesa la nata por sí solo. Unos minutos previos al fuego hacen que todas las láminas estén tiernas cuando la superficie se dora.',
  ingredients: {
    potatoes: 'de patatas (papas) para cocer, como Monalisa',
    garlic: { one: 'diente de ajo', other: 'dientes de ajo' },
    butter: 'de mantequilla muy blanda, para la fuente',
    cream: 'de nata para montar (crema de leche)',
    milk: 'de leche entera',
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    thyme: { one: 'ramita de tomillo', other: 'ramitas de tomillo' },
    salt: 'de sal fina',
    nutmeg: 'de nuez moscada rallada',
    pepper: 'de pimienta blanca molida',
  },
  steps: [
    'Precalentar el horno a {oven}. Partir un diente de ajo por la mitad, frotar con él una fuente de horno poco profunda de unos {long} por {wide}, dejar secar un momento y untar la fuente con la mantequilla. Machacar el resto del ajo.',
    'Pelar las patatas y cortarlas en láminas de {slice} de grosor, a ser posible con una mandolina y su protector. No lavar las láminas: su almidón es lo que liga la salsa.',
    'En una cazuela ancha, calentar la nata y la leche con el ajo machacado, el laurel, el tomillo, la sal, la nuez moscada y la pimienta hasta que apenas empiecen a hervir. Añadir las patatas y cocer a fuego lento {cook}, moviéndolas con cuidado con una espátula para que nada se pegue. La nata debe espesar lo justo para cubrir las láminas, y estas deben doblarse sin romperse.',
    'Sacar el laurel y el tomillo. Pasar las patatas a la fuente con una cuchara, ordenar las láminas de arriba y verter la nata por encima; debe llegar justo a la altura de la última capa. Apretar las patatas.',
    'Hornear {bake}. El gratinado está listo cuando un cuchillo entra en el centro sin resistencia y la nata borbotea espesa en los bordes.',
    'Si la superficie sigue pálida, subir el horno a {oven} y hornear {brown} más, hasta que tenga manchas doradas.',
    'Dejar reposar {rest} antes de servir: la nata se asienta entre las capas y las porciones mantienen la forma.',
  ],
  tips: [
    'Mantener el horno suave. La nata que hierve con fuerza en el horno se separa en grasa y grumos.',
    'Importa más que las láminas sean iguales que finas: si son desiguales, se cuecen de forma desigual.',
    'Para una cena, hornear el gratinado como mucho el día anterior, enfriarlo en la nevera (refrigerador), cortarlo en porciones limpias y recalentarlas, tapadas, a {oven} durante {reheat}, hasta que estén calientes en el centro.',
    'Las sobras se conservan {days} días en la nevera.',
  ],
  tags: ['patatas', 'gratinado de papas', 'cocina francesa', 'nata', 'al horno'],
});
