import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Vanillekipferl',
  alt: 'Pastas de almendra en forma de media luna con azúcar glas',
  description:
    'Las pastas navideñas de Austria, que en Adviento se hornean en todos los países de lengua alemana: medias lunas de almendra que se pasan aún templadas por azúcar de vainilla y se deshacen en la boca. La masa no lleva levadura y apenas líquido, y por eso es tan quebradiza. Una ración son {each} pastas.',
  ingredients: {
    vanilla: { one: 'vaina de vainilla', other: 'vainas de vainilla' },
    coatingSugar: 'de azúcar glas (azúcar impalpable), para rebozar',
    flour: 'de harina de trigo',
    almonds: 'de almendra molida',
    doughSugar: 'de azúcar glas (azúcar impalpable), para la masa',
    salt: 'de sal fina',
    butter: 'de mantequilla fría en dados',
    yolks: { one: 'yema de huevo M', other: 'yemas de huevo M' },
  },
  steps: [
    'Abrir la vainilla a lo largo y raspar las semillas. Mezclar la mitad con el azúcar glas para rebozar, enterrar en él las vainas vacías y tapar.',
    'Mezclar la harina, la almendra, el azúcar glas para la masa, la sal y el resto de las semillas de vainilla. Deshacer dentro la mantequilla con las yemas de los dedos hasta que parezca arena, añadir las yemas de huevo y unir deprisa. Trabajar solo hasta que la masa se sostenga; si se calienta, se vuelve grasienta.',
    'Dividir la masa en cuatro, aplanar los trozos, envolverlos y enfriarlos en la nevera (refrigerador) {chill}.',
    'Sacar los trozos de uno en uno. Formar un cordón de {rope} de grosor, cortar porciones de {piece}, estirar cada una hasta unos {long} afinando las puntas y curvarla en media luna. Colocarlas en bandejas con papel de horno (papel manteca), separadas un dedo.',
    'Precalentar el horno a {oven}. Hornear una bandeja cada vez a media altura durante {bake}, hasta que las puntas apenas empiecen a tomar color. Deben quedar pálidas y salen muy blandas.',
    'Dejar que se afirmen {tray} en la bandeja y pasarlas una a una, aún templadas, por el azúcar de vainilla, dándoles la vuelta con cuidado. Más frías no toman azúcar; más calientes se rompen.',
    'Dejar enfriar {cool} sobre una rejilla y tamizar por encima el azúcar restante.',
  ],
  tips: [
    'Si hace calor en la cocina, enfriar las medias lunas ya formadas {cold} antes de hornearlas; así conservan la forma.',
    'Las nueces o avellanas molidas finas son tan tradicionales como la almendra.',
    'Si la masa se desmigaja al formarla, trabajarla un poco entre las manos; si no basta, una cucharadita de agua fría ayuda.',
    'No probar la masa cruda: la harina y las yemas crudas pueden tener gérmenes que solo mueren en el horno.',
    'En una lata, entre hojas de papel de horno, se conservan {weeks} semanas y están mejor a los pocos días.',
  ],
  tags: ['galletas de Navidad', 'cocina austriaca', 'almendra', 'vainilla', 'repostería'],
});
