import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Quiche lorraine',
  alt: 'Quiche lorraine con beicon y borde ondulado, con una porción cortada',
  description:
    'La tarta salada de Lorena: masa quebrada crujiente, panceta ahumada y un relleno tembloroso de huevo y nata. La original no lleva queso. Se sirve templada, con una ensalada verde.',
  ingredients: {
    flour: 'de harina de trigo, para la masa',
    salt: 'de sal fina',
    butter: 'de mantequilla fría en dados, para la masa',
    water: 'de agua muy fría',
    panButter: 'de mantequilla blanda, para el molde',
    dusting: 'de harina de trigo, para estirar la masa',
    lardons: 'de panceta ahumada o beicon (tocineta), en tiras cortas',
    eggs: { one: 'huevo M', other: 'huevos M' },
    cream: 'de nata para montar (crema de leche)',
    milk: 'de leche entera',
    pepper: 'de pimienta negra recién molida',
    nutmeg: 'de nuez moscada rallada',
  },
  steps: [
    'Mezclar la harina para la masa y la sal. Añadir la mantequilla fría y deshacerla con las yemas de los dedos hasta que parezca arena gruesa. Rociar con el agua, unir la masa sin amasarla, aplanarla, envolverla y enfriarla en la nevera (refrigerador) {chill}.',
    'Engrasar un molde para tarta de {pan} con la mantequilla para el molde. Estirar la masa sobre la mesa enharinada hasta unos {thick} de grosor, forrar el molde y recortar el borde. Pinchar el fondo con un tenedor y enfriar {rest} más. Mientras tanto, precalentar el horno a {oven}.',
    'Cubrir la masa con papel de horno (papel manteca) y legumbres secas y hornearla en blanco {beans}. Retirar el papel y las legumbres y hornear {bare} más, hasta que el fondo se vea seco.',
    'Mientras se hornea la masa, poner la panceta en una sartén fría y sofreírla a fuego medio {fry}, hasta que suelte la grasa pero siga tierna. Escurrirla sobre papel de cocina.',
    'Batir los huevos lo justo y añadir la nata, la leche, la pimienta y la nuez moscada. No hace falta salar: la panceta ya aporta sal.',
    'Repartir la panceta sobre la masa, verter la mezcla y hornear {bake}, hasta que la quiche esté inflada y dorada y el centro ya no esté líquido al mover el molde. Un termómetro debe marcar allí al menos {safe}.',
    'Dejar reposar {rest} para que el relleno se asiente y servir caliente o templada. Guardar las sobras en la nevera antes de que pasen {fridge}.',
  ],
  tips: [
    'Con cebolla pochada en mantequilla se llama quiche alsaciana, y con queso gruyer, quiche de los Vosgos.',
    'Para que el fondo quede crujiente, pintar con huevo batido la base recién horneada en blanco y secarla un momento en el horno.',
    'Con masa quebrada comprada, empezar por el segundo paso.',
    'La quiche se conserva {days} días en la nevera, a {cold} o menos. Recalentarla en el horno mejor que en el microondas, hasta que el centro llegue a {hot}.',
  ],
  tags: ['quiche', 'panceta', 'tarta salada', 'cocina francesa', 'horno'],
});
