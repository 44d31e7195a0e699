import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Buddha bowl arcoíris',
  alt: 'Buddha bowl vegetariano',
  description:
    'Un bol con algo caliente, algo crujiente y algo cremoso: quinoa, boniato asado y garbanzos especiados junto a lombarda cruda, zanahoria, pepino y aguacate, con un aliño de limón y tahini. Llena lo suficiente para una cena, y los ingredientes preparados pueden esperar en la nevera (refrigerador) hasta el almuerzo.',
  ingredients: {
    sweetPotatoes: 'de boniatos (batatas, camotes), pelados y cortados en dados de {cube}',
    chickpeas: 'de garbanzos cocidos en conserva (peso escurrido), secados con papel',
    oil: 'de aceite de oliva',
    paprika: 'de pimentón dulce ahumado (páprika ahumada)',
    cumin: 'de comino molido',
    salt: 'de sal fina',
    quinoa: 'de quinoa, enjuagada',
    water: 'de agua, para la quinoa',
    cabbage: 'de lombarda (col o repollo morado), en juliana fina',
    lemonJuice: 'de zumo (jugo) de limón',
    tahini: 'de tahini',
    mapleSyrup: 'de sirope (jarabe) de arce',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    dressingWater: 'de agua fría, para el aliño',
    spinach: 'de espinacas baby',
    carrots: { one: 'zanahoria, en bastoncillos finos', other: 'zanahorias, en bastoncillos finos' },
    cucumber: { one: 'pepino pequeño, en rodajas', other: 'pepinos pequeños, en rodajas' },
    tomatoes: 'de tomates cherry, por la mitad',
    avocado: { one: 'aguacate (palta) maduro, en láminas', other: 'aguacates (paltas) maduros, en láminas' },
    sesame: 'de semillas de sésamo (ajonjolí), tostadas',
  },
  steps: [
    'Lavar todas las verduras y el aguacate antes de cortarlos. Precalentar el horno a {oven}. Mezclar los boniatos y los garbanzos con el aceite, el pimentón, el comino y la mitad de la sal, y extenderlos en una sola capa en una bandeja de horno grande.',
    'Asar {roast}, dándoles la vuelta una vez, hasta que los boniatos estén tiernos y con los bordes dorados y los garbanzos suenen al sacudir la bandeja.',
    'Mientras tanto, poner la quinoa, su agua y la mitad de la sal restante en un cazo, llevar a ebullición, tapar y cocer a fuego bajo {cook}, hasta que no quede agua y cada grano muestre un anillo blanco. Retirar del fuego, dejar tapada {rest} y soltar los granos con un tenedor.',
    'Masajear la lombarda con el resto de la sal y un tercio del zumo de limón durante {rub}, hasta que se ablande y tome un color rosa vivo.',
    'Batir con unas varillas el tahini con el resto del zumo de limón, el sirope de arce y el ajo. Al principio se espesa y parece cortado; incorporar el agua del aliño a cucharadas, sin dejar de batir, hasta que quede liso y caiga de la cuchara como la nata.',
    'Repartir las espinacas y la quinoa en boles anchos. Disponer en montoncitos separados los boniatos, los garbanzos, la lombarda, las zanahorias, el pepino, los tomates y el aguacate, cubrir con el aliño y esparcir las semillas de sésamo por encima.',
  ],
  tips: [
    'Enjuagar la quinoa en un colador fino hasta que el agua deje de hacer espuma; la espuma viene de la capa amarga de los granos.',
    'Las verduras asadas, la quinoa y el aliño se conservan {days} días en la nevera en recipientes separados. Cortar el aguacate solo en el momento de comer.',
    'Secar bien los garbanzos; si no, se cuecen al vapor en vez de quedar crujientes.',
    'El aliño se espesa en la nevera; añadirle un poco de agua y remover antes de usarlo.',
  ],
  tags: ['bol', 'quinoa', 'garbanzos', 'para llevar', 'tahini'],
});
