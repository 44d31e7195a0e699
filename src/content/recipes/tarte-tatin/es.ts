import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tarte Tatin',
  alt: 'Tarta Tatin con manzanas caramelizadas y brillantes, en un plato',
  description:
    'La tarta de manzana al revés: manzanas cocidas en caramelo con mantequilla bajo una tapa de masa, que se vuelca aún caliente. Lleva el nombre de las hermanas Tatin, que la hicieron famosa en su hotel de la Sologne. Todo depende de las manzanas: firmes, ácidas y más de las que parecen caber.',
  ingredients: {
    flour: 'de harina de trigo, para la masa',
    salt: 'de sal fina',
    doughButter: 'de mantequilla fría en dados, para la masa',
    water: 'de agua muy fría',
    apples: 'de manzanas firmes y ácidas, como reineta, Golden o Granny Smith',
    juice: 'de zumo (jugo) de limón',
    sugar: 'de azúcar',
    butter: 'de mantequilla en dados, para el caramelo',
    dusting: 'de harina de trigo, para estirar la masa',
  },
  steps: [
    'Mezclar la harina para la masa y la sal. Añadir la mantequilla fría y deshacerla con las yemas de los dedos hasta que parezca arena gruesa, rociar con el agua y unir la masa. Aplanarla, envolverla y enfriarla en la nevera (refrigerador) {chill}.',
    'Mientras tanto, lavar, pelar, cortar en cuartos y descorazonar las manzanas y mezclarlas con el zumo de limón.',
    'Repartir el azúcar en una sartén pesada apta para el horno o un molde de tatin de {pan} y fundirlo a fuego medio {caramel}, moviendo la sartén sin remover, hasta lograr un caramelo ámbar. Retirar enseguida del fuego e incorporar la mantequilla para el caramelo, trozo a trozo. Hace espuma y quema mucho más que el agua hirviendo: mantener lejos las manos y a los niños.',
    'Colocar los cuartos de manzana de pie en el caramelo, bien apretados y con la parte redonda hacia abajo, y encajar el resto en los huecos; luego encogen. Cocer a fuego medio-bajo {cook}, hasta que el jugo borbotee espeso y oscuro entre las manzanas. Mientras tanto, precalentar el horno a {oven}.',
    'Estirar la masa sobre la mesa enharinada hasta unos {thick} de grosor, en un disco de {disk}. Ponerla sobre las manzanas, remeter el borde por dentro con el mango de una cuchara y pincharla varias veces.',
    'Poner la sartén en una bandeja y hornear {bake}, hasta que la masa esté bien dorada y el caramelo borbotee en el borde.',
    'Dejar reposar {rest}. Con manoplas, porque el mango quema tanto como el horno, cubrir con un plato grande con borde y dar la vuelta a todo de una vez, lejos del cuerpo. Volver a colocar las manzanas que se queden pegadas. Servir templada, con nata espesa (crema ácida) o helado de vainilla.',
  ],
  tips: [
    'Las manzanas harinosas se deshacen. Mejor firmes, y en cuartos.',
    'En Francia muchos usan masa de hojaldre (masa hojaldrada), que la hace más ligera.',
    'Si la tarta se ha enfriado y se pega, calentar el molde al fuego más o menos {warm} para fundir el caramelo y volcarla entonces.',
    'Está mejor en el día. Se conserva {days} días en la nevera; recalentarla a {oven} unos {reheat}.',
  ],
  tags: ['tarta Tatin', 'manzana', 'caramelo', 'postre', 'cocina francesa'],
});
