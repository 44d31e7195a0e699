import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gâteau au yaourt (bizcocho de yogur francés)',
  alt: 'Bizcocho de yogur redondo y dorado, con una porción cortada, junto a un yogur',
  description:
    'El primer bizcocho de todos los niños franceses, porque se mide con el propio vaso del yogur: uno de yogur, dos de azúcar y tres de harina. Sencillo, jugoso y rápido, está bueno con fruta, con mermelada o solo. Basta con unas varillas.',
  ingredients: {
    panButter: 'de mantequilla blanda, para el molde',
    yogurt: 'de yogur natural entero',
    sugar: 'de azúcar',
    eggs: { one: 'huevo M', other: 'huevos M' },
    vanilla: 'de extracto de vainilla',
    flour: 'de harina de trigo',
    bakingPowder: 'de levadura química (polvo de hornear)',
    salt: 'de sal fina',
    oil: 'de aceite de girasol',
  },
  steps: [
    'Precalentar el horno a {oven}. Engrasar un molde redondo de {pan} con la mantequilla y forrar el fondo con papel de horno (papel manteca).',
    'Mezclar el yogur y el azúcar en un bol grande. Añadir los huevos y el extracto de vainilla y batir con varillas {whisk}, hasta que la mezcla se aclare y haga algo de espuma.',
    'Mezclar la harina con la levadura química y la sal, tamizarla sobre el bol y remover lo justo para que no quede harina seca.',
    'Incorporar el aceite en dos veces. La masa queda brillante y cae de las varillas en una cinta espesa. Verterla en el molde.',
    'Hornear a media altura {bake}, hasta que el bizcocho esté dorado, ceda y recupere su forma bajo el dedo y un palillo clavado en el centro salga limpio.',
    'Dejar templar {pan} en el molde, desmoldar, quitar el papel y dejar enfriar al menos {rack} sobre una rejilla.',
  ],
  tips: [
    'Para medir como en Francia, por cada vaso de yogur van dos vasos escasos de azúcar, tres de harina y algo más de medio de aceite.',
    'La ralladura de limón, las pepitas de chocolate o la manzana en dados se añaden con la harina.',
    'No probar la masa: el huevo y la harina crudos pueden llevar gérmenes que solo el horno destruye.',
    'Envuelto, el bizcocho se conserva jugoso {days} días a temperatura ambiente.',
  ],
  tags: ['bizcocho de yogur', 'merienda', 'fácil', 'con niños', 'cocina francesa'],
});
