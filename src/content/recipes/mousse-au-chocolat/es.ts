import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mousse au chocolat (mousse de chocolate)',
  alt: 'Mousse de chocolate en una copa, con virutas',
  description:
    'La mousse de las abuelas francesas: chocolate negro, huevos y muy poco azúcar, sin nata ni mantequilla. Solo la sostienen las claras a punto de nieve, de modo que los huevos quedan crudos. Por eso conviene usarlos pasteurizados y darle tres horas de frío.',
  ingredients: {
    chocolate: 'de chocolate negro para fundir (chocolate amargo)',
    eggs: { one: 'huevo M, muy fresco o pasteurizado', other: 'huevos M, muy frescos o pasteurizados' },
    sugar: 'de azúcar',
    salt: 'sal fina, una pizca',
  },
  steps: [
    'Picar el chocolate y fundirlo al baño maría, sin que el agua llegue a hervir, durante más o menos {melt}, removiendo de vez en cuando; no debe caerle ni una gota de agua. Retirar del fuego y dejar templar hasta unos {warm}: demasiado caliente, cuajaría las yemas.',
    'Mientras tanto, separar las claras de las yemas, sin rastro de yema en las claras. Batir las yemas con la mitad del azúcar hasta que blanqueen e incorporarlas deprisa al chocolate templado.',
    'Batir las claras con la pizca de sal en un bol limpio y sin grasa, hasta que formen picos blandos. Añadir el resto del azúcar y seguir batiendo hasta que estén brillantes y apenas firmes, no secas.',
    'Mezclar con energía un tercio de las claras con el chocolate para aligerarlo. Incorporar el resto en dos veces con una espátula, bajando por el centro y subiendo por el borde, y parar en cuanto no queden vetas blancas.',
    'Repartir la mousse en copas o pasarla a una fuente, tapar y meter enseguida en la nevera (refrigerador) al menos {chill}, hasta que cuaje.',
    'Servir recién sacada de la nevera, que debe estar a {cold} o menos, y comer antes de que pasen {day}. Los huevos quedan crudos: si no son pasteurizados, no servirla a niños pequeños, embarazadas, personas mayores o con las defensas bajas.',
  ],
  tips: [
    'Usar huevos muy frescos, con la cáscara limpia y entera, y dejarlos en la nevera hasta el momento de separarlos.',
    'Con claras y yemas pasteurizadas de botella el riesgo casi desaparece. Las claras tardan más en montar; ayudan unas gotas de zumo (jugo) de limón.',
    'El chocolate lo es todo. Con mucho cacao la mousse queda firme y amarga; con chocolate con leche apenas cuaja.',
    'Le va bien un poco de ralladura de naranja o una cucharada de café fuerte en el chocolate fundido.',
  ],
  tags: ['mousse', 'chocolate', 'postre', 'sin horno', 'cocina francesa'],
});
