import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Fideos dan dan',
  alt: 'Fideos dan dan con cacahuetes y cebolleta',
  description:
    'Fideos callejeros de Sichuan, que toman su nombre de la vara de la que los vendedores colgaban sus ollas. Unos finos fideos de trigo descansan sobre una salsa de pasta de sésamo, aceite de chile, vinagre y pimienta de Sichuan, que adormece la lengua, bajo cerdo crujiente salteado con hojas de mostaza encurtidas, cacahuetes picados y cebolleta. Remover bien desde el fondo antes del primer bocado.',
  ingredients: {
    sesamePaste: 'de pasta de sésamo (ajonjolí) china',
    soySauce: 'de salsa de soja (soya) clara',
    vinegar: 'de vinagre negro de Chinkiang',
    chiliOil: 'de aceite de chile rojo de Sichuan, con parte de su poso',
    sugar: 'de azúcar',
    sichuanPepper: 'de pimienta de Sichuan tostada y molida',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    oil: 'de aceite neutro',
    pork: 'de carne de cerdo picada (molida)',
    shaoxingWine: 'de vino de Shaoxing',
    wheatPaste: 'de pasta dulce de trigo fermentado (tianmianjiang)',
    mustardGreens: 'de hojas de mostaza encurtidas de Sichuan (ya cai), enjuagadas, escurridas y picadas',
    noodles: 'de fideos de trigo frescos y finos',
    bokChoy: 'de pak choi (bok choy) pequeño, con las hojas separadas',
    peanuts: 'de cacahuetes (maní) tostados sin sal, picados',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajas finas',
      other: 'cebolletas (cebollas de verdeo), en rodajas finas',
    },
  },
  steps: [
    'Batir la pasta de sésamo con la salsa de soja y el vinagre hasta que quede lisa, y añadir el aceite de chile, el azúcar, la pimienta de Sichuan y el ajo. La salsa debe caer de la cuchara como pintura espesa.',
    'Calentar un wok a fuego fuerte, añadir el aceite neutro y el cerdo y aplastarlo. Dejar que se selle {sear} sin remover; después deshacerlo y freírlo {fry}, hasta que no quede líquido, las migas estén doradas y crujientes y no quede nada rosado. Un termómetro clavado en un grumo de carne debe marcar al menos {core}.',
    'Verter el vino de Shaoxing por la pared del wok, añadir la pasta dulce de trigo y remover {paste}, hasta que la carne esté brillante. Añadir las hojas de mostaza y saltear {greens}, hasta que estén secas y aromáticas. Retirar del fuego.',
    'Llevar a ebullición una olla grande de agua sin sal. Escaldar el pak choi {blanch}, hasta que esté verde brillante, y sacarlo.',
    'Hervir los fideos en la misma agua {noodles}, o el tiempo que indique el paquete, hasta que estén elásticos y sin corazón blanco. Reservar un cucharón del agua de cocción.',
    'Aligerar la salsa con unas cucharadas del agua caliente de los fideos, hasta que quede fluida como la nata líquida, y repartirla en cuencos calientes.',
    'Escurrir los fideos, sacudirlos bien y colocarlos sobre la salsa. Cubrir con el pak choi, el cerdo, los cacahuetes y las cebolletas, servir de inmediato y que cada uno mezcle su cuenco.',
  ],
  tips: [
    'Tal como está escrita, la receta da para {bowls} cuencos como plato principal.',
    'Muchos fideos de trigo frescos llevan huevo, y los encurtidos pueden contener sulfitos. Conviene leer las etiquetas si a alguien de la mesa le importa.',
    'La pasta de sésamo china se hace con semillas tostadas. Con tahini claro, añadir un poco de aceite de sésamo tostado para darle la profundidad que le falta.',
    'Tostar la pimienta de Sichuan en una sartén sin grasa a fuego medio {roast}, desechar las semillas negras y los tallos, y molerla; la que se compra molida suele haber perdido su efecto de adormecer.',
    'La salsa y el cerdo se pueden hacer {days} días antes y guardar en la nevera (refrigerador). Recalentar el cerdo hasta que humee.',
    'La sal de las hojas de mostaza encurtidas varía. Probarlas tras enjuagarlas y reservar parte de la salsa de soja si resultan muy saladas.',
  ],
  tags: ['fideos', 'sichuan', 'cocina china', 'picante', 'cerdo'],
});
