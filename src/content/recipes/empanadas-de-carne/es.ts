import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Empanadas de carne argentinas',
  alt: 'Empanadas doradas al horno con repulgue',
  description:
    'Empanadas criollas al horno: masa casera de grasa y salmuera tibia, y un relleno jugoso de carne de vaca (ternera) con mucha cebolla, pimentón, comino, huevo duro y aceituna. El repulgue las cierra y guarda el jugo. Cada ración son dos empanadas.',
  ingredients: {
    flour: 'de harina de trigo (harina común)',
    doughSalt: 'de sal fina, para la masa',
    water: 'de agua tibia',
    lard: 'de grasa vacuna o de cerdo (manteca de cerdo), derretida, para la masa',
    fryingLard: 'de grasa vacuna o de cerdo, para el relleno',
    onions: { one: 'cebolla mediana, picada fina', other: 'cebollas medianas, picadas finas' },
    pepper: {
      one: 'pimiento rojo (morrón) mediano, en daditos',
      other: 'pimientos rojos (morrones) medianos, en daditos',
    },
    beef: 'de carne de vaca picada gruesa (carne molida)',
    salt: 'de sal fina, para el relleno',
    paprika: 'de pimentón dulce (páprika)',
    cumin: 'de comino molido',
    chili: 'de ají molido suave (copos de guindilla)',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajitas',
      other: 'cebolletas (cebollas de verdeo), en rodajitas',
    },
    eggs: { one: 'huevo M, para el relleno', other: 'huevos M, para el relleno' },
    olives: { one: 'aceituna verde sin hueso', other: 'aceitunas verdes sin hueso' },
    glaze: { one: 'huevo M batido, para pintar', other: 'huevos M batidos, para pintar' },
  },
  steps: [
    'Disolver la sal para la masa en el agua tibia. Mezclar la harina con la grasa derretida, verter la salmuera y amasar {knead}, hasta obtener una masa lisa y firme. Envolverla y dejarla descansar {rest} en la nevera (heladera).',
    'Derretir la grasa para el relleno en una sartén ancha a fuego medio y rehogar las cebollas y el pimiento {soften}, hasta que estén tiernos y transparentes, sin dorarse.',
    'Subir el fuego, añadir la carne y la sal para el relleno y cocinar {brown}, desmenuzándola, hasta que no quede nada rosado. Fuera del fuego, incorporar el pimentón, el comino y el ají molido, que se quemarían en la sartén caliente. El relleno debe quedar jugoso.',
    'Mezclar con las cebolletas, extender el relleno en una bandeja, dejarlo templar {cool} y enfriarlo en la nevera {chill}, hasta que la grasa se solidifique. Caliente, rompería la masa.',
    'Mientras tanto, cocer los huevos para el relleno {boil}, enfriarlos en agua, pelarlos y picarlos.',
    'Estirar la masa sobre la mesa ligeramente enharinada hasta dejarla de {thick} de grosor y cortar {discs} discos (tapas) de {across} de diámetro; los recortes se pueden estirar una vez más.',
    'Poner en el centro de cada disco una cucharada colmada de relleno, un poco de huevo y una aceituna. Humedecer medio borde con agua, doblar la masa, sacar el aire y apretar para sellar. Para el repulgue, plegar el borde sobre sí mismo con el pulgar y el índice, poco a poco, de una punta a la otra.',
    'Precalentar el horno a {oven}. Colocar las empanadas en una bandeja con papel de horno (papel manteca), pintarlas con el huevo batido y hornear {bake}, hasta que estén bien doradas y un termómetro marque {inside} en el relleno.',
    'Dejarlas reposar {stand}, porque el jugo quema. Se comen con la mano.',
  ],
  tips: [
    'Tanta cebolla como carne, a ojo: ahí está la jugosidad, así que conviene no escatimar.',
    'Lo más clásico es la carne cortada a cuchillo, de un corte con algo de grasa.',
    'Crudas, se conservan {months} meses en el congelador. Hornearlas congeladas, unos minutos más.',
    'Hechas, se conservan {days} días en la nevera; recalentarlas en el horno y no en el microondas.',
  ],
  tags: ['carne', 'empanadas', 'masa casera', 'para congelar', 'cocina argentina'],
});
