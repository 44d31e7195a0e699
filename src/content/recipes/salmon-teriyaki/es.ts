import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Salmón teriyaki',
  alt: 'Salmón glaseado teriyaki',
  cuisine: 'Japonesa',
  description:
    'Salmón de piel crujiente bajo un glaseado oscuro y brillante como un espejo, de salsa de soja, mirin, sake y un poco de azúcar, todo en una sola sartén. La salsa entra solo cuando el pescado está casi hecho, así que espesa en pocos minutos y no se quema. Arroz blanco al vapor y algo verde son todo lo que necesita.',
  ingredients: {
    salmon: {
      one: 'lomo de salmón de unos {each}, con piel',
      other: 'lomos de salmón de unos {each} cada uno, con piel',
    },
    salt: 'de sal fina',
    soySauce: 'de salsa de soja (soya)',
    mirin: 'de mirin',
    sake: 'de sake',
    sugar: 'de azúcar',
    ginger: 'de jengibre fresco rallado fino',
    oil: 'de aceite vegetal',
    sesame: 'de semillas de sésamo (ajonjolí) tostadas',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajas finas',
      other: 'cebolletas (cebollas de verdeo), en rodajas finas',
    },
  },
  steps: [
    'Sacar el salmón de la nevera (refrigerador), pasar un dedo por encima y retirar las espinas que queden. Secarlo muy bien, espolvorear la sal por el lado de la piel y dejar reposar {stand}.',
    'Mezclar la salsa de soja, el mirin, el sake, el azúcar y el jengibre en un bol hasta que el azúcar se disuelva.',
    'Secar la piel otra vez. Calentar el aceite a fuego medio-alto en una sartén grande antiadherente o bien curada, hasta que brille y ondee. Poner el salmón con la piel hacia abajo y aplastar cada lomo con una espátula durante {press}, para que la piel no se curve.',
    'Bajar a fuego medio y cocinar {cook} sin mover el pescado, hasta que la piel esté crujiente y se despegue de la sartén y el color claro haya subido dos tercios por los lados.',
    'Dar la vuelta a los lomos y cocinar {cook}. Pasarlos a un plato y verter o limpiar la grasa de la sartén.',
    'Echar la salsa y hervir {boil}, hasta que se reduzca a la mitad, las burbujas sean grandes y lentas y al pasar una cuchara quede un surco que se cierra despacio.',
    'Devolver el salmón a la sartén, con la piel hacia arriba, y regar los lados con el glaseado durante {glaze}, sin mojar la piel. Está hecho cuando se separa en lascas con una leve presión, está opaco hasta el centro y alcanza {done} en la parte más gruesa.',
    'Pasar los lomos a los platos, repartir alrededor el resto del glaseado y esparcir por encima las semillas de sésamo y las cebolletas.',
  ],
});
