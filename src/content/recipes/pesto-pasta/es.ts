import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pasta al pesto',
  alt: 'Pasta con pesto',
  cuisine: 'Italiana',
  description:
    'Albahaca, piñones, queso curado y buen aceite de oliva, majados o triturados a golpes cortos mientras hierve el agua y aligerados con un poco de ella hasta lograr una salsa que cubra cada trozo de pasta. El pesto no se cocina nunca: por eso se mantiene tan verde y sabe tan fresco. Con parmesano y pecorino en lugar del queso vegetariano es el clásico de Génova.',
  ingredients: {
    water: 'de agua, para la pasta',
    waterSalt: 'de sal fina, para el agua de la pasta',
    pineNuts: 'de piñones',
    garlic: { one: 'diente de ajo', other: 'dientes de ajo' },
    pestoSalt: 'de sal fina, para el pesto',
    basil: 'de hojas de albahaca fresca',
    cheese: 'de queso curado vegetariano (sin cuajo animal), rallado fino',
    oil: 'de aceite de oliva virgen extra',
    pasta: 'de pasta seca',
  },
  steps: [
    'Llevar el agua para la pasta a ebullición fuerte en una olla grande y añadir su sal.',
    'Mientras, tostar los piñones en una sartén sin grasa a fuego medio-bajo durante {toast}, moviéndola sin parar, hasta que estén dorados a manchas y desprendan un olor dulce. Pasarlos enseguida a un plato, porque se queman en la sartén caliente, y dejarlos enfriar.',
    'Lavar la albahaca y secarla por completo, primero en la centrifugadora de ensalada y luego sobre un paño. El agua en las hojas da un pesto apagado y aguado.',
    'Majar el ajo con la sal del pesto en un mortero grande hasta obtener una pasta. Añadir y majar dos tercios de los piñones y después la albahaca, a puñados, hasta que no quede ninguna hoja entera. O bien triturar lo mismo con la mitad del aceite en un robot de cocina (procesador de alimentos), a golpes de {burst}, para que la cuchilla no caliente la albahaca.',
    'Incorporar tres cuartas partes del queso y después el aceite de oliva en un hilo fino, hasta que el pesto esté cremoso y caiga despacio de la cuchara. Pasarlo a un bol grande.',
    'Cocer la pasta {less} menos de lo que indica el paquete, removiendo de vez en cuando, hasta que esté tierna pero un poco firme en el centro. Reservar una taza grande del agua de cocción antes de escurrirla.',
    'Mezclar unas cucharadas del agua caliente de la pasta con el pesto, añadir la pasta y remover {toss}, hasta que cada trozo quede cubierto y brillante. Añadir más agua, a cucharadas, si se ve seca. No volver a ponerla al fuego: la albahaca se oscurecería y el queso haría grumos.',
    'Servir enseguida, con el resto de los piñones y del queso por encima. El pesto lleva ajo crudo en aceite: guardar las sobras en la nevera (refrigerador) y consumirlas en un plazo de tres días.',
  ],
});
