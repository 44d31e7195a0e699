import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Limonada de pepino y menta',
  alt: 'Limonada de menta',
  description:
    'Una limonada de menta con pepino batido y después colado, para que solo quede su frescor. De un verde pálido y apenas dulce, es lo que apetece poner en la mesa una tarde de calor. Una pizca de sal realza el sabor del pepino sin que sepa a sal.',
  garnish: ['Rodajas finas de pepino', 'Ramita de menta', 'Rodaja de limón'],
  glassware: 'Vaso largo (highball o collins)',
  ingredients: {
    cucumber: 'de pepino',
    mint: { one: 'hoja de menta fresca', other: 'hojas de menta fresca' },
    sugar: 'de azúcar',
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
    salt: 'de sal fina',
    water: 'de agua fría',
    ice: 'Cubitos de hielo, para llenar los vasos',
    soda: 'de agua con gas (soda), bien fría',
  },
  steps: [
    'Lavar el pepino y la menta. Probar una rodaja fina del extremo del tallo; si amarga, desechar el pepino entero. Si no, cortar unas rodajas finas para decorar y trocear el resto con la piel.',
    'Triturar el pepino, el azúcar, el zumo de limón, la sal y la mitad del agua fría durante {blend} en la batidora de vaso (licuadora), hasta que quede fino y espumoso.',
    'Añadir la menta y triturar solo {pulse}, con pulsaciones cortas, hasta que quede en motas. Si se tritura más, la bebida se oscurece y sabe a hierba.',
    'Colar por un colador fino sobre una jarra, apretando con una cuchara hasta que la pulpa quede casi seca. Añadir el resto del agua, remover y espumar. Probar: debe quedar un poco demasiado ácida y demasiado dulce, porque faltan el hielo y el agua con gas.',
    'Llenar los vasos de hielo, verter la limonada hasta las tres cuartas partes, completar con agua con gas, remover una vez y decorar.',
  ],
  tips: [
    'Enfriar antes el pepino y los limones: se derretirá menos hielo en la bebida.',
    'El verde se apaga al cabo de unas horas. Prepararla el mismo día; aguanta en la nevera (refrigerador) hasta la noche y hay que removerla, porque se posa.',
    'Con lima en vez de limón queda más ácida, y un trocito de jengibre en la batidora le da un toque cálido.',
    'Congelar lo que sobre en cubitos y echarlos en agua con gas.',
  ],
  tags: ['pepino', 'menta', 'limonada', 'sin alcohol', 'jarra'],
});
