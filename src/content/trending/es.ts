import type { TrendingPage } from './trending.ts';

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
      'Según las fechas señaladas y no según el tiempo, porque en una mitad del mundo hace frío mientras la otra enciende la parrilla.',
    linkText: {
      multi: 'Abrir la multicalculadora',
      length: 'Abrir el convertidor de pulgadas',
      cooking: 'Abrir las calculadoras de cocina',
    },
    cards: {
      'soup-for-many': {
        title: 'Una sopa para doce',
        text: 'Donde ahora hace frío, una olla da de comer a todos. De 4 a 12 raciones el factor es 3: 800 g de patatas (papas) pasan a ser 2,4 kg.',
      },
      'epiphany-cake': {
        title: 'El roscón (rosca) de Reyes',
        text: '¿Una receta estadounidense pide una rosca de 12 pulgadas? Son 30,48 cm. Mida la bandeja del horno antes de darle forma.',
      },
      'after-the-feast': {
        title: 'Después de las fiestas',
        text: 'La carne y las aves cocinadas duran en la nevera 4 días como mucho; según el consejo británico, 2. Anote la fecha en el envase y congele lo que sobre.',
      },
      pancakes: {
        title: 'Tortitas (panqueques) para muchos',
        text: 'De 4 a 7 raciones el factor es 1,75. 250 g de harina pasan a ser 437,5 g, y 3 huevos, cinco y cuarto: ponga 5.',
      },
      'cake-for-two': {
        title: 'Un pastel para dos',
        text: 'Un molde de 6 pulgadas (15,24 cm) tiene el 44 % de la superficie de uno de 9: lo llena algo menos de la mitad de la masa.',
      },
      'carnival-snacks': {
        title: 'Picoteo de carnaval',
        text: 'Cuente unos 57 g de patatas (papas) fritas de bolsa y 57 g de salsa para mojar por invitado. Para diez, 567 g de cada cosa.',
      },
      'soda-bread': {
        title: '¿Pinta irlandesa o estadounidense?',
        text: 'Para el pan de soda de San Patricio: una pinta irlandesa de suero de mantequilla son 568 ml; una estadounidense, solo 473 ml.',
      },
      'pi-day': {
        title: 'Una tarta el 14 de marzo',
        text: 'En Estados Unidos se escribe 3/14 y es el día de pi. Una tarta de 9 pulgadas mide 22,86 cm y tiene 410 cm² de superficie.',
      },
      'sunday-chicken': {
        title: 'El pollo del domingo',
        text: 'Para un pollo de 1,8 kg (4 lb) el cálculo da 1 h 35 min de horno. Está hecho a 74 °C por dentro, diga lo que diga el reloj.',
      },
      'egg-scaling': {
        title: 'Cuatro huevos y medio',
        text: 'Un pastel de fiesta para 6, hecho para 9, lleva 4,5 huevos en lugar de 3. Bata el quinto y pese 25 g.',
      },
      'braided-loaf': {
        title: 'Trenzar un pan',
        text: 'Unas tiras de masa de 16 pulgadas miden 40,64 cm. Estírelas todas al mismo largo y la trenza saldrá pareja.',
      },
      'brunch-eggs': {
        title: 'Huevos para el brunch',
        text: 'Dos huevos por invitado: doce a la mesa son dos docenas. El planificador añade el beicon (tocino) y el pan.',
      },
      jam: {
        title: 'La mermelada, por tandas',
        text: '¿Fruta para 7 tarros y receta para 4? Haga una tanda entera y otra por 0,75: las más grandes a veces no cuajan, advierte el NCHFP de EE. UU.',
      },
      tart: {
        title: 'Una tarta de 11 pulgadas',
        text: 'Si una receta estadounidense pide un molde de 11 pulgadas, son 27,94 cm: use su molde para tarta de 28 cm.',
      },
      'brunch-table': {
        title: 'Un brunch para el Día de la Madre',
        text: 'Muchos países lo celebran en mayo. Para ocho: 24 lonchas de beicon (tocino), 16 rebanadas de pan y 16 huevos.',
      },
      lemonade: {
        title: 'Limonada por galones',
        text: 'Un galón estadounidense son 3,79 litros: 16 tazas (EE. UU.) o unas 15 métricas. Calcule los vasos a partir de ahí.',
      },
      'tiered-cake': {
        title: 'Los pisos de una tarta de boda',
        text: 'Los moldes de 6, 8 y 10 pulgadas miden 15,24; 20,32 y 25,4 cm. El mayor lleva 2,8 veces la masa del menor.',
      },
      'on-the-grill': {
        title: 'A la parrilla o al horno',
        text: 'Para un pollo de 1,8 kg (4 lb) el cálculo da 1 h 5 min a la parrilla y 1 h 35 min al horno. Compruebe que llega a 74 °C por dentro.',
      },
      'ice-cream': {
        title: 'Un cuarto de galón de helado',
        text: 'El cuarto de galón (quart) estadounidense son 946,35 ml: cabe en un envase de un litro y aún queda algo de sitio.',
      },
      'sheet-pan': {
        title: 'Las bandejas estadounidenses',
        text: 'Una «half sheet» mide 18 por 13 pulgadas, o sea, 45,72 por 33,02 cm. Mire si cabe en su horno antes de comprarla.',
      },
      picnic: {
        title: 'Un pícnic para diez',
        text: 'Sándwich y medio y unos 91 g de ensalada por persona: 15 sándwiches y 907 g de ensalada.',
      },
      'pickle-jars': {
        title: '¿Qué tarro para los encurtidos?',
        text: 'El tarro de una pinta (EE. UU.) tiene 473 ml; el de un cuarto de galón (quart), 946 ml. En la nevera vale el de medio litro o el de litro; en conserva, el de la receta.',
      },
      'square-or-round': {
        title: '¿Cuadrado o redondo?',
        text: 'Un molde cuadrado de 8 pulgadas y uno redondo de 9 admiten casi lo mismo: 20,32 cm de lado y 22,86 cm de diámetro.',
      },
      'buffet-leftovers': {
        title: 'La regla de las dos horas',
        text: 'La comida de un bufé va a la nevera en menos de 2 horas, o en menos de 1 hora si hace más de 32 °C.',
      },
      'batch-cooking': {
        title: 'Cinco comidas de una vez',
        text: 'Una receta para 2, hecha para 5, es un factor de 2,5. Enfríe la comida rápido, en recipientes poco profundos.',
      },
      'tray-to-springform': {
        title: 'De la bandeja al molde',
        text: 'Media receta alemana de pastel de bandeja llena un molde desmontable de 26 cm. También sirve para una receta estadounidense de 10 pulgadas (25,4 cm).',
      },
      'rice-and-pasta': {
        title: 'Cuánto duran el arroz y la pasta',
        text: 'En la nevera, a 4 °C o menos, la pasta cocida dura como mucho 5 días y el arroz cocido 4. En el Reino Unido aconsejan menos: 2 días, y el arroz, solo 1.',
      },
      'pumpkin-soup': {
        title: 'Crema de calabaza para quince',
        text: 'De 6 a 15 raciones todo se multiplica por 2,5, menos la hoja de laurel. Pruebe antes de echar el resto de la sal.',
      },
      'loaf-pan': {
        title: 'Día Mundial del Pan, 16 de octubre',
        text: 'El molde alargado estadounidense, de 9 por 5 pulgadas, mide 22,86 por 12,7 cm.',
      },
      'slow-cooker': {
        title: 'Cerdo a fuego muy lento',
        text: 'Para una pieza de 2 kg (4,5 lb) la regla calcula 5 horas de olla de cocción lenta, pero la mayoría de las piezas grandes pide de 8 a 10 en bajo. La última palabra la tiene el termómetro.',
      },
      stock: {
        title: 'Caldo con los huesos',
        text: 'Dos cuartos de galón (quarts) de agua de una receta de EE. UU. son 1,89 litros. Tenga listos los envases antes de colar el caldo.',
      },
      'baking-dish': {
        title: 'La fuente de 9 × 13',
        text: 'Las recetas estadounidenses de gratinados la piden a menudo: mide 22,86 por 33,02 cm.',
      },
      'feast-dinner': {
        title: 'Una cena de fiesta para doce',
        text: 'Por invitado, 225 g de carne cruda sin hueso, 115 g de verdura y 115 g de arroz o pasta secos: en total, 2,7 kg de carne y 1,4 kg de cada una de las otras dos cosas.',
      },
      'cookie-dough': {
        title: 'Cien galletas',
        text: 'Masa para 40 y hacen falta 100: todo por 2,5. Dos tandas se mezclan mejor que una que se desborda.',
      },
      'rolled-cookies': {
        title: 'Estirar a un cuarto de pulgada',
        text: 'Un cuarto de pulgada son 0,635 cm. Con un listón de 6 mm a cada lado, la masa queda pareja.',
      },
      'party-drinks': {
        title: 'Algo de beber',
        text: 'Sin alcohol, 473 ml por invitado, casi medio litro: doce invitados necesitan 5,7 litros.',
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
        text: 'En la mayoría de las recetas, las bebidas vegetales sustituyen a la leche en igual volumen. Las harinas de frutos secos y de legumbres no llenan la taza como la de trigo: péselas.',
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
        question: '¿Cuánto tarda una pechuga de pavo de 2,3 kg (5 lb)?',
        answer: [
          'Una pechuga de pavo de 2,3 kg (5 lb) tarda entre 1 h 30 min y 1 h 45 min a 180 °C (350 °F). Use un termómetro: está hecha a 74 °C (165 °F) en la parte más gruesa.',
          'Deje margen. A 160 °C (325 °F), las tablas sanitarias de Estados Unidos dan de 1 h 30 min a 2 h 15 min para una pieza de 1,8 a 2,7 kg (4 a 6 lb).',
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
