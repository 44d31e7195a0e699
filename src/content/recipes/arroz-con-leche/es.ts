import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arroz con leche',
  alt: 'Arroz con leche con canela',
  description:
    'El postre de cuchara de media España y de toda América, aquí meloso al estilo asturiano: poco arroz, mucha leche y cerca de una hora removiendo. Lleva limón y canela, y se toma frío, con canela molida por encima.',
  ingredients: {
    milk: 'de leche entera',
    lemon: { one: 'tira de piel de limón, lavado', other: 'tiras de piel de limón, lavado' },
    cinnamon: { one: 'rama de canela', other: 'ramas de canela' },
    salt: 'de sal fina',
    rice: 'de arroz redondo',
    sugar: 'de azúcar',
    butter: 'de mantequilla',
    groundCinnamon: 'de canela molida, para espolvorear',
  },
  steps: [
    'Enjuagar con agua fría una olla ancha de fondo grueso, para que la leche se agarre menos. Verter la leche, añadir la piel de limón, la rama de canela y la sal, y calentar hasta que aparezcan burbujitas en el borde.',
    'Echar el arroz en forma de lluvia, remover y bajar el fuego hasta que la leche apenas borbotee. Cocer durante {simmer}, removiendo cada pocos minutos, más a menudo hacia el final, y raspando el fondo, hasta que el grano esté muy tierno y la leche tenga cuerpo, como una nata ligera.',
    'Sacar la piel de limón y la rama de canela. Incorporar el azúcar y cocer {sweet} más sin dejar de remover. El azúcar endurece el grano; por eso se añade ahora.',
    'Retirar del fuego y mezclar con la mantequilla. Debe caer todavía fluido de la cuchara; al enfriarse espesa mucho.',
    'Repartir en cuencos bajos, dejar templar {cool}, tapar y enfriar en la nevera (refrigerador) al menos {chill}.',
    'Espolvorear con la canela molida justo antes de servir.',
  ],
  tips: [
    'No lavar el arroz: su almidón es lo que hace cremosa la leche.',
    'En Asturias se requema: se cubre de azúcar y se quema con un hierro candente. Un soplete de cocina hace lo mismo.',
    'Si ha quedado demasiado espeso, aligerarlo con un poco de leche fría.',
    'El arroz cocido no debe quedarse a temperatura ambiente: meterlo en la nevera antes de {out} y tomarlo en {days} días.',
  ],
  tags: ['postre', 'arroz', 'canela', 'sin gluten', 'cocina española'],
});
