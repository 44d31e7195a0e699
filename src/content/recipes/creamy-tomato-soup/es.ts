import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crema de tomate',
  alt: 'Crema de tomate',
  description:
    'Una sopa fina, de un rojo intenso, hecha con tomates en conserva, que se recogen maduros y por eso son buenos todo el año. La cebolla, la zanahoria y el apio, pochados despacio en mantequilla, aportan dulzor, y la nata redondea la acidez justo al final.',
  ingredients: {
    butter: 'de mantequilla',
    oil: 'de aceite de oliva',
    onion: { one: 'cebolla grande, picada', other: 'cebollas grandes, picadas' },
    carrot: { one: 'zanahoria, picada', other: 'zanahorias, picadas' },
    celery: { one: 'rama de apio, picada', other: 'ramas de apio, picadas' },
    salt: 'de sal fina',
    garlic: { one: 'diente de ajo, laminado', other: 'dientes de ajo, laminados' },
    tomatoPaste: 'de concentrado de tomate (pasta de tomate)',
    tomatoes: 'de tomates (jitomates) enteros en conserva, con su jugo',
    stock: 'de caldo de verduras sin gluten',
    sugar: 'de azúcar',
    basil: { one: 'ramita de albahaca', other: 'ramitas de albahaca' },
    cream: 'de nata para montar (crema de leche)',
    pepper: 'de pimienta negra molida',
  },
  steps: [
    'Derretir la mantequilla con el aceite en una olla de fondo grueso a fuego medio-bajo. Añadir la cebolla, la zanahoria, el apio y la sal, tapar y pochar {soften}, removiendo de vez en cuando, hasta que las verduras estén muy tiernas pero sin dorarse.',
    'Incorporar el ajo y el concentrado de tomate y cocinar, sin tapar, {paste}, hasta que el concentrado pase de rojo vivo a rojo ladrillo y se pegue un poco al fondo.',
    'Añadir los tomates y aplastarlos con la cuchara. Verter el caldo, añadir el azúcar y la albahaca y llevar a ebullición.',
    'Bajar el fuego, dejar la tapa entreabierta y cocer a fuego lento {simmer}, hasta que la zanahoria se aplaste fácilmente contra la pared de la olla y la sopa sepa a tomate cocido, no crudo.',
    'Retirar la albahaca. Triturar la sopa durante {blend} enteros, con la batidora de mano o, por tandas, en la batidora de vaso (licuadora), sin el tapón de la tapa y cubierta con un paño, hasta que quede completamente fina.',
    'Devolver la sopa a fuego bajo, incorporar la nata y la pimienta y calentar {warm} sin dejar que hierva. Está en su punto cuando cubre el dorso de una cuchara; si queda demasiado espesa, aligerarla con un poco de agua. Probar, rectificar de sal y servir.',
  ],
  tips: [
    'Probar los tomates antes de empezar: los muy ácidos necesitan todo el azúcar; los maduros, apenas nada.',
    'Para un acabado de restaurante, pasar la sopa triturada por un colador fino.',
    'Añadir la nata fuera del hervor. Al hervir fuerte, la acidez del tomate puede cortarla.',
    'La sopa se conserva {days} días en la nevera (refrigerador); sin la nata, se puede congelar hasta {months} meses.',
  ],
  tags: ['sopa', 'tomate', 'crema', 'cena rápida', 'para congelar'],
});
