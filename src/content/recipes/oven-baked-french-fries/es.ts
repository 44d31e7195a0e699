import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Patatas fritas al horno',
  alt: 'Patatas fritas',
  description:
    'Patatas crujientes de verdad y tiernas por dentro, hechas en el horno y con unas cucharadas de aceite en lugar de una sartén llena. El remojo en agua caliente quita el almidón y los azúcares de la superficie, que se quemarían, y un velo de maicena les devuelve una capa seca que queda crujiente.',
  ingredients: {
    potatoes: 'de patatas (papas) para freír, como Agria',
    cornstarch: 'de maicena',
    paprika: 'de pimentón dulce (páprika)',
    oil: 'de aceite neutro',
    salt: 'de sal fina',
  },
  steps: [
    'Colocar dos rejillas en el tercio superior y en el inferior del horno y precalentarlo a {oven}, con bandejas grandes dentro en las que las patatas quepan en una sola capa.',
    'Pelar las patatas o frotarlas bien bajo el grifo, y cortarlas en bastones de {stick} de grosor. Los bastones iguales se doran por igual.',
    'Calentar agua fría hasta que humee; la caliente del grifo puede llevar plomo de las tuberías (EPA, Estados Unidos). Cubrir con ella los bastones en un bol y dejarlos en remojo {soak}. El agua se enturbia y los bastones se notan algo flexibles. Escurrirlos y secarlos a fondo entre dos paños de cocina: el agua que quede se convertirá en vapor en el horno.',
    'Mezclar los bastones secos con la maicena y el pimentón hasta que no queden grumos blancos, y luego con el aceite hasta que todos brillen.',
    'Sacar las bandejas calientes, forrarlas con papel de horno (papel manteca) apto para {paper} y extender las patatas en una sola capa, sin que se monten. Hornear {bake}.',
    'Dar la vuelta a las patatas con una espátula fina, intercambiar las bandejas y hornear {bake} más. Están listas cuando los bordes están bien dorados, las puntas tostadas y una patata sujeta por un extremo se mantiene casi recta.',
    'Salarlas enseguida, mientras la superficie está lo bastante caliente para que la sal se adhiera, y servirlas de inmediato.',
  ],
  tips: [
    'No guardar en la nevera (refrigerador) las patatas crudas que se vayan a freír u hornear: el frío convierte el almidón en azúcar y se tuestan antes de quedar crujientes.',
    'Deben quedar doradas, no marrones; las muy oscuras saben amargas y contienen más acrilamida.',
    'Las sobras vuelven a quedar crujientes sobre una bandeja caliente, a {oven}, durante {refresh}.',
  ],
  tags: ['patatas', 'papas fritas', 'al horno', 'guarnición', 'sin freír'],
});
