import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsespätzle',
  alt: 'Spätzle con queso, cebolla dorada y cebollino',
  description:
    'Pasta fresca de huevo que se echa directamente al agua hirviendo desde una masa blanda, se dispone en capas con un queso de montaña fuerte y se cubre de cebolla bien dorada: el plato más reconfortante de Suabia, el Allgäu y Vorarlberg. Se lleva a la mesa cuando el queso aún hace hilos, con una ensalada verde.',
  ingredients: {
    flour: 'de harina de trigo',
    salt: 'de sal fina, para la masa',
    nutmeg: 'de nuez moscada rallada',
    eggs: { one: 'huevo M', other: 'huevos M' },
    water: 'de agua fría',
    onions: 'de cebollas',
    butter: 'de mantequilla',
    cheese: 'de queso de montaña curado (Bergkäse, gruyer o comté), rallado grueso',
    waterSalt: 'de sal fina, para el agua de cocción',
    pepper: 'de pimienta negra recién molida',
    chives: 'de cebollino (ciboulette) fresco lavado y picado',
  },
  steps: [
    'Mezclar la harina, la sal para la masa y la nuez moscada en un bol. Añadir los huevos y el agua y batir con una cuchara de madera {beat}, hasta que la masa esté lisa, haga burbujas y caiga de la cuchara en tiras pesadas que se rompen.',
    'Tapar y dejar reposar {rest}.',
    'Mientras tanto, pelar las cebollas, cortarlas en aros finos y dorarlas en la mantequilla a fuego medio {onions}, removiendo, hasta que estén blandas y bien doradas.',
    'Llevar a ebullición una olla grande de agua con su sal. Calentar el horno a {dish} y templar en él una fuente.',
    'Pasar una parte de la masa por una prensa de spätzle sobre el agua, o raspar tiras finas desde una tabla mojada. Cuando floten, dejarlos cocer {cook} más, para que el huevo quede bien hecho. Sacarlos con una espumadera y escurrirlos bien.',
    'Ponerlos en la fuente caliente, cubrir con un poco de queso y pimienta y mantener caliente en el horno. Seguir capa a capa hasta acabar la masa y el queso, terminando con queso. Dejar en el horno otros {melt}, hasta que todo se funda; si queda seco, aflojar con una cucharada del agua de cocción.',
    'Repartir por encima la cebolla con su mantequilla, espolvorear con el cebollino y servir enseguida.',
  ],
  tips: [
    'Mitad Bergkäse y mitad emmental queda más suave y hace hilos más largos; un poco de queso limburger le da el carácter del Allgäu.',
    'Rallar el queso en casa: el que se vende rallado lleva almidón y funde peor.',
    'Un escurridor de agujeros grandes y una rasqueta sustituyen a la prensa.',
    'Guardar las sobras en la nevera (refrigerador) antes de que pasen {fridge}. Se conservan {days} días y están muy buenas salteadas en mantequilla hasta que humeen.',
  ],
  tags: ['spätzle', 'cocina alemana', 'queso', 'cebolla', 'plato reconfortante'],
});
