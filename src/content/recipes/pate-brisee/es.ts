import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pâte brisée (masa quebrada)',
  alt: 'Base de tarta ondulada de masa quebrada, con un rodillo y mantequilla',
  description:
    'La masa quebrada francesa de diario: harina, la mitad de mantequilla, algo de sal y el agua fría justa. Sirve para quiches y para tartas de fruta, no encoge si ha reposado y se hace en diez minutos. Esta cantidad forra un molde grande para tarta.',
  ingredients: {
    flour: 'de harina de trigo, para la masa',
    salt: 'de sal fina',
    butter: 'de mantequilla fría en daditos, para la masa',
    water: 'de agua muy fría',
    panButter: 'de mantequilla blanda, para el molde',
    dusting: 'de harina de trigo, para estirar la masa',
  },
  steps: [
    'Mezclar la harina para la masa y la sal en un bol ancho. Añadir la mantequilla fría y deshacerla deprisa con las yemas de los dedos, hasta que parezca arena gruesa con alguna lámina de mantequilla.',
    'Rociar con casi toda el agua y mezclar con un cuchillo hasta que se formen grumos; añadir el resto solo si queda harina seca. Unir la masa y aplastarla una sola vez con la palma de la mano. No amasarla, porque se pone dura.',
    'Formar un disco plano, envolverlo y dejarlo en la nevera (refrigerador) {chill}.',
    'Dejar que la masa se ablande {soften}. Estirarla sobre la mesa enharinada, girándola a menudo, hasta unos {thick} de grosor, en un disco de {disk}.',
    'Engrasar un molde para tarta de {pan} con la mantequilla para el molde. Enrollar la masa en el rodillo, desenrollarla sobre el molde, ajustarla a los ángulos sin estirarla y recortar el borde. Pinchar el fondo con un tenedor y enfriar {rest} más. Mientras tanto, precalentar el horno a {oven}.',
    'Cubrir la masa con papel de horno (papel manteca) y legumbres secas y hornearla en blanco {beans}. Retirar el papel y las legumbres y hornear {bare} más si el relleno va a cocerse dentro, o {done} más, hasta que esté dorada por igual, si el relleno es frío.',
  ],
  tips: [
    'Para una tarta dulce, mezclar dos cucharadas de azúcar con la harina.',
    'En un robot de cocina (procesadora), triturar la mantequilla con la harina a golpes, añadir el agua y parar en cuanto se formen grumos.',
    'La masa se conserva {days} días en la nevera y {months} meses en el congelador. Descongelarla en la nevera de un día para otro.',
    'No comer la masa cruda: la harina no está tratada contra los gérmenes y solo el horno la hace segura.',
  ],
  tags: ['masa quebrada', 'tarta', 'quiche', 'receta básica', 'cocina francesa'],
});
