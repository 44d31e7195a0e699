import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tempura de judías verdes',
  alt: 'Tempura de verduras',
  cuisine: 'Japonesa',
  description:
    'Judías verdes enteras y unas rodajas de boniato en una capa tan fina que deja ver la verdura y tan crujiente que se quiebra. El mérito es del agua con gas helada y de una masa que se deja con grumos; la salsa se hace con kombu en lugar del bonito habitual. La misma masa sirve para cualquier verdura firme.',
  ingredients: {
    kombu: {
      one: 'trozo de alga kombu seca, de {square} de lado',
      other: 'trozos de alga kombu seca, de {square} de lado',
    },
    water: 'de agua',
    soySauce: 'de salsa de soja (soya)',
    mirin: 'de mirin',
    daikon: 'de rábano daikon, rallado fino',
    ginger: 'de jengibre fresco, rallado fino',
    beans: 'de judías verdes (ejotes, chauchas), sin el rabillo',
    sweetPotato: 'de boniato (batata, camote), pelado y en rodajas de {thick} de grosor',
    dustingFlour: 'de harina de trigo, para rebozar',
    fryingOil: 'de aceite para freír',
    flour: 'de harina de trigo, para la masa',
    cornstarch: 'de maicena',
    egg: { one: 'huevo M, frío', other: 'huevos M, fríos' },
    sodaWater: 'de agua con gas helada',
    salt: 'de sal fina',
  },
  steps: [
    'Remojar el kombu en el agua, en un cazo, durante {soak}. Calentar a fuego bajo hasta que suban burbujitas por los bordes, sacar el kombu, añadir la salsa de soja y el mirin y cocer a fuego lento {simmer}. Retirar la salsa del fuego.',
    'Hervir las judías verdes en abundante agua durante {boil}, hasta que estén tiernas: con un simple escaldado y la fritura no basta para unas judías crudas. Enfriarlas bajo el grifo y escurrirlas. Secar muy bien las judías y el boniato con un paño, porque las verduras mojadas salpican en el aceite caliente, y pasarlos por la harina para rebozar hasta que parezcan cubiertos de escarcha. Sacudir el exceso.',
    'Verter el aceite en una olla honda y pesada de {pan} de diámetro, donde alcanza unos {deep} de altura y no debe llenar más de un tercio, y calentarlo a {oil}. Sin termómetro: un palillo de madera seco metido en el aceite se rodea enseguida de burbujitas. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Colocar una rejilla sobre una bandeja.',
    'Solo entonces preparar la masa. Mezclar con las varillas la harina para la masa y la maicena. Batir en otro bol el huevo con el agua con gas, echar de golpe la mezcla de harina y dar {strokes} vueltas con unos palillos. Debe quedar tan líquida como la nata, con grumos y vetas de harina. Una gota que se deje caer en el aceite debe hundirse hasta la mitad, subir y chisporrotear.',
    'Mojar en la masa unas pocas rodajas de boniato cada vez, dejar que escurran y deslizarlas en el aceite, alejándolas del cuerpo. Freír durante {fry}, dándoles la vuelta una vez, hasta que la masa tome un dorado pálido y una brocheta las atraviese sin presión.',
    'Freír las judías verdes en tandas pequeñas durante {fry}, hasta que la masa esté crujiente y el fuerte burbujeo se calme. No cubrir más de la mitad de la superficie y dejar que el aceite vuelva a {oil} antes de cada tanda.',
    'Entre tanda y tanda, retirar las migas sueltas antes de que se quemen. Escurrir la tempura sobre la rejilla, nunca amontonada, y espolvorearla con la sal mientras esté caliente.',
    'Mezclar el daikon y el jengibre con la salsa y servir enseguida, porque la tempura se mantiene crujiente unos {crisp}. Dejar que el aceite se enfríe por completo antes de mover la olla.',
  ],
});
