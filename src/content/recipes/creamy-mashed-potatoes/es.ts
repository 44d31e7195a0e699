import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Puré de patatas cremoso',
  alt: 'Puré de patatas',
  description:
    'Un puré fino y mantecoso que forma picos suaves y resulta ligero en la boca. Las patatas se secan al fuego antes de añadir nada, y la mantequilla entra antes que la leche caliente: así la grasa envuelve el almidón y el puré nunca queda gomoso.',
  ingredients: {
    potatoes: 'de patatas (papas) para puré, como Agria o Monalisa, peladas y en trozos de {piece}',
    waterSalt: 'de sal fina, para el agua de cocción',
    butter: 'de mantequilla fría, en dados',
    milk: 'de leche entera',
    cream: 'de nata para montar (crema de leche)',
    bayLeaf: { one: 'hoja de laurel', other: 'hojas de laurel' },
    salt: 'de sal fina, para sazonar',
    nutmeg: 'de nuez moscada rallada',
    pepper: 'de pimienta blanca molida',
  },
  steps: [
    'Enjuagar los trozos de patata con agua fría hasta que salga casi clara. Ponerlos en una olla grande, cubrirlos con agua fría limpia hasta {cover} por encima, y añadir la sal para el agua.',
    'Llevar a ebullición y cocer a fuego lento {simmer}. Están listos cuando un trozo se deshace al presionarlo con un tenedor; un centro duro significa grumos después.',
    'Mientras tanto, calentar la leche, la nata y el laurel en un cazo hasta que salga vapor y se formen burbujitas en el borde. Retirar del fuego, tapar, dejar infusionar {infuse} y sacar el laurel.',
    'Escurrir bien las patatas, devolverlas a la olla vacía y removerlas a fuego bajo {dry}, hasta que dejen de soltar vapor y aparezca una película harinosa en el fondo.',
    'Pasar las patatas por un prensapatatas o un pasapurés sobre un bol templado. Incorporar la mantequilla con una espátula, a puñados, hasta que no queden vetas amarillas.',
    'Volver a calentar la leche hasta que humee e incorporarla en tres veces, esperando cada vez a que se absorba. Parar cuando el puré caiga de la cuchara en pliegues suaves; quizá no haga falta toda.',
    'Incorporar la sal para sazonar, la nuez moscada y la pimienta blanca, probar y servir caliente.',
  ],
  tips: [
    'No usar nunca batidora ni robot de cocina: las cuchillas rompen los granos de almidón y el puré se convierte en una pasta elástica.',
    'Empezar con agua fría. En agua hirviendo, el exterior se deshace antes de que el centro esté tierno.',
    'Para mantener el puré caliente hasta {hold}, poner el bol tapado sobre agua a punto de hervir y verter encima una capa fina de leche caliente; mezclarla antes de servir.',
    'Las sobras se conservan {days} días en la nevera (refrigerador). Recalentarlas a fuego bajo con un chorrito de leche hasta que estén humeantes.',
  ],
  tags: ['patatas', 'puré de papas', 'guarnición', 'mantequilla', 'comida casera'],
});
