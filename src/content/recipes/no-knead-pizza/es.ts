import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pizza sin amasar',
  alt: 'Pizza margarita con tomate, mozzarella y albahaca',
  cuisine: 'Italiana',
  description:
    'Dos minutos removiendo y una noche de reposo dan una masa de grandes burbujas, borde elástico y más sabor que cualquier masa rápida. Aquí lleva una margarita: tomates aplastados, mozzarella troceada a mano y albahaca. La masa tiene un {water} % de agua respecto a la harina, así que conviene pesar ambas. Cada ración es una pizza de {pizza} de diámetro.',
  ingredients: {
    flour: 'de harina de trigo',
    salt: 'de sal fina, para la masa',
    yeast: 'de levadura seca de panadería, instantánea',
    water: 'de agua fresca',
    shapingFlour: 'de harina de trigo, para formar las pizzas',
    semolina: 'de sémola de trigo, para la pala',
    tomatoes: 'de tomates (jitomates) enteros pelados en conserva',
    tomatoSalt: 'de sal fina, para los tomates',
    mozzarella: 'de mozzarella fresca con cuajo vegetal o microbiano, en trozos',
    oil: 'de aceite de oliva virgen extra',
    basil: { one: 'hoja de albahaca fresca', other: 'hojas de albahaca fresca' },
  },
  steps: [
    'Mezclar con las varillas la harina, la sal para la masa y la levadura en un bol grande. Añadir el agua y remover con una cuchara durante {stir}, hasta que no quede harina seca. La masa debe quedar irregular y pegajosa.',
    'Tapar el bol y dejarlo a temperatura ambiente, a unos {room}, durante {rise}. La masa está lista cuando ha crecido a más del doble, la superficie está llena de burbujas y tiembla al agitar el bol. En una cocina muy calurosa pueden bastar {hot}.',
    'Pasar la masa, raspando el bol, a una mesa espolvoreada con un poco de la harina para formar y cortarla en partes iguales, una por pizza. Doblar los bordes de cada parte hacia el centro, darle la vuelta y formar una bola. Tapar y dejar reposar las bolas {rest}, hasta que estén blandas y se extiendan un poco.',
    'Mientras tanto, precalentar el horno durante al menos {heat} a {oven}, o al máximo, con una piedra para pizza, una plancha de acero o una bandeja de horno pesada puesta del revés sobre la rejilla, en el tercio superior.',
    'Escurrir los tomates, aplastarlos con la mano y añadirles su sal. Poner la mozzarella en trozos sobre papel de cocina para que no moje las pizzas.',
    'Espolvorear bien una bola con harina y aplastarla con las yemas de los dedos desde el centro hacia fuera, sin tocar un borde de {rim}. Levantarla sobre los nudillos y dejar que su peso la estire hasta {across} de diámetro. No usar rodillo, que expulsaría el gas.',
    'Espolvorear una pala de madera, o el dorso de una bandeja plana, con parte de la sémola y poner encima la masa. Repartir su parte de los tomates, luego su parte de la mozzarella, y rociar con un poco del aceite de oliva. Trabajar deprisa y sacudir la pala: la masa debe deslizarse. Si se pega, levantar el borde y echar un poco de harina debajo.',
    'Deslizar la pizza de la pala a la piedra caliente con un tirón corto, sin papel de horno (papel manteca), que no está hecho para este calor, y hornear durante {bake}, hasta que el borde esté hinchado, con ampollas y manchas marrón oscuro, el queso burbujee y la base, al levantarla, esté moteada de marrón.',
    'Esparcir parte de la albahaca sobre la pizza caliente y dejarla reposar {stand} antes de cortarla. Formar, cubrir y hornear las demás bolas del mismo modo, dejando que la piedra se caliente de nuevo {stone} cada vez.',
  ],
});
