import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Fideos estirados a mano con aceite caliente (you po che mian)',
  alt: 'Fideos anchos con aceite caliente, chile y cebolleta',
  description:
    'Fideos anchos y elásticos de Shaanxi, estirados a mano a partir de una masa de harina, agua y sal. Sobre los fideos calientes se amontonan chile, ajo y cebolleta, y se vierte encima aceite muy caliente, de modo que el aliño se cuece en el propio cuenco con un chisporroteo. Casi todo el tiempo es reposo de la masa, y es ese reposo el que le permite estirarse.',
  ingredients: {
    flour: 'de harina de trigo, con un {protein} % de proteínas',
    salt: 'de sal fina',
    water: 'de agua fresca',
    coatingOil: 'de aceite neutro, para untar la masa',
    bokChoy: 'de pak choi (bok choy) pequeño, con las hojas separadas',
    soySauce: 'de salsa de soja (soya) clara',
    vinegar: 'de vinagre negro de Chinkiang',
    sugar: 'de azúcar',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajas finas',
      other: 'cebolletas (cebollas de verdeo), en rodajas finas',
    },
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    chiliFlakes: 'de copos gruesos de chile (ají), suaves',
    sichuanPepper: 'de pimienta de Sichuan tostada y molida',
    splashingOil: 'de aceite neutro de alto punto de humo, para rociar',
  },
  steps: [
    'Mezclar la harina y la sal en un bol. Verter el agua poco a poco, removiendo con palillos hasta que solo queden copos, y amasar {knead} hasta lograr una masa firme y rugosa. Tapar y dejar reposar {rest}.',
    'Amasar otros {knead}. La masa está lista cuando es lisa como el lóbulo de la oreja y recupera despacio su forma al hundir el dedo.',
    'Cortar la masa en trozos de unos {piece} y formar con cada uno un cilindro corto. Untar los cilindros por todas partes con el aceite para la masa, colocarlos uno junto a otro en un plato, taparlos bien y dejarlos reposar {rest} a temperatura ambiente. Entonces deberían estirarse sin encogerse.',
    'Mezclar la salsa de soja, el vinagre y el azúcar y repartir el aliño en cuencos grandes y calientes. Llevar a ebullición una olla grande de agua y mantenerla hirviendo.',
    'Aplastar un cilindro, estirarlo con el rodillo en una tira de unos {wide} de ancho y {long} de largo y marcar con un palillo un surco a lo largo por el centro. Sujetar los dos extremos, tirar con suavidad hasta que la tira sea tan larga como los brazos abiertos, golpeándola contra la mesa para ayudarla a estirarse, y abrirla por el surco formando un aro.',
    'Echar el fideo directamente en el agua hirviendo y estirar el siguiente. Cocer cada uno {cook} desde que flote, hasta que esté brillante y sin vetas harinosas por dentro; añadir el pak choi en el último minuto.',
    'Pasar los fideos y las verduras a los cuencos. Amontonar encima las cebolletas, el ajo, los copos de chile y la pimienta de Sichuan, para que el aceite los alcance primero.',
    'Calentar el aceite para rociar en un cazo pequeño y seco a {oil}, por debajo del punto en que humea; una rodaja de cebolleta que se eche debe chisporrotear al instante. Verterlo despacio sobre los montones, con el brazo extendido, y mezclarlo todo en cuanto cese el chisporroteo.',
  ],
  tips: [
    'Tal como está escrita, la receta da para {people} personas como plato principal.',
    'Si un fideo se rompe al estirarlo, a la masa le falta reposo. Dejar los demás cilindros {rest} más.',
    'Usar cuencos de gres o metal, completamente secos por dentro hasta el borde: el vidrio fino puede agrietarse y el agua hace saltar el aceite.',
    'No dejar nunca el aceite solo en el fuego y tener una tapa a mano. Si humea, está demasiado caliente: apagar el fuego y dejarlo enfriar antes de verterlo. Si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua.',
    'Los cilindros untados se conservan toda la noche en la nevera (refrigerador). Dejarlos a temperatura ambiente {warm} antes de estirarlos.',
  ],
  tags: ['fideos', 'estirados a mano', 'shaanxi', 'cocina china', 'picante'],
});
