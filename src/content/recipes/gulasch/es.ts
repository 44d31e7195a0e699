import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gulasch',
  alt: 'Gulasch de ternera en salsa roja de pimentón con bolas de pan',
  description:
    'El estofado de carne con pimentón tal como se hace en Viena y en el sur de Alemania: casi tanta cebolla como carne, mucho pimentón dulce y tiempo. La cebolla se deshace y liga la salsa, sin harina. Se sirve con bolas de pan, spätzle, patatas cocidas o un panecillo tierno.',
  ingredients: {
    beef: 'de morcillo (osobuco) o aguja de ternera (carne de res) sin hueso, en dados de {cube}',
    onions: 'de cebollas',
    lard: 'de manteca de cerdo',
    paprika: 'de pimentón dulce (páprika), sin ahumar',
    hotPaprika: 'de pimentón picante (páprika picante), sin ahumar',
    tomatoPaste: 'de concentrado de tomate (pasta de tomate)',
    vinegar: 'de vinagre de manzana',
    stock: 'de caldo de carne sin sal',
    garlic: { one: 'diente de ajo', other: 'dientes de ajo' },
    caraway: 'de alcaravea molida',
    marjoram: 'de mejorana seca',
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    salt: 'de sal fina',
    pepper: 'de pimienta negra recién molida',
  },
  steps: [
    'Secar la carne. Pelar las cebollas, partirlas por la mitad y cortarlas en juliana fina. Machacar el ajo.',
    'Derretir la manteca en una olla ancha y pesada a fuego medio y rehogar las cebollas {onions}, removiendo a menudo, hasta que se reduzcan mucho y tomen un color marrón dorado. De aquí salen el cuerpo y el color de la salsa, así que no hay que tener prisa.',
    'Añadir el ajo y el concentrado de tomate y dejar que chisporroteen un momento. Retirar la olla del fuego, mezclar los dos pimentones durante {paprika} como máximo y verter enseguida el vinagre: el pimentón quemado amarga.',
    'Añadir la carne, la alcaravea, la mejorana, el laurel, la sal y la pimienta y remover hasta que todos los dados queden rojos. Verter el caldo, que debe llegar casi a la altura de la carne; si no, completar con un poco de agua.',
    'Llevar a un hervor muy suave y guisar a fuego bajo con la tapa entreabierta durante {braise}, removiendo de vez en cuando, hasta que la carne ceda al tenedor. Es segura a {safe} tras un reposo de tres minutos, pero el morcillo solo queda tierno cerca de {tender}.',
    'Quitar la tapa y dejar reducir {reduce}, hasta que la salsa esté espesa y brillante y asome un borde de grasa roja. Sacar el laurel y rectificar de sal.',
    'Dejar reposar {stand} antes de servir. Enfriar las sobras en recipientes poco profundos y guardarlas en la nevera (refrigerador) antes de que pasen {fridge}.',
  ],
  tips: [
    'El pimentón pierde pronto el aroma: comprarlo en poca cantidad, guardarlo a oscuras y abrir uno nuevo para el gulasch.',
    'La carne no se dora antes. El sabor tostado lo ponen las cebollas, y los dados quedan más jugosos.',
    'Quien no use manteca de cerdo puede poner mantequilla clarificada o aceite.',
    'Se conserva {days} días en la nevera y gana al recalentarlo. Calentarlo hasta {hot} en el centro.',
  ],
  tags: ['gulasch', 'cocina austriaca', 'carne', 'pimentón', 'guiso'],
});
