import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Ratatouille en capas (confit byaldi)',
  alt: 'Confit byaldi, la ratatouille en capas',
  description:
    'La ratatouille en láminas: rodajas finas de calabacín verde y amarillo, berenjena y tomate se superponen sobre un lecho de salsa de pimientos asados y se hornean durante horas a baja temperatura, hasta quedar muy tiernas y todavía enteras. Poco puede salir mal, está tan rica templada como caliente, y al día siguiente está aún mejor.',
  ingredients: {
    peppers: {
      one: 'pimiento rojo (morrón), partido por la mitad y sin semillas',
      other: 'pimientos rojos (morrones), partidos por la mitad y sin semillas',
    },
    oil: 'de aceite de oliva',
    onion: { one: 'cebolla mediana, picada fina', other: 'cebollas medianas, picadas finas' },
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    crushedTomatoes: 'de tomate triturado en conserva',
    thyme: { one: 'ramita de tomillo', other: 'ramitas de tomillo' },
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    salt: 'de sal fina',
    zucchini: 'de calabacines (calabacitas, zapallitos largos) delgados',
    squash: 'de calabacines amarillos delgados',
    eggplants: 'de berenjenas delgadas',
    tomatoes: 'de tomates pera (jitomates)',
    pepper: 'de pimienta negra molida',
    vinegar: 'de vinagre balsámico',
  },
  steps: [
    'Precalentar el horno a {hot}. Asar los pimientos, con el corte hacia abajo, en una bandeja sin forrar o forrada con papel de aluminio, durante {roast}, hasta que la piel se ampolle y se desprenda. Dejarlos tapados {cover}, pelarlos y picarlos finos. Bajar el horno a {low}.',
    'Calentar un tercio del aceite en una sartén a fuego bajo y pochar la cebolla con dos tercios del ajo durante {onion}, hasta que esté blanda pero sin color. Añadir el tomate triturado, la mitad del tomillo, el laurel y la mitad de la sal y cocer a fuego lento {simmer}, hasta que la salsa esté espesa y sin agua. Sacar las hierbas e incorporar los pimientos.',
    'Extender la salsa en una fuente de horno poco profunda de aproximadamente {dish} de diámetro. Cortar los calabacines verdes y amarillos, las berenjenas y los tomates pera en rodajas de {thick} de grosor.',
    'Apilar las rodajas repitiendo siempre el mismo orden y colocarlas sobre la salsa en filas superpuestas o en espiral, de modo que asome un borde estrecho de cada una.',
    'Mezclar otro tercio del aceite con el resto del ajo, las hojas del tomillo restante, el resto de la sal y la pimienta, y pincelar con ello las verduras. Poner una hoja de papel de horno (papel manteca) en contacto con ellas y cerrar bien la fuente con papel de aluminio.',
    'Hornear {bake}, hasta que un cuchillo atraviese la berenjena sin ninguna resistencia.',
    'Destapar y hornear {glaze} más, hasta que el jugo del borde haya espesado y la superficie esté brillante y empiece a tomar color. Si aún queda mucho líquido, pasarlo a un cazo y reducirlo.',
    'Dejar reposar {rest}. Batir el resto del aceite con el vinagre y el jugo de cocción que se pueda recoger del borde con una cuchara, y rociar con ello las verduras al servir.',
  ],
  tips: [
    'Elegir verduras de diámetro parecido, {wide} aproximadamente, para que las filas queden parejas.',
    'Una mandolina da rodajas iguales; usar siempre el protector. Los tomates, mejor con un cuchillo de sierra bien afilado.',
    'El vinagre balsámico suele contener sulfitos; por eso se indican aquí.',
    'Mantener el horno bajo. Con mucho calor, los bordes se secan antes de que la berenjena esté tierna.',
    'Se conserva {days} días en la nevera (refrigerador). Recalentarla tapada a {oven} durante {reheat}, o sacarla {stand} antes para comerla a temperatura ambiente.',
  ],
  tags: ['ratatouille', 'cocina francesa', 'verduras', 'al horno', 'para preparar con antelación'],
});
