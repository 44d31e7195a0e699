import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bizcocho de yogur',
  alt: 'Bizcocho de yogur con azúcar glas',
  description:
    'El bizcocho (bizcochuelo) con el que casi todo el mundo aprende a hornear en España: alto, esponjoso y con aroma de limón. La regla de siempre mide con el vasito de yogur: uno de aceite, dos de azúcar y tres de harina. Aquí se pesa, para que salga igual cada vez.',
  ingredients: {
    butter: 'de mantequilla blanda, para el molde',
    lemon: { one: 'limón lavado, solo la ralladura', other: 'limones lavados, solo la ralladura' },
    eggs: { one: 'huevo M, a temperatura ambiente', other: 'huevos M, a temperatura ambiente' },
    sugar: 'de azúcar',
    yogurt: 'de yogur natural entero',
    oil: 'de aceite de girasol',
    flour: 'de harina de trigo de repostería (harina común)',
    bakingPowder: 'de levadura química (polvo de hornear)',
    salt: 'de sal fina',
  },
  steps: [
    'Precalentar el horno a {oven}. Engrasar con la mantequilla un molde redondo de {pan} de diámetro y al menos {deep} de alto y forrar el fondo con papel de horno (papel manteca).',
    'Lavar el limón con agua caliente, secarlo y rallar fina la parte amarilla de la piel sobre un bol grande. Añadir los huevos y el azúcar y batir durante {beat}, hasta que la mezcla esté pálida y haya doblado su volumen.',
    'Agregar el yogur y después el aceite en un hilo fino, batiendo a velocidad baja solo hasta que se integren.',
    'Tamizar encima la harina, la levadura química y la sal en dos veces e incorporarlas con una espátula, con movimientos envolventes, hasta que no se vea harina seca. Parar ahí, o la miga quedará dura.',
    'Verter la masa en el molde y hornear un poco por debajo del centro durante {bake}, sin abrir la puerta en la primera mitad. El bizcocho está hecho cuando está dorado, recupera la forma al tocarlo y un palillo sale limpio.',
    'Dejarlo templar {cool} en el molde, desmoldar y dejarlo enfriar sobre una rejilla durante {rack}, hasta que no quede nada de calor.',
  ],
  tips: [
    'Los huevos y el yogur, a temperatura ambiente: fríos bajan la masa.',
    'Con aceite de oliva suave en lugar de girasol gana un sabor más redondo, como en Andalucía.',
    'No probar la masa cruda: lleva huevo y harina sin cocinar.',
    'Bien envuelto, se mantiene tierno {days} días a temperatura ambiente.',
  ],
  tags: ['bizcocho', 'yogur', 'limón', 'merienda', 'cocina española'],
});
