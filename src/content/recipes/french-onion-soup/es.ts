import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Sopa de cebolla gratinada',
  alt: 'Sopa de cebolla gratinada',
  description:
    'Una cazuela de cebollas que se rehogan casi una hora hasta quedar oscuras y melosas, y luego se aligeran con vino blanco y caldo de carne. Encima, pan tostado y gruyer, y al grill hasta que el queso burbujea. Casi todo el trabajo es paciencia.',
  ingredients: {
    butter: 'de mantequilla',
    oil: 'de aceite de oliva',
    onions: 'de cebollas amarillas, partidas por la mitad y en juliana fina',
    salt: 'de sal fina',
    sugar: 'de azúcar',
    flour: 'de harina de trigo',
    wine: 'de vino blanco seco',
    stock: 'de caldo de carne bajo en sal (suele llevar apio)',
    thyme: { one: 'ramita de tomillo', other: 'ramitas de tomillo' },
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    pepper: 'de pimienta negra molida',
    vinegar: 'de vinagre de Jerez',
    baguette: {
      one: 'rebanada de baguette, de {thick} de grosor',
      other: 'rebanadas de baguette, de {thick} de grosor',
    },
    garlic: { one: 'diente de ajo, partido por la mitad', other: 'dientes de ajo, partidos por la mitad' },
    cheese: 'de queso gruyer, rallado grueso',
  },
  steps: [
    'Derretir la mantequilla con el aceite en una cazuela ancha de fondo grueso a fuego medio. Añadir las cebollas y la sal, tapar y cocinar {soften}, removiendo dos veces, hasta que se hayan desplomado y hayan soltado su jugo.',
    'Destapar, incorporar el azúcar y cocinar {brown}, removiendo cada pocos minutos y más a menudo hacia el final. Cuando se forme una película oscura en el fondo, despegarla, con una cucharada de agua si se resiste. Las cebollas están listas cuando tienen color castaño, están tiernas y se han reducido a una cuarta parte.',
    'Espolvorear la harina y remover {flour}. Verter el vino y dejar que burbujee {wine}, rascando bien el fondo, hasta que desaparezca el olor acre.',
    'Añadir el caldo, el tomillo y el laurel. Cocer a fuego lento, con la tapa entreabierta, {simmer}. Retirar las hierbas, incorporar la pimienta y el vinagre y rectificar de sal.',
    'Mientras la sopa cuece, precalentar el horno a {oven}. Tostar la baguette en una bandeja {toast}, hasta que esté seca por dentro y dorada en los bordes, y frotar una cara con el ajo cortado.',
    'Cambiar el horno a grill (gratinador) a máxima potencia. Poner en la bandeja cuencos que resistan el grill, llenarlos con la sopa caliente, colocar encima las tostadas y cubrir con el queso hasta el borde.',
    'Gratinar a unos {below} de la resistencia durante {broil}, hasta que el queso burbujee y tenga manchas de color marrón oscuro. Dejar enfriar los cuencos {cool} antes de servir: bajo la capa de queso la sopa quema.',
  ],
  tips: [
    'Cortar las cebollas de la raíz a la punta; así conservan las fibras y no se deshacen.',
    'Usar caldo con poca sal: se concentra al cocer, y el queso aporta más.',
    'La mayoría de los caldos de carne comprados llevan apio; por eso se menciona aquí. Conviene leer la etiqueta si eso importa.',
    'El vino y el vinagre de vino suelen contener sulfitos.',
    '¿No hay cuencos que resistan el grill? Fundir el queso sobre las tostadas bajo el grill y ponerlas sobre la sopa en la mesa.',
    'La sopa sin pan ni queso se conserva {days} días en la nevera (refrigerador) y está mejor al segundo día.',
  ],
  tags: ['sopa', 'cebolla', 'cocina francesa', 'queso', 'invierno'],
});
