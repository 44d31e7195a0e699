import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arepas',
  alt: 'Arepas doradas, una abierta y rellena de queso',
  description:
    'El pan de cada día de Venezuela y Colombia: arepas gruesas de harina de maíz blanco precocida, doradas en el budare y terminadas en el horno, crujientes por fuera y tiernas por dentro. La masa es solo harina de maíz, agua y sal; no lleva gluten, leche ni huevo.',
  ingredients: {
    water: 'de agua tibia',
    salt: 'de sal fina',
    masarepa: 'de harina de maíz blanco precocida (masarepa, harina P.A.N.)',
    oil: 'de aceite vegetal, para el budare',
  },
  steps: [
    'Poner el agua en un bol amplio y disolver en ella la sal.',
    'Echar la harina en forma de lluvia con una mano mientras se remueve con la otra, y amasar {knead}, hasta que no queden grumos. Tapar y dejar reposar {rest}: la masa absorbe el agua y toma cuerpo.',
    'Volver a amasar un momento. Al aplastar una bola, el borde no debe agrietarse; si se agrieta, añadir un poco de agua con las manos mojadas. Formar {arepas} bolas y aplastarlas en discos de {across} de diámetro y {thick} de grosor, alisando los bordes. Precalentar el horno.',
    'Calentar a fuego medio un budare (comal) o una sartén pesada y engrasarlo con el aceite. Asar las arepas por tandas {side} por cada lado, hasta que se forme una costra seca con manchas doradas y se despeguen solas.',
    'Hornearlas sobre la rejilla a {oven} durante {bake}, hasta que se inflen un poco y suenen a hueco al golpearlas.',
    'Dejarlas reposar {stand} en un paño, abrirlas con un cuchillo, cuidado con el vapor, y rellenarlas o untarlas de mantequilla bien calientes.',
  ],
  tips: [
    'En Venezuela se abren y se rellenan: con queso blanco, caraotas negras (frijoles), carne mechada o, en la reina pepiada, pollo con aguacate (palta).',
    'En Colombia suelen ser más delgadas, con queso fresco rallado en la masa y mantequilla y sal por encima.',
    'No sirven la masa harina para tortillas ni la harina de maíz corriente: solo la precocida liga con agua sin más.',
    'Si el gluten importa en la mesa, buscar un paquete con la etiqueta «sin gluten».',
    'Ya hechas, se conservan {days} días en la nevera (refrigerador) o {months} meses en el congelador; recalentarlas en el budare.',
  ],
  tags: ['maíz', 'pan', 'sin gluten', 'vegana', 'cocina venezolana', 'cocina colombiana'],
});
