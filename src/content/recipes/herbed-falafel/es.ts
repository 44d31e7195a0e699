import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Falafel con hierbas',
  alt: 'Falafel',
  description:
    'Una corteza oscura y crujiente y un interior aireado, muy verde de perejil y cilantro. Los garbanzos se trituran remojados pero crudos, porque los cocidos o de bote se vuelven pasta y se deshacen en el aceite. Se acompañan con una salsa de tahini y limón.',
  ingredients: {
    chickpeas: 'de garbanzos secos',
    onion: { one: 'cebolla pequeña, en cuartos', other: 'cebollas pequeñas, en cuartos' },
    garlic: { one: 'diente de ajo', other: 'dientes de ajo' },
    parsley: 'de perejil, sin los tallos gruesos',
    cilantro: 'de cilantro, sin los tallos gruesos',
    cumin: 'de comino molido',
    coriander: 'de semillas de cilantro molidas',
    cayenne: 'de pimienta de cayena',
    pepper: 'de pimienta negra molida',
    salt: 'de sal fina',
    chickpeaFlour: 'de harina de garbanzo',
    bakingSoda: 'de bicarbonato de sodio',
    sesame: 'de semillas de sésamo (ajonjolí)',
    oil: 'de aceite neutro para freír',
    tahini: 'de tahini',
    lemonJuice: 'de zumo (jugo) de limón',
    sauceGarlic: {
      one: 'diente de ajo, rallado fino, para la salsa',
      other: 'dientes de ajo, rallados finos, para la salsa',
    },
    sauceSalt: 'de sal fina, para la salsa',
    water: 'de agua helada',
  },
  steps: [
    'Cubrir los garbanzos con agua fría hasta al menos el triple de su altura y dejarlos en remojo {soak}; si hace calor en la cocina, en la nevera (refrigerador). Deben doblar su tamaño y partirse limpiamente entre los dientes. Escurrirlos y secarlos bien con un paño.',
    'Poner en un robot de cocina (procesador de alimentos) los garbanzos, la cebolla, el ajo, el perejil, el cilantro, el comino, las semillas de cilantro molidas, la cayena, la pimienta negra y la sal. Triturar a golpes cortos, bajando lo que quede en las paredes, hasta que parezca un cuscús grueso y húmedo que se compacta al apretarlo. Parar antes de que se haga pasta.',
    'Incorporar la harina de garbanzo, tapar y dejar {chill} en la nevera para que la masa se afirme.',
    'Mientras tanto, batir con unas varillas el tahini, el zumo de limón, el ajo rallado y la sal de la salsa. Al principio se espesa; añadir el agua helada poco a poco, hasta que la salsa quede de color claro y caiga en forma de cinta.',
    'Mezclar el bicarbonato y el sésamo con la masa de garbanzos. Con las manos mojadas, formar bolas de aproximadamente {ball}, apretando con firmeza pero sin amasar.',
    'Verter el aceite en una cazuela honda de fondo grueso de {pan} de diámetro, en la que alcance alrededor de {deep} de altura y no pase de un tercio, y calentarlo a {hot}. Tener una tapa a mano y no dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua. Después de freír, dejar que el aceite se enfríe del todo antes de mover la cazuela. Freír un falafel de prueba: si se deshace, añadir al resto de la masa una cucharada de harina de garbanzo.',
    'Freír los falafeles por tandas durante {fry}, dándoles la vuelta una vez, hasta que estén muy tostados, se noten duros al golpearlos y el burbujeo se calme. Entre tanda y tanda, dejar que el aceite recupere la temperatura.',
    'Dejarlos escurrir {drain} sobre una rejilla y abrir uno: debe estar humeante y cuajado, sin el centro húmedo. Servir con la salsa.',
  ],
  tips: [
    'Salen unos {falafel} falafeles. El pan de pita y la ensalada no entran en los valores nutricionales; la pita añade trigo. Del aceite solo se cuenta lo que absorben los falafeles.',
    'Las bolas crudas se congelan bien durante {months} meses. Para freírlas sin descongelar, quitarles antes el hielo suelto, que hace desbordar el aceite caliente, sumergirlas con cuidado, pocas a la vez, y freír {longer} más.',
    'Para hacerlos al horno, pincelarlos con aceite, aplastarlos un poco y hornearlos a {oven} durante {bake}, dándoles la vuelta una vez. Quedan más secos y menos crujientes.',
    'Ya fritos, se conservan {days} días en la nevera; recalentarlos en el horno bien caliente, no en el microondas.',
  ],
  tags: ['falafel', 'garbanzos', 'cocina árabe', 'hierbas', 'frito'],
});
