import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Hefezopf',
  alt: 'Trenza dulce alemana con azúcar perlado y almendras',
  description:
    'La trenza de masa levada de los domingos y de la Pascua en Alemania: tierna, apenas dulce y con aroma de limón. Se come con mantequilla y mermelada o miel, en el desayuno o en la merienda.',
  ingredients: {
    flour: 'de harina de trigo de media fuerza (harina para pan)',
    yeast: 'de levadura seca de panadería, instantánea',
    sugar: 'de azúcar',
    salt: 'de sal fina',
    zest: 'de ralladura fina de un limón lavado',
    milk: 'de leche tibia, para la masa',
    egg: { one: 'huevo M', other: 'huevos M' },
    butter: 'de mantequilla blanda',
    yolk: { one: 'yema de huevo M, para pintar', other: 'yemas de huevo M, para pintar' },
    glazeMilk: 'de leche, para pintar',
    pearlSugar: 'de azúcar perlado',
    almonds: 'de almendras laminadas (fileteadas)',
  },
  steps: [
    'Mezclar la harina, la levadura, el azúcar, la sal y la ralladura en un bol grande. La leche para la masa debe estar tibia, a unos {warm}; muy caliente mata la levadura.',
    'Añadir la leche para la masa, el huevo y la mantequilla y amasar {knead}, a máquina o a mano, hasta que la masa esté lisa, elástica y se despegue del bol. Debe quedar blanda; añadir una cucharada de harina solo si de verdad se pega.',
    'Tapar y dejar levar en un lugar cálido durante {rise}, hasta que doble su volumen.',
    'Pasar la masa a la mesa, sacarle el gas y dividirla en tres partes iguales. Formar con cada una un cordón de unos {rope}, algo más fino en las puntas. Si se encogen, dejarlos reposar {rest} y seguir estirando.',
    'Poner los cordones uno junto a otro en una bandeja con papel de horno (papel manteca), unirlos por un extremo y trenzarlos sin apretar demasiado. Unir el otro extremo y esconder las dos puntas debajo.',
    'Tapar y dejar levar {proof}, hasta que la huella de un dedo se recupere despacio. Mientras tanto, precalentar el horno a {oven}.',
    'Batir la yema con la leche para pintar y pincelar toda la trenza. Espolvorear con el azúcar perlado y las almendras. Hornear en el tercio inferior durante {bake}; si se dora demasiado deprisa, cubrir con papel de aluminio. Está lista cuando tiene un dorado intenso, suena hueca por debajo y llega a {done} en el interior.',
    'Dejar enfriar sobre una rejilla al menos {cool} antes de cortarla.',
  ],
  tips: [
    'Para tenerla en el desayuno, dejar levar la masa {night} en la nevera (refrigerador) en lugar de al calor y formarla en frío. El segundo levado tarda entonces alrededor de {hour}.',
    'A quien le gusten las pasas, que añada un puñado a la masa ya lisa. Remojadas antes, no se queman en la corteza.',
    'También sirve la levadura seca activa: dejarla {soak} en la leche tibia hasta que haga espuma.',
    'Está mejor en el día y se conserva {days} días en una panera. Con las rebanadas secas se hacen buenas torrijas.',
  ],
  tags: ['trenza dulce', 'cocina alemana', 'masa levada', 'Pascua', 'desayuno'],
});
