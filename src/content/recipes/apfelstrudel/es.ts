import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Apfelstrudel',
  alt: 'Rebanadas de strudel de manzana con azúcar glas',
  description:
    'El strudel de manzana vienés a la antigua: una masa sencilla de harina, agua y aceite que se estira a mano hasta poder leer el periódico a través de ella y se enrolla con manzanas ácidas, pasas, canela y pan rallado tostado en mantequilla. Estirarla es más fácil de lo que parece si la masa ha reposado bastante. Con hojas compradas es aún más rápido.',
  ingredients: {
    flour: 'de harina de trigo, para la masa',
    salt: 'de sal fina',
    water: 'de agua tibia',
    oil: 'de aceite de girasol',
    vinegar: 'de vinagre de manzana',
    crumbButter: 'de mantequilla, para el pan rallado',
    breadcrumbs: 'de pan rallado (pan molido)',
    apples: 'de manzanas ácidas, como reineta o Granny Smith',
    sugar: 'de azúcar',
    raisins: 'de uvas pasas',
    cinnamon: 'de canela molida',
    juice: 'de zumo (jugo) de limón',
    zest: 'de ralladura fina de un limón lavado',
    clothFlour: 'de harina de trigo, para el paño',
    butter: 'de mantequilla derretida, para pintar',
    powderedSugar: 'de azúcar glas (azúcar impalpable), para espolvorear',
  },
  steps: [
    'Mezclar la harina para la masa y la sal en un bol. Añadir el agua, el vinagre y el aceite, menos una cucharadita, y amasar {knead}, hasta que la masa esté sedosa, blanda y ya no se pegue.',
    'Formar una bola, untarla con el aceite restante, cubrirla con un bol templado y dejarla reposar {rest}. Ese reposo es lo que permite estirarla.',
    'Derretir la mantequilla para el pan rallado en una sartén a fuego medio y tostar en ella el pan rallado {toast}, removiendo, hasta que esté dorado. Dejar enfriar.',
    'Lavar, pelar, cortar en cuartos y descorazonar las manzanas, y cortarlas en láminas de {slice}. Mezclarlas con el azúcar, las pasas, la canela, el zumo y la ralladura de limón solo al momento de rellenar; si no, sueltan agua.',
    'Precalentar el horno a {oven}. Extender un paño grande y limpio sobre la mesa, espolvorearlo con su harina y estirar encima la masa con el rodillo hasta donde dé. Después, sin anillos, meter por debajo el dorso de las manos enharinadas y estirarla del centro hacia fuera, dando la vuelta a la mesa, hasta unos {long} por {wide}. Debe verse el dibujo del paño. Un agujero pequeño no importa: se remienda con masa del borde.',
    'Recortar el borde grueso. Pintar la masa con un tercio de la mantequilla derretida. Repartir el pan rallado por la mitad más cercana, dejando {edge} libres a los lados, y poner encima las manzanas sin su jugo.',
    'Doblar los lados sobre el relleno. Levantar el paño y dejar que el strudel se enrolle solo, empezando por el relleno. Pasarlo rodando a una bandeja con papel de horno (papel manteca), con la unión hacia abajo y en forma de herradura si es muy largo, y pintarlo con la mitad de la mantequilla restante.',
    'Hornear a media altura durante {bake}, hasta que esté crujiente y dorado y las manzanas se noten tiernas al pincharlas. A mitad de la cocción, pintar con el resto de la mantequilla.',
    'Dejar templar {cool}, espolvorear con el azúcar glas y cortar con un cuchillo de sierra. Servir templado, con natillas o nata montada (crema batida).',
  ],
  tips: [
    'No añadir harina al amasar. La masa debe ser blanda para estirarse, y el aceite evita que se pegue.',
    'Con masa comprada, superponer {sheet} hojas de masa filo, cada una pintada con mantequilla, y rellenar y enrollar igual.',
    'El pan rallado absorbe el jugo de las manzanas. Parte de él puede sustituirse por nueces picadas.',
    'El strudel está mejor en el día. Se conserva {days} días en la nevera (refrigerador); para que vuelva a estar crujiente bastan {warm} en el horno a {oven}.',
  ],
  tags: ['strudel de manzana', 'cocina austriaca', 'manzana', 'postre', 'repostería'],
});
