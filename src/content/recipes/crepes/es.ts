import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crêpes',
  alt: 'Pila de crepes finas, una doblada encima, con un gajo de limón',
  description:
    'Las crepes francesas (panqueques finos), tan delgadas que casi se transparentan, que en Francia se voltean por la Candelaria. La masa no lleva levadura, solo un rato de reposo para que queden flexibles. Salen dos o tres por persona; con azúcar y limón, mermelada o crema de cacao.',
  ingredients: {
    flour: 'de harina de trigo',
    sugar: 'de azúcar',
    salt: 'de sal fina',
    eggs: { one: 'huevo M', other: 'huevos M' },
    milk: 'de leche entera',
    butter: 'de mantequilla derretida',
    oil: 'de aceite vegetal, para la sartén',
  },
  steps: [
    'Mezclar la harina, el azúcar y la sal en un bol grande y hacer un hueco en el centro. Cascar dentro los huevos y verter más o menos un cuarto de la leche. Batir con varillas desde el centro, incorporando poco a poco la harina, hasta que la masa quede espesa y sin grumos.',
    'Añadir el resto de la leche poco a poco, sin dejar de batir, y por último la mantequilla derretida.',
    'Tapar y dejar reposar en la nevera (refrigerador) {rest}. La masa debe quedar tan fluida como la nata líquida (crema líquida); si ha espesado, aligerarla con un chorrito de leche.',
    'Calentar a fuego medio-alto una sartén antiadherente o crepera de unos {pan}. Cuando una gota de agua baile en ella, untarla con papel de cocina mojado en un poco de aceite. Repetirlo cada dos o tres crepes.',
    'Remover la masa. Fuera del fuego, verter en la sartén un cucharón pequeño e inclinarla enseguida en todas direcciones para formar una capa fina y pareja. Cocer más o menos {first}, hasta que la superficie se vea seca y el borde, dorado, se despegue.',
    'Dar la vuelta a la crepe con una espátula, o lanzándola al aire, y cocer el otro lado unos {second}, hasta que tenga manchas doradas y no quede masa cruda. Pasarla a un plato y taparla; las siguientes se apilan encima y se mantienen tiernas.',
    'Servir las crepes calientes, dobladas en cuatro o enrolladas. Lavarse las manos y lavar todo lo que haya tocado la masa, porque el huevo y la harina crudos pueden llevar gérmenes, y guardar en la nevera las crepes rellenas que sobren antes de que pasen {room}.',
  ],
  tips: [
    '¿Han quedado grumos? Colar la masa o pasarla un momento por la batidora (licuadora).',
    'La primera crepe es para quien cocina: dice si la sartén está bastante caliente y la masa bastante fluida.',
    'Una cucharada de ron, de agua de azahar o de extracto de vainilla perfuma la masa.',
    'La masa se conserva {day} como máximo, tapada, en la nevera a {cold} o menos. Removerla bien antes de usarla.',
  ],
  tags: ['crepes', 'panqueques', 'postre', 'merienda', 'cocina francesa'],
});
