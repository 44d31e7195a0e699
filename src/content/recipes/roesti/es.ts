import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rösti',
  alt: 'Rösti dorado en una sartén de hierro',
  description:
    'La torta de patata suiza al estilo de Berna: patatas cocidas la víspera, ralladas y fritas despacio en mantequilla clarificada hasta que las dos caras forman una costra gruesa y dorada. Solo lleva patata, mantequilla y sal. Acompaña la ternera en salsa de nata o una salchicha, y con queso o un huevo frito es una comida completa.',
  ingredients: {
    potatoes: 'de patatas (papas) para cocer, de tamaño parecido',
    salt: 'de sal fina',
    ghee: 'de mantequilla clarificada (ghee)',
  },
  steps: [
    'La víspera, cepillar las patatas, cubrirlas con agua fría y cocerlas con piel {boil}, hasta que un cuchillo entre pero el centro aún ofrezca algo de resistencia. Escurrir.',
    'Extenderlas y dejarlas enfriar {cool}; después, guardarlas en la nevera (refrigerador), sin tapar hasta que estén frías, como mucho {fridge} después de cocerlas. Dejarlas allí {night}: solo bien frías dan hebras que no se deshacen.',
    'Pelar las patatas y rallarlas con un rallador grueso, en hebras de unos {shred} de ancho. Salar y soltarlas con un tenedor sin apretar.',
    'Calentar dos tercios de la mantequilla clarificada a fuego medio en una sartén de hierro o antiadherente de {pan} de diámetro. Añadir las patatas y freírlas {toss}, dándoles la vuelta con cuidado, hasta que todas las hebras estén engrasadas y calientes.',
    'Juntarlas en una torta plana, apretar un poco el borde y freír {first} a fuego medio-bajo sin remover, hasta que la base forme una costra bien dorada y la torta se deslice al mover la sartén.',
    'Retirar la sartén del fuego, poner encima un plato llano boca abajo, sujetar todo con manoplas y darle la vuelta. Puede escurrir grasa caliente: girar alejándose del cuerpo.',
    'Derretir el resto de la mantequilla clarificada en la sartén, deslizar dentro la torta y freír {second}, hasta que la otra cara también esté crujiente. Volcar en una fuente, cortar en cuñas y servir enseguida.',
  ],
  tips: [
    'En Zúrich parten de patatas crudas: rallarlas, exprimirlas en un paño y freír la torta un poco más, a fuego más bajo.',
    'Para más comensales, usar dos sartenes. Una torta demasiado gruesa no hace costra.',
    'Las tortas pequeñas, en una sartén de {pan} de diámetro, se dan la vuelta con más facilidad.',
    'Las patatas cocidas con piel se conservan {days} días en la nevera, así que se pueden cocer cuando convenga.',
  ],
  tags: ['patatas', 'rösti de papas', 'cocina suiza', 'guarnición', 'vegetariano'],
});
