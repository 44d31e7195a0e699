import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pastel de tres leches',
  alt: 'Porción de pastel de tres leches con nata montada y canela',
  description:
    'El pastel (torta, tarta) de los cumpleaños de América Latina: un bizcocho aireado que se bebe la leche evaporada, la condensada y la nata sin deshacerse, cubierto de nata montada. Necesita unas horas de nevera (refrigerador), así que se prepara con antelación.',
  ingredients: {
    butter: 'de mantequilla blanda, para la fuente',
    flour: 'de harina de trigo',
    bakingPowder: 'de levadura química (polvo de hornear)',
    salt: 'de sal fina',
    eggs: { one: 'huevo M, clara y yema separadas', other: 'huevos M, claras y yemas separadas' },
    sugar: 'de azúcar',
    milk: 'de leche entera, para el bizcocho',
    vanilla: 'de extracto de vainilla',
    evaporated: 'de leche evaporada',
    condensed: 'de leche condensada',
    cream: 'de nata para montar (crema de leche), para el baño',
    toppingCream: 'de nata para montar (crema de leche) muy fría, para cubrir',
    powderedSugar: 'de azúcar glas (azúcar impalpable)',
    cinnamon: 'de canela molida, para espolvorear',
  },
  steps: [
    'Precalentar el horno a {oven}. Engrasar con la mantequilla una fuente de {long} por {wide}; en ella se baña y se sirve el pastel. Mezclar la harina con la levadura química y la sal.',
    'Batir las yemas con dos tercios del azúcar durante {yolks}, hasta que estén espesas y pálidas. Incorporar la leche para el bizcocho y la mitad del extracto de vainilla.',
    'Con las varillas limpias, montar las claras durante {whites}, echando el resto del azúcar en forma de lluvia, hasta que formen picos firmes y brillantes. Tamizar la mezcla de harina sobre las yemas e incorporarla; añadir después las claras en tres veces, con movimientos envolventes, para que no se bajen.',
    'Extender la masa en la fuente y hornear a media altura durante {bake}, hasta que esté dorada, recupere la forma al tocarla y un palillo salga limpio.',
    'Dejar templar {cool} en la fuente y pinchar toda la superficie con un tenedor, hasta el fondo.',
    'Mezclar la leche evaporada, la leche condensada y la nata para el baño con el resto de la vainilla. Verterla poco a poco sobre el bizcocho, a lo largo de {soak}, empezando por los bordes y esperando cada vez a que la absorba. Tapar y enfriar en la nevera al menos {chill}.',
    'Montar la nata fría con el azúcar glas durante {whip}, hasta que forme picos blandos. Extenderla sobre el pastel, espolvorear con la canela y cortar en cuadrados en la misma fuente.',
  ],
  tips: [
    'Parecerá demasiada leche. Verterla despacio; al día siguiente no queda ni gota suelta.',
    'El bizcocho debe ser sin mantequilla, como este: la grasa no dejaría entrar la leche.',
    'Hay quien añade un chorrito de ron a las leches y quien lo cubre de fruta.',
    'Tapado, se conserva {days} días en la nevera; con tanta leche, no debe quedarse al calor.',
  ],
  tags: ['pastel', 'postre', 'para preparar con antelación', 'cumpleaños', 'cocina latinoamericana'],
});
