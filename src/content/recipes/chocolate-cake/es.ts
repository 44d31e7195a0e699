import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tarta de chocolate',
  alt: 'Tarta de chocolate de dos capas',
  cuisine: 'Estadounidense',
  description:
    'Dos capas de bizcocho oscuro y jugoso, rellenas y cubiertas de una crema de mantequilla y cacao muy untuosa. La masa se mezcla en un solo bol, sin batidora, y el café caliente realza el chocolate sin que se note su sabor. El aceite, en lugar de mantequilla, mantiene la miga tierna durante días.',
  ingredients: {
    panButter: 'de mantequilla blanda, para engrasar',
    flour: 'de harina de trigo',
    sugar: 'de azúcar',
    cocoa: 'de cacao en polvo sin azúcar, para el bizcocho',
    bakingPowder: 'de levadura química (polvo de hornear)',
    bakingSoda: 'de bicarbonato de sodio',
    salt: 'de sal fina',
    eggs: { one: 'huevo M', other: 'huevos M' },
    milk: 'de leche, para el bizcocho',
    oil: 'de aceite vegetal',
    vanilla: 'de extracto de vainilla',
    coffee: 'de café fuerte caliente',
    frostingButter: 'de mantequilla blanda, para la cobertura',
    frostingCocoa: 'de cacao en polvo sin azúcar, para la cobertura',
    powderedSugar: 'de azúcar glas (azúcar impalpable), tamizado',
    frostingMilk: 'de leche, para la cobertura',
  },
  steps: [
    'Precalentar el horno a {oven}. Engrasar dos moldes redondos de {pan} de diámetro y al menos {deep} de alto con la mantequilla para engrasar y forrar el fondo con papel de horno (papel manteca).',
    'Tamizar la harina, el azúcar, el cacao para el bizcocho, la levadura química, el bicarbonato y la sal sobre un bol grande y mezclar con unas varillas hasta que el color sea uniforme.',
    'Añadir los huevos, la leche para el bizcocho, el aceite y la mitad del extracto de vainilla y batir con las varillas durante {whisk}, hasta que la masa quede lisa y brillante. Incorporar el café caliente en dos veces. La masa queda tan líquida como la nata; así debe ser.',
    'Repartir la masa entre los moldes y golpearlos una vez contra la mesa. Hornear uno al lado del otro a media altura durante {bake}, hasta que los bizcochos se separen de los bordes, recuperen su forma al tocarlos y un palillo clavado en el centro salga con unas pocas migas húmedas, pero sin masa cruda.',
    'Dejar templar en los moldes durante {pans}. Pasar un cuchillo por el borde, desmoldar, retirar el papel y dejar enfriar sobre una rejilla durante {rack}, hasta que no quede nada de calor; si no, la cobertura se derretirá.',
    'Batir la mantequilla de la cobertura durante {butter}, hasta que esté pálida y esponjosa. Añadir el cacao de la cobertura y la mitad del azúcar glas y batir a velocidad baja; después, la leche de la cobertura y el resto del extracto de vainilla y del azúcar glas. Batir a velocidad alta durante {high}, hasta que forme picos blandos y se extienda sin arrancar la miga. Si queda espesa, aligerarla con unas gotas de leche.',
    'Si los bizcochos han quedado abombados, igualarlos con un cuchillo. Poner uno en un plato, untarlo con un tercio de la cobertura y colocar el otro encima, boca abajo.',
    'Cubrir toda la tarta con una capa fina de cobertura que atrape las migas y enfriar en la nevera (refrigerador) durante {chill}, hasta que esté firme al tacto. Cubrir con el resto formando ondas amplias. Si la tarta está fría de la nevera, dejarla reposar {stand} a temperatura ambiente antes de cortarla.',
  ],
  metricSteps: {
    0: 'Precalentar el horno a {oven}. Comprobar con un poco de agua que la base de un molde desmontable de {pan} de diámetro no gotea; si gotea, envolver el molde por fuera con papel de aluminio. Engrasarlo con la mantequilla para engrasar y forrar el fondo con papel de horno (papel manteca).',
    3: 'Verter la masa en el molde, que llena menos de la mitad, y golpearlo una vez contra la mesa. Hornear a media altura durante {bake}, hasta que el bizcocho se separe de los bordes, recupere su forma al tocarlo y un palillo clavado en el centro salga con unas pocas migas húmedas, pero sin masa cruda.',
    4: 'Dejar templar en el molde durante {pan}. Pasar un cuchillo por el borde, abrir el aro, desmoldar, retirar el papel y dejar enfriar sobre una rejilla durante {rack}, hasta que no quede nada de calor; si no, la cobertura se derretirá.',
    6: 'Si el bizcocho ha quedado abombado, igualarlo con un cuchillo. Darle la vuelta y cortarlo por la mitad en horizontal. Poner la capa de abajo en un plato, untarla con un tercio de la cobertura y volver a colocar la otra encima.',
  },
});
