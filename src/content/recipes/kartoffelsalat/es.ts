import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kartoffelsalat',
  alt: 'Ensalada de patatas con caldo y cebollino',
  description:
    'La ensalada de patatas de Suabia y Baviera, sin mayonesa: las rodajas templadas absorben un caldo caliente con vinagre y mostaza, y el aceite se añade al final. Debe quedar brillante y muy jugosa. Se sirve templada con escalopes, salchichas o pastel de carne.',
  ingredients: {
    potatoes: 'de patatas (papas) para cocer, de tamaño parecido',
    onion: { one: 'cebolla pequeña, picada fina', other: 'cebollas pequeñas, picadas finas' },
    stock: 'de caldo de carne concentrado',
    vinegar: 'de vinagre de manzana',
    mustard: 'de mostaza suave',
    salt: 'de sal fina',
    sugar: 'de azúcar',
    pepper: 'de pimienta negra recién molida',
    oil: 'de aceite de girasol',
    chives: 'de cebollino (ciboulette) fresco lavado y picado',
  },
  steps: [
    'Cepillar las patatas, cubrirlas con agua fría y cocerlas con piel {boil}, hasta que un cuchillo entre sin resistencia.',
    'Poco antes de que estén hechas, llevar el caldo a ebullición con la cebolla y cocer a fuego lento {simmer}. Retirar y mezclar con el vinagre, la mostaza, la sal, el azúcar y la pimienta. Debe saber demasiado fuerte; las patatas lo suavizan.',
    'Escurrir las patatas y dejar que se sequen con su propio vapor {steam}. Pelarlas tan calientes como se pueda, pinchadas en un tenedor, y cortarlas en rodajas de {slice} sobre una ensaladera grande.',
    'Verter el caldo caliente, dar la vuelta a las rodajas con cuidado y dejar que se empapen {soak}, removiendo de vez en cuando. Algunas rodajas se deshacen y espesan el aliño; así debe ser.',
    'Incorporar el aceite. Si la ensalada ha quedado seca, añadir un chorrito de caldo o agua caliente. Rectificar de sal y vinagre y mezclar con el cebollino.',
    'Servir templada. Guardar las sobras en la nevera (refrigerador) antes de que pasen {fridge}.',
  ],
  tips: [
    'El orden importa: primero el caldo, el aceite al final. El aceite cubre las rodajas y no dejaría entrar el caldo.',
    'Con caldo de verduras la ensalada es vegana.',
    'En Baviera se añaden a menudo rodajas finas de pepino o de rabanito justo antes de servir; en Viena, cebolla morada en lugar de cebollino.',
    'Se conserva {days} días en la nevera. Sacarla con antelación y avivarla con un poco de caldo caliente y vinagre.',
  ],
  tags: ['ensalada de patatas', 'papas', 'cocina alemana', 'guarnición', 'sin mayonesa'],
});
