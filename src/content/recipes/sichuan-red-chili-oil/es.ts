import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Aceite rojo de chile de Sichuan',
  alt: 'Wontons de Chengdu con aceite rojo de chile: el condimento en uso',
  description:
    'El aceite de color ladrillo con que se aliñan los wontons, los fideos fríos y las ensaladas en todo Sichuan; la foto lo muestra sobre wontons. Primero las especias enteras perfuman el aceite templado; después el aceite se vierte sobre el chile en tres veces y a tres temperaturas, para el aroma tostado, el color y el picante. Todo lo que va en el tarro está seco, y por eso se conserva.',
  ingredients: {
    oil: 'de aceite neutro de alto punto de humo',
    sichuanPepper: 'de pimienta de Sichuan en grano',
    starAnise: { one: 'estrella de anís (anís estrellado)', other: 'estrellas de anís (anís estrellado)' },
    cassia: { one: 'rama de casia o canela, partida', other: 'ramas de casia o canela, partidas' },
    cardamom: { one: 'vaina de cardamomo negro, abierta', other: 'vainas de cardamomo negro, abiertas' },
    bayLeaves: { one: 'hoja de laurel seca', other: 'hojas de laurel secas' },
    fennel: 'de semillas de hinojo',
    chili: 'de copos de chile de Sichuan, con pocas semillas',
    sesame: 'de semillas de sésamo (ajonjolí)',
    salt: 'de sal fina',
    sugar: 'de azúcar',
  },
  steps: [
    'Poner el aceite, la pimienta de Sichuan, el anís estrellado, la canela, el cardamomo, el laurel y el hinojo en una cazuela honda y seca. Calentar a fuego bajo hasta {warm} y mantenerlo ahí {hold}: deben subir burbujitas de las especias y nada debe ponerse negro.',
    'Mientras tanto, mezclar los copos de chile, el sésamo, la sal y el azúcar en un bol seco resistente al calor, de metal o de gres grueso, al menos tres veces mayor que su contenido, porque el aceite hace espuma.',
    'Colar el aceite por un colador fino de metal, desechar las especias y volver a poner el aceite en la cazuela limpia y totalmente seca. Calentarlo a {hot}, medido con termómetro, y retirarlo del fuego.',
    'Primero, echar unos copos de chile en el aceite como prueba: si se ennegrecen enseguida, esperar a que se enfríe un poco. Después, verter despacio alrededor de un tercio del aceite sobre el chile, removiendo con una cuchara de metal. Debe hacer espuma y oler a nueces tostadas.',
    'Dejar que el resto del aceite baje a {second}, lo que lleva unos {cool}, y verter la mitad, removiendo. Este vertido saca el color rojo.',
    'Cuando lo que queda haya bajado a {last}, incorporarlo también. Extrae el picante del chile sin tostarlo más.',
    'Dejar el bol destapado hasta que esté a temperatura ambiente, unas {cool}, y después taparlo y dejar reposar {rest}. El aceite se vuelve rojo intenso y los copos se hunden. Pasarlo, con el poso, a un tarro limpio y completamente seco, y cerrarlo.',
  ],
  tips: [
    'Usar un termómetro. Por encima de {limit} el chile se quema en segundos y deja todo amargo y marrón.',
    'En el tarro no van ni ajo, ni jengibre, ni cebolleta frescos: en verduras frescas bajo aceite pueden crecer las bacterias del botulismo. Añadirlos al servir.',
    'No dejar nunca el aceite solo al fuego, no llenar nunca la cazuela por encima de un tercio y tener una tapa a mano. Si humea, apagar el fuego; si se incendia, poner la tapa, apagar la fuente de calor y no echar nunca agua.',
    'Guardar el tarro en la nevera (refrigerador), sacar el aceite solo con una cuchara seca y usarlo en {months} meses.',
    'Para wontons en aceite rojo, aliñarlos aún calientes con el aceite y su poso, salsa de soja, un poco de azúcar, ajo rallado y cebolletas.',
    'Para más color que picante, sustituir la mitad de los copos por otros suaves, como gochugaru o chile de Cachemira.',
  ],
  tags: ['condimento', 'aceite de chile', 'sichuan', 'cocina china', 'picante'],
});
