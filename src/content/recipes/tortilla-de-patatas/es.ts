import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tortilla de patatas',
  alt: 'Tortilla de patatas con una porción cortada',
  description:
    'La tortilla española de siempre, con cebolla: patatas pochadas despacio en abundante aceite de oliva, bien escurridas y cuajadas con huevo, con la superficie dorada y el interior tierno. Sirve de cena, de tapa o de bocadillo, caliente, templada o fría.',
  ingredients: {
    potatoes: 'de patatas (papas)',
    onion: { one: 'cebolla grande', other: 'cebollas grandes' },
    oil: 'de aceite de oliva; la mayor parte se retira después',
    eggs: { one: 'huevo M', other: 'huevos M' },
    salt: 'de sal fina',
  },
  steps: [
    'Pelar las patatas, lavarlas y secarlas bien, porque el agua hace saltar el aceite caliente. Cortarlas en cuartos a lo largo y después en láminas de {slice}. Cortar la cebolla en juliana fina.',
    'Calentar el aceite a fuego medio en una sartén honda antiadherente de {pan} de diámetro. Echar con cuidado las patatas y la cebolla, añadir la mitad de la sal y pochar durante {poach}, dándoles la vuelta de vez en cuando. El aceite debe burbujear suavemente, sin llegar a freír: las patatas están cuando se rompen con la cuchara y apenas han tomado color.',
    'Apagar el fuego y pasar las patatas y la cebolla con una espumadera a un colador puesto sobre un bol resistente al calor. Dejarlas escurrir {drain}. No verter el aceite de la sartén en el bol hasta que se haya enfriado.',
    'Batir los huevos con el resto de la sal, lo justo para que se mezclen claras y yemas. Incorporar las patatas aún calientes, chafar algunas y dejar reposar {rest}, para que se empapen de huevo.',
    'Limpiar la sartén con papel, calentar en ella a fuego medio una película fina del aceite escurrido y echar la mezcla. Remover una vez y cuajar {first}, recogiendo el borde hacia dentro con una espátula, hasta que esté firme y la tortilla se mueva entera al agitar la sartén.',
    'Cubrir con un plato más ancho que la sartén, sujetarlo bien con una manopla y darle la vuelta de una vez sobre el fregadero. Deslizar la tortilla de nuevo en la sartén, remeter el borde y cocinar a fuego bajo {second}, hasta que cuaje por completo: {inside} en el centro.',
    'Pasarla a un plato limpio y dejarla reposar {stand} antes de cortarla.',
  ],
  tips: [
    'Para darle la vuelta, decisión: un plato llano sin borde y un giro rápido valen más que la fuerza.',
    'Si se quiere jugosa por dentro, usar huevo pasteurizado, y nunca para niños pequeños, embarazadas, personas mayores o con las defensas bajas.',
    'El aceite colado conserva el sabor de la cebolla: guardarlo para la próxima tortilla o para freír huevos.',
    'No dejar la tortilla a temperatura ambiente más de {out}. Tapada, se conserva {days} días en la nevera (refrigerador).',
  ],
  tags: ['patatas', 'huevos', 'tapas', 'cocina española', 'vegetariana'],
});
