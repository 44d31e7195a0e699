import { figuresIn, leftoverDays, panFactor, partyTotal, safeCelsius, scaled } from './figures.ts';
import type { TrendingPage } from './trending.ts';

const { number, weight, shopped, liters, estimate, roast, ovenOf } = figuresIn('es');

export const trending: TrendingPage = {
  title: 'Tendencias en la cocina',
  description:
    'Conversiones para los platos del mes, tendencias con las medidas que piden y preguntas escogidas sobre harina, pavo y moldes.',
  intro:
    'Lo que se cocina cambia con el calendario, y lo que hay que convertir también. Los platos, las tendencias y las preguntas de esta página los hemos elegido nosotros; no salen de ninguna encuesta.',
  today: 'Hoy es {date}',
  jump: 'Ir a las conversiones de temporada',
  seasonal: {
    title: 'Conversiones de temporada',
    titleForMonth: 'Conversiones para {month}',
    intro:
      'A lo largo del año en España y en América, del roscón y las torrijas al pan de muerto y el turrón, con los números.',
    linkText: {
      multi: 'Abrir la multicalculadora',
      length: 'Cambiar de molde',
      cooking: 'Abrir las calculadoras de cocina',
    },
    months: {
      1: {
        multi: {
          title: 'El roscón (rosca) de Reyes',
          text: `De 8 a 12 porciones todo se multiplica por ${number(scaled(1, 8, 12))}: ${weight(scaled(500, 8, 12))} de harina en lugar de 500 g y ${weight(scaled(20, 8, 12))} de levadura fresca en lugar de 20 g.`,
        },
        length: {
          title: 'Un bizcocho más pequeño',
          text: `De un molde de 24 cm a uno de 20 cm, multiplique los ingredientes por ${number(panFactor('springform-24', 'springform-20'))}. El bizcocho (queque, bizcochuelo) queda igual de alto.`,
        },
        cooking: {
          title: 'Después de las fiestas',
          text: `La carne y las aves cocinadas duran en la nevera (refrigerador) ${leftoverDays('poultry')} días como mucho; según el consejo británico, 2. Anote la fecha en el envase y congele lo que sobre.`,
        },
      },
      2: {
        multi: {
          title: 'Los tamales de la Candelaria',
          text: `La receta da 20 y hacen falta 50: todo por ${number(scaled(1, 20, 50))}. De 1 kg de masa se pasa a ${weight(scaled(1000, 20, 50))}, y de 250 g de manteca, a ${weight(scaled(250, 20, 50))}.`,
        },
        length: {
          title: 'Una tarta (torta, pastel) para dos',
          text: `Para San Valentín basta un molde de 16 cm: lleva ${number(panFactor('springform-24', 'springform-16'))} veces la receta de uno de 24 cm.`,
        },
        cooking: {
          title: 'Picoteo de carnaval',
          text: `Para quince invitados la calculadora cuenta ${shopped(partyTotal('snacks', 15, 'chips'))} de snacks salados y ${liters(partyTotal('snacks', 15, 'non-alcoholic'))} de bebida sin alcohol.`,
        },
      },
      3: {
        multi: {
          title: 'Torrijas para diez',
          text: `De 4 a 10 personas el factor es ${number(scaled(1, 4, 10))}: ${number(scaled(1, 4, 10))} l de leche en lugar de 1 l y ${number(scaled(4, 4, 10))} huevos en lugar de 4.`,
        },
        length: {
          title: 'La tarta del Día del Padre',
          text: `En España es el 19 de marzo. De un molde de 22 cm a uno de 26 cm, todo se multiplica por ${number(panFactor('springform-22', 'springform-26'))}.`,
        },
        cooking: {
          title: 'El pollo del domingo',
          text: `Para un pollo de 1,8 kg el cálculo da ${estimate(1.8, 'chicken', 'roast')} de horno. Está hecho a ${safeCelsius('poultry')} °C por dentro, diga lo que diga el reloj.`,
        },
      },
      4: {
        multi: {
          title: 'La rosca de Pascua',
          text: `De 6 a 9 porciones el factor es ${number(scaled(1, 6, 9))}: ${weight(scaled(400, 6, 9))} de harina en lugar de 400 g y ${number(scaled(3, 6, 9))} huevos en lugar de 3. Bata el quinto y pese la mitad.`,
        },
        length: {
          title: '¿Molde de 25 o de 30 cm?',
          text: `Si el plum cake (budín, panqué) era para un molde alargado de 25 cm y el suyo es de 30 cm, multiplique por ${number(panFactor('kastenform-25', 'kastenform-30'))}.`,
        },
        cooking: {
          title: 'El cordero de Pascua',
          text: `Una pierna de 2,5 kg con hueso pide ${roast('lamb-leg', 2.5)} a ${ovenOf('lamb-leg')}, según la tabla de FoodSafety.gov, hasta ${safeCelsius('beef-pork-lamb')} °C en el centro.`,
        },
      },
      5: {
        multi: {
          title: 'Un locro para el 25 de Mayo',
          text: `En la Argentina se hace para muchos. De 8 a 20 platos, todo por ${number(scaled(1, 8, 20))}: 500 g de maíz blanco pasan a ser ${weight(scaled(500, 8, 20))}.`,
        },
        length: {
          title: 'La tarta de fresas (frutillas)',
          text: `Para el Día de la Madre: de un molde de 24 cm a uno de 28 cm el factor es ${number(panFactor('tart-24', 'tart-28'))}; 500 g de fruta pasan a ser ${shopped(500 * panFactor('tart-24', 'tart-28'))}.`,
        },
        cooking: {
          title: 'El desayuno del Día de la Madre',
          text: `Para ocho: ${number(partyTotal('brunch', 8, 'eggs'))} huevos, ${number(partyTotal('brunch', 8, 'bread'))} rebanadas de pan y ${number(partyTotal('brunch', 8, 'bacon'))} lonchas de jamón.`,
        },
      },
      6: {
        multi: {
          title: 'Mermelada, por tandas',
          text: `La receta es para 1 kg y hay 2,5 kg de fruta: haga dos tandas de ${weight(2500 / 2)}, cada una ${number(scaled(1, 1000, 1250))} veces la receta. Las muy grandes a veces no cuajan.`,
        },
        length: {
          title: 'La coca de San Juan',
          text: `La masa llena una bandeja de 40×30 cm. Para una fuente de 30×20 cm, multiplíquelo todo por ${number(panFactor('tray-40x30', 'rectangular-30x20'))}.`,
        },
        cooking: {
          title: 'Un asado para diez',
          text: `Cuente ${shopped(partyTotal('dinner', 10, 'meat'))} de carne sin hueso, ${shopped(partyTotal('dinner', 10, 'vegetables'))} de verdura y ${liters(partyTotal('dinner', 10, 'non-alcoholic'))} de agua y refrescos. Con hueso hace falta más.`,
        },
      },
      7: {
        multi: {
          title: 'Gazpacho para diez',
          text: `De 4 a 10 raciones el factor es ${number(scaled(1, 4, 10))}: 1 kg de tomates pasa a ser ${weight(scaled(1000, 4, 10))}, y 50 ml de aceite, ${number(scaled(50, 4, 10))} ml.`,
        },
        length: {
          title: 'La tarta de Santiago',
          text: `El 25 de julio, de un molde de 26 cm a uno de 22 cm: ${number(panFactor('springform-26', 'springform-22'))} veces la receta, ${weight(Math.round(250 * panFactor('springform-26', 'springform-22')))} de almendra en lugar de 250 g.`,
        },
        cooking: {
          title: 'Un pícnic para doce',
          text: `Hacen falta ${number(partyTotal('lunch', 12, 'sandwiches'))} bocadillos (sándwiches) y ${shopped(partyTotal('lunch', 12, 'salad'))} de ensalada. Con más de 32 °C, nada aguanta más de 1 hora fuera de la nevera portátil (hielera).`,
        },
      },
      8: {
        multi: {
          title: 'Chiles en nogada para quince',
          text: `De 6 a 15 chiles todo se multiplica por ${number(scaled(1, 6, 15))}: ${weight(scaled(200, 6, 15))} de nuez de Castilla en lugar de 200 g y ${weight(scaled(500, 6, 15))} de carne molida en lugar de 500 g.`,
        },
        length: {
          title: 'La empanada gallega',
          text: `De una bandeja de 40×30 cm a un molde redondo de 28 cm, masa y relleno se multiplican por ${number(panFactor('tray-40x30', 'springform-28'))}.`,
        },
        cooking: {
          title: 'La regla de las dos horas',
          text: `La comida de un bufé va a la nevera (refrigerador) en menos de 2 horas, o en menos de 1 si hace más de 32 °C. Las sobras de carne se comen en ${leftoverDays('cooked-meat')} días como mucho.`,
        },
      },
      9: {
        multi: {
          title: 'Fiestas patrias: pozole y empanadas',
          text: `Pozole de 8 a 20 platos: por ${number(scaled(1, 8, 20))}. Empanadas de pino de 12 a 30: también por ${number(scaled(1, 12, 30))}, y 1 kg de harina pasa a ser ${weight(scaled(1000, 12, 30))}.`,
        },
        length: {
          title: 'La merienda de la vuelta al cole',
          text: `De un molde redondo de 24 cm a uno cuadrado de 20 cm, el bizcocho de yogur se multiplica por ${number(panFactor('springform-24', 'square-20'))}.`,
        },
        cooking: {
          title: 'Cuánto duran el arroz y la pasta',
          text: `En la nevera (refrigerador), a 4 °C o menos, la pasta cocida dura como mucho ${leftoverDays('pasta')} días y el arroz cocido ${leftoverDays('rice')}. En el Reino Unido aconsejan menos: 2 días, y el arroz, solo 1.`,
        },
      },
      10: {
        multi: {
          title: 'Crema de calabaza (zapallo) para quince',
          text: `De 6 a 15 raciones todo se multiplica por ${number(scaled(1, 6, 15))}, menos la hoja de laurel. Pruebe antes de echar el resto de la sal.`,
        },
        length: {
          title: 'La tarta de manzana',
          text: `De un molde de 26 cm a uno de 30 cm, el factor es ${number(panFactor('tart-26', 'tart-30'))}: ${shopped(900 * panFactor('tart-26', 'tart-30'))} de manzanas en lugar de 900 g.`,
        },
        cooking: {
          title: 'Cerdo asado',
          text: `Para 2 kg la regla da ${estimate(2, 'pork', 'roast')} de horno; una paleta pide más. El USDA se queda en ${safeCelsius('beef-pork-lamb')} °C en el centro; la AESAN, en 70 °C.`,
        },
      },
      11: {
        multi: {
          title: 'Pan de muerto para la ofrenda',
          text: `Día de Muertos: de 8 a 20 panes, todo por ${number(scaled(1, 8, 20))}. De 500 g de harina se pasa a ${weight(scaled(500, 8, 20))}, y de 120 g de mantequilla, a ${weight(scaled(120, 8, 20))}.`,
        },
        length: {
          title: 'Pastel de castañas',
          text: `Con las castañas de noviembre: de un molde alargado de 30 cm a uno de 25 cm, todo se multiplica por ${number(panFactor('kastenform-30', 'kastenform-25'))}.`,
        },
        cooking: {
          title: 'Doce a la mesa',
          text: `Hacen falta ${shopped(partyTotal('dinner', 12, 'meat'))} de carne sin hueso, ${shopped(partyTotal('dinner', 12, 'vegetables'))} de verdura y ${number(partyTotal('dinner', 12, 'cake'))} pasteles de 8 porciones.`,
        },
      },
      12: {
        multi: {
          title: 'Turrón y polvorones',
          text: `Turrón para tres tabletas en vez de dos: ${weight(scaled(300, 2, 3))} de almendra en lugar de 300 g. Polvorones, de 40 a 100: todo por ${number(scaled(1, 40, 100))}.`,
        },
        length: {
          title: 'El tronco de Navidad',
          text: `La plancha de bizcocho de una bandeja de 40×30 cm se hace en una de 30×20 cm con todo multiplicado por ${number(panFactor('tray-40x30', 'rectangular-30x20'))}.`,
        },
        cooking: {
          title: 'El pavo de Navidad',
          text: `Un pavo de 5 kg sin relleno pide ${roast('small-turkey', 5)} a ${ovenOf('small-turkey')}, según FoodSafety.gov. Está hecho a ${safeCelsius('poultry')} °C en la parte más gruesa del muslo.`,
        },
      },
    },
  },
  trends: {
    title: 'Tendencias gastronómicas en el mundo',
    intro: 'Cinco elegidas por nosotros y la medida que pide cada una.',
    items: [
      {
        id: 'sourdough',
        title: 'Masa madre',
        text: 'Los panaderos cuentan en porcentajes de la harina. Con 500 g de harina, el 70 % de agua son 350 g y el 2 % de sal, 10 g. Para eso hace falta una báscula (balanza).',
      },
      {
        id: 'air-fryer',
        title: 'Freidora de aire',
        text: 'Es un horno pequeño con un ventilador fuerte. Empiece con 20 °C menos que en el horno normal y mire antes de tiempo.',
      },
      {
        id: 'fermentation',
        title: 'Fermentar en casa',
        text: 'La sal va según el peso de la verdura: para el chucrut, el National Center for Home Food Preservation (Estados Unidos) usa del 2,25 al 2,5 %, de 23 a 25 g por kilo de repollo (col). La sal gruesa y la fina llenan la cuchara de forma muy distinta: pésela.',
      },
      {
        id: 'zero-waste',
        title: 'Cocina de aprovechamiento',
        text: 'Ajuste la receta a lo que tiene. Divida el peso de su media coliflor entre el que pide la receta y multiplique todo lo demás por ese número.',
      },
      {
        id: 'plant-based',
        title: 'Cocina vegetal',
        text: 'En la mayoría de las recetas, las bebidas vegetales sustituyen a la leche en igual volumen. Las harinas de almendra y de legumbres no llenan la taza como la de trigo: péselas.',
      },
    ],
  },
  questions: {
    title: 'Preguntas del momento',
    intro: 'Tres que hemos elegido, con los números en la respuesta.',
    items: [
      {
        id: 'flour-cups',
        question: '¿Cuántos gramos son 2 tazas (EE. UU.) de harina?',
        answer: ['Unos 250 g de harina: una taza (EE. UU.) llenada con cuchara y enrasada pesa unos 125 g.'],
      },
      {
        id: 'turkey-breast',
        question: '¿Cuánto tarda una pechuga de pavo de 2,5 kg?',
        answer: [
          'Una pechuga de pavo de 2,5 kg tarda entre 1 h 40 min y 1 h 55 min a 180 °C. Use un termómetro: está hecha a 74 °C en la parte más gruesa.',
          'Deje margen. A 160 °C, las tablas sanitarias de Estados Unidos dan de 1 h 30 min a 2 h 15 min para una pieza de 1,8 a 2,7 kg.',
        ],
      },
      {
        id: 'smaller-pan',
        question: '¿Cómo adapto una receta de 9 pulgadas a un molde de 8 pulgadas?',
        answer: [
          'Un molde de 8 pulgadas (20 cm) es alrededor de un 25 % más pequeño que uno de 9 pulgadas (23 cm): multiplique las cantidades por 0,75. La cuenta exacta da un 21 % y un factor de 0,79 (64 ÷ 81), en moldes redondos y en cuadrados.',
          'Con 0,75 el pastel queda un poco más bajo; con 0,79, igual de alto que en la receta.',
        ],
      },
    ],
  },
  links: {
    title: 'Para seguir leyendo y convirtiendo',
    items: [
      { to: 'faq', label: 'Todas las preguntas y respuestas' },
      { to: 'length', label: 'Pulgadas y tamaños de moldes' },
      { to: 'multi', label: 'Multicalculadora' },
    ],
  },
};
