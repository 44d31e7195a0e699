import type { FaqPage } from './schema.ts';

export default {
  title: 'Preguntas frecuentes',
  description:
    'Tazas en gramos, cucharadas, onzas, temperaturas del horno, Gas Mark y raciones: respuestas cortas y exactas a las dudas de cocina.',
  intro:
    'Respuestas cortas y con sus números. La «taza (EE. UU.)» es la medida estadounidense; 1 cucharada (cda) son 15 ml y 1 cucharadita (cdta), 5 ml, salvo que se diga otra cosa.',
  groups: [
    {
      id: 'weight',
      title: 'Peso',
      items: [
        {
          id: 'cup-of-flour',
          question: '¿Cuántos gramos de harina hay en una taza (EE. UU.)?',
          answer: [
            'Unos 125 g de harina de trigo común, removida para que quede suelta, echada en la taza con cuchara y enrasada con un cuchillo. Con ese valor trabaja este sitio (0,53 g por ml).',
            'Las tablas más conocidas van de 120 a 142 g, porque al hundir la taza en el paquete la harina se apelmaza. Si su receta trae su propia tabla, use esa; si no, 125 g es un buen punto de partida.',
          ],
        },
        {
          id: 'cup-weights-differ',
          question: '¿Por qué una taza de azúcar pesa más que una de harina?',
          answer: [
            'Una taza mide espacio, no peso, y cada ingrediente lo llena a su manera. En una taza (EE. UU.) caben, medidos, unos 81 g de copos de avena, 125 g de harina, 200 g de azúcar, 237 g de agua o 339 g de miel.',
            'Por eso, para pasar de tazas a gramos siempre hay que saber el ingrediente. Elíjalo primero en el convertidor; su densidad hace el resto. Con las densidades predeterminadas del convertidor salen 83 g de avena, 201 g de azúcar y 336 g de miel, casi lo mismo.',
          ],
        },
        {
          id: 'grams-to-ounces',
          question: '¿Cómo paso onzas y libras a gramos?',
          answer: [
            'Multiplique las onzas por 28,35. Al revés, 100 g son 3,53 oz; 250 g, 8,82 oz, y 500 g, 17,64 oz o 1,10 lb. La libra de las recetas estadounidenses y británicas (lb) tiene 16 oz, es decir, 453,59 g y no los 500 g de la libra de los mercados de Colombia.',
            'Aquí se trata de la onza de peso. La onza líquida (fl oz) mide volumen y tiene su propia respuesta más abajo.',
          ],
        },
        {
          id: 'butter-stick',
          question: '¿Cuánto pesa un «stick» (barra) de mantequilla estadounidense?',
          answer: [
            'Un stick pesa 113 g (4 oz): son 8 cucharadas o media taza (EE. UU.). Una cucharada de mantequilla (manteca en el Río de la Plata) pesa unos 14 g.',
            'Una pastilla europea de 250 g equivale a 2,2 sticks, algo más de una taza (227 g); una barra mexicana de 90 g, a 0,8.',
          ],
        },
        {
          id: 'scale-or-cups',
          question: '¿Es mejor pesar o medir con tazas?',
          answer: [
            'Pese la harina, el cacao, el azúcar, las nueces y todo lo que se pueda apretar o colmar. La báscula (balanza) da siempre la misma cantidad, cocine quien cocine, y deja menos cosas que lavar. Para el agua, la leche y el aceite bastan las tazas y las cucharas.',
            'Muchas básculas de cocina cuentan en gramos enteros, y eso no basta para un poco de levadura o de especias. Por debajo de unos 5 g, use una cucharadita rasa o una báscula que marque décimas de gramo.',
          ],
        },
        {
          id: 'sifted-flour',
          question: '¿Es lo mismo «1 taza de harina tamizada» que «1 taza de harina, tamizada»?',
          answer: [
            'No. En el primer caso se tamiza antes de medir: en la taza hay más aire y menos harina. Lo que va después de la coma se hace después de medir. Lo mismo pasa con «1 taza de nueces picadas» y «1 taza de nueces, picadas».',
            'Al pesar, la diferencia desaparece: 125 g de harina son 125 g, tamizada o no.',
          ],
        },
        {
          id: 'salt-teaspoon',
          question: '¿Cuánto pesa una cucharadita de sal?',
          answer: [
            'Una cucharadita rasa de sal fina pesa unos 6 g. La sal gruesa y la sal en escamas dejan huecos entre los granos y pesan menos por cucharadita: péselas o vaya probando.',
            'Nuestro convertidor parte de 2,16 g por ml, la densidad del cristal macizo; según eso, una cucharadita pesaría 10,8 g. Para la sal que se mide con cuchara cuente 6 g: en el convertidor, pulse «Usar el peso medido».',
          ],
        },
      ],
    },
    {
      id: 'volume',
      title: 'Volumen',
      items: [
        {
          id: 'which-cup',
          question: '¿Cuántos mililitros tiene una taza?',
          answer: [
            'La taza (EE. UU.) tiene 236,59 ml, unos 240 ml. La taza métrica de Australia, Nueva Zelanda y Canadá tiene 250 ml. Una receta británica antigua puede referirse a media pinta imperial, 284 ml, y la taza japonesa tiene 200 ml. La taza de las recetas en español no está normalizada: suele contarse como 240 o 250 ml.',
            'En este sitio, el convertidor de la página de inicio cuenta 236,59 ml para la taza (EE. UU.) y ofrece las demás tazas por su nombre. La multicalculadora y el convertidor de unidades cuentan 240 ml, la taza de las etiquetas de alimentos de Estados Unidos; sus resultados difieren alrededor de un 1,4 %.',
          ],
        },
        {
          id: 'tablespoons-in-cup',
          question: '¿Cuántas cucharadas hay en una taza (EE. UU.)?',
          answer: [
            'Dieciséis: 12 en tres cuartos de taza, 8 en media, 4 en un cuarto y 2 en un octavo.',
            'Con los tercios hace falta también la cucharadita: 1/3 de taza son 5 cucharadas y 1 cucharadita; 2/3 de taza son 10 cucharadas y 2 cucharaditas.',
          ],
        },
        {
          id: 'tablespoon-sizes',
          question: '¿La cucharada es igual en todas partes?',
          answer: [
            'Casi. En España y en América Latina, como en casi toda Europa, son 15 ml, es decir, 3 cucharaditas; en Estados Unidos, 14,79 ml. En una receta no se nota. Las cucharas de la cubertería varían: para repostería, use una cuchara medidora.',
            'La excepción es Australia: allí la cucharada tiene 20 ml, o sea, 4 cucharaditas. Con una receta australiana, añada 1 cucharadita por cada cucharada de 15 ml.',
          ],
        },
        {
          id: 'milliliters-to-cups',
          question: '¿Cómo paso tazas (EE. UU.) a mililitros?',
          answer: [
            'Multiplique por 236,59: 1/4 de taza son 59 ml; 1/3, 79 ml; 1/2, 118 ml, y 1 taza, 237 ml. Al revés, 100 ml son 0,42 tazas; 250 ml, 1,06; 500 ml, 2,11, y 1 litro, 4,23.',
            'Para sopas, salsas y bebidas basta contar 240 ml por taza.',
          ],
        },
        {
          id: 'ounce-or-fluid-ounce',
          question: '¿Es lo mismo una onza líquida que una onza?',
          answer: [
            'No. La onza líquida (fl oz) mide volumen: 29,57 ml en Estados Unidos y 28,41 ml en el Reino Unido. La onza (oz) mide peso: 28,35 g.',
            'Solo con el agua y los líquidos parecidos quedan cerca. Una onza líquida estadounidense de agua pesa unos 29,6 g; de miel, unos 42 g.',
          ],
        },
        {
          id: 'pints-quarts-gallons',
          question: '¿Cuánto son la pinta, el cuarto de galón (quart) y el galón de Estados Unidos?',
          answer: [
            'La pinta tiene 473,18 ml (2 tazas); el cuarto de galón, 946,35 ml (4 tazas), y el galón, 3,79 litros (16 tazas).',
            'La pinta británica tiene 568 ml, una quinta parte más: mire de dónde viene la receta antes de verter.',
          ],
        },
        {
          id: 'pinch-and-dash',
          question: '¿Cuánto es una pizca?',
          answer: [
            'Según los juegos estadounidenses de cucharitas medidoras, «dash» es 1/8 de cucharadita (0,62 ml); «pinch», la pizca, 1/16 (0,31 ml), y «smidgen», 1/32 (0,15 ml). No todas las fuentes coinciden.',
            'Casi nadie la mide: una pizca es lo que se toma entre el pulgar y el índice. Échela, pruebe y repita si el plato lo pide.',
          ],
        },
      ],
    },
    {
      id: 'temperature',
      title: 'Temperatura y marca de gas (Gas Mark)',
      items: [
        {
          id: 'fahrenheit-to-celsius',
          question: '¿Cómo paso grados Fahrenheit a Celsius?',
          answer: [
            'Reste 32, multiplique por 5 y divida entre 9. Al revés, multiplique los Celsius por 9, divida entre 5 y sume 32.',
            'Para ajustar el horno: 325 °F son unos 160 °C; 350 °F, unos 180 °C; 375 °F, unos 190 °C; 400 °F, unos 200 °C, y 425 °F, unos 220 °C.',
          ],
        },
        {
          id: 'rounded-temperatures',
          question: '¿Por qué 350 °F son unas veces 177 °C y otras 180 °C?',
          answer: [
            '177 °C es la conversión exacta, redondeada al grado; 180 °C es lo que ponen las recetas, porque los hornos se ajustan de 5 en 5 o de 10 en 10 grados y su temperatura oscila más que esa diferencia.',
            'Para hornear, use el valor redondeado. Para la temperatura interior de una carne o un pescado, parta del exacto y nunca redondee hacia abajo.',
          ],
        },
        {
          id: 'what-is-gas-mark',
          question: '¿Qué es la marca de gas (Gas Mark)?',
          answer: [
            'Es la escala numerada de los hornos de gas británicos. Gas Mark 1 son 135 °C (275 °F; las recetas ponen 140 °C), y cada número añade unos 14 °C (25 °F). Gas Mark 4, lo habitual para pasteles y bizcochos, son 180 °C (350 °F).',
            'Por debajo del 1 hay dos más: Gas Mark 1/2 (250 °F, unos 120 °C) y Gas Mark 1/4 (225 °F, unos 110 °C).',
          ],
        },
        {
          id: 'gas-mark-chart',
          question: '¿A cuántos grados corresponde cada número de Gas Mark?',
          answer: [
            'Horno suave: Gas Mark 1/4 son 110 °C (225 °F); 1/2, 120–130 °C (250 °F); 1, 140 °C (275 °F); 2, 150 °C (300 °F), y 3, 160–170 °C (325 °F).',
            'Horno medio a muy fuerte: Gas Mark 4 son 180 °C (350 °F); 5, 190 °C (375 °F); 6, 200 °C (400 °F); 7, 220 °C (425 °F); 8, 230 °C (450 °F); 9, 240 °C (475 °F), y 10, 260 °C (500 °F). Los grados Celsius son los redondeados de las recetas.',
          ],
        },
        {
          id: 'fan-oven',
          question: '¿Qué cambio en un horno con ventilador?',
          answer: [
            'Póngalo 20 °C más bajo (25 °F en las recetas de Estados Unidos, un número de Gas Mark en las británicas) y mire un poco antes del tiempo indicado. Una receta a 180 °C con calor arriba y abajo pasa a 160 °C con ventilador.',
            'Si la receta da los dos valores, use el de su horno. Algunos hornos hacen la corrección solos; lo dice el manual. Solo cambia el mando del horno: la temperatura dentro de la carne, del aceite o del azúcar es la misma con cualquier horno.',
          ],
        },
        {
          id: 'thermostat-and-stufe',
          question: '¿Los números de mi horno de gas son los de Gas Mark?',
          answer: [
            'No siempre. Gas Mark es la escala británica; en otros hornos de gas, los números dependen del fabricante. Pase la receta a grados Celsius y busque el número en el manual del horno. Lo mismo vale para los niveles («Stufe») de los hornos de gas alemanes.',
            'El termostato de las recetas francesas es otra escala: multiplique el número por 30 para tener los grados Celsius. El termostato 6 son 180 °C, es decir, Gas Mark 4, mientras que Gas Mark 6 son 200 °C. En libros franceses antiguos la diferencia puede llegar a 20 °C.',
          ],
        },
        {
          id: 'safe-temperatures',
          question: '¿Qué temperatura interior es segura para la carne, las aves y el pescado?',
          answer: [
            'Las autoridades sanitarias de Estados Unidos dan 74 °C (165 °F) para todas las aves, los rellenos, los gratinados y las sobras recalentadas, 71 °C (160 °F) para la carne picada (molida) y los huevos, 63 °C (145 °F) y tres minutos de reposo para las piezas enteras de vacuno (res), ternera, cerdo y cordero, y 63 °C (145 °F) para el pescado y el marisco. La agencia británica Food Standards Agency aconseja en general 70 °C (158 °F) en el centro durante dos minutos, lo que es más estricto para las piezas enteras y el pescado. En España, la AESAN da 70 °C para la carne, 74 °C para las aves y 68 °C para el pescado.',
            'Mida en la parte más gruesa, lejos del hueso. Un tiempo de cocción es una estimación; decide el termómetro.',
          ],
        },
      ],
    },
    {
      id: 'scaling',
      title: 'Ajustar las cantidades de una receta',
      items: [
        {
          id: 'scaling-factor',
          question: '¿Cómo ajusto una receta a más o menos raciones?',
          answer: [
            'Divida las raciones que quiere entre las de la receta y multiplique cada cantidad por el resultado. De 4 a 6 raciones el factor es 1,5: 250 g de harina pasan a ser 375 g, y 2 cucharadas de aceite, 3.',
            'Parta de los gramos y los mililitros si la receta los da. Se multiplican sin problemas; las tazas y las cucharas acaban en fracciones incómodas.',
          ],
        },
        {
          id: 'whole-recipe',
          question: '¿Puedo convertir una receta entera de una vez?',
          answer: [
            'Sí. Péguela en el convertidor de recetas, una de las herramientas de este sitio. Lee español, inglés, francés y alemán y muestra la receta en medidas métricas o en tazas (EE. UU.), con el original debajo de cada línea que cambia. Si conoce el ingrediente, las tazas pasan a gramos, con el margen cuando un peso es incierto; también convierte el horno y los moldes que citan los pasos.',
            'Indique qué taza usa la receta y cuántas raciones quiere; si la receta no dice cuántas da, elija la mitad, el doble o el triple. Las cantidades que citan los pasos también se convierten y se ajustan. Puede guardarla en «Mis recetas», en su navegador. La receta no sale de su dispositivo, salvo que la comparta.',
            'También puede venir de un archivo, del menú para compartir de otra aplicación una vez instalado Gramwise, o de una página mediante un marcador: la sección que está debajo del convertidor explica cada manera.',
          ],
        },
        {
          id: 'scaling-eggs',
          question: '¿Cómo uso medio huevo, o uno y medio?',
          answer: [
            'Bata el huevo y pese lo que necesite. Un huevo grande de Estados Unidos pesa unos 50 g sin cáscara (33 g de clara y 17 g de yema), así que medio son 25 g, unas 5 cucharaditas. Un huevo europeo de talla M se le acerca: de 53 a menos de 63 g con cáscara.',
            'En una tanda grande de galletas o de tortitas (panqueques) puede redondear a huevos enteros. En un bizcocho genovés o unas natillas, péselo.',
          ],
        },
        {
          id: 'odd-amounts',
          question: 'La receta ajustada dice 0,33 tazas o 2,67 cucharadas. ¿Cómo se mide?',
          answer: [
            'Con cucharas más pequeñas: 0,33 tazas (EE. UU.) son 5 cucharadas y 1 cucharadita; 2,67 cucharadas son 2 cucharadas y 2 cucharaditas, y 8 cucharadas son simplemente media taza.',
            'O deje las tazas: pase la cantidad a gramos una sola vez y pésela.',
          ],
        },
        {
          id: 'different-pan',
          question: '¿Cómo adapto una receta a otro molde?',
          answer: [
            'Compare superficies, no anchos. En moldes redondos, eleve al cuadrado los dos diámetros y divida: de 20 cm a 26 cm, 676 ÷ 400 da un factor de 1,69; de 9 a 8 pulgadas, 64 ÷ 81 da 0,79.',
            'Así, la masa queda igual de alta. En moldes de forma irregular, llene los dos de agua y pésela, porque 1 g es 1 ml; luego divida. No llene el molde de masa más de dos tercios.',
          ],
        },
        {
          id: 'round-or-square',
          question: '¿Puedo cambiar un molde redondo por uno cuadrado?',
          answer: [
            'Sí. Un molde cuadrado de 20 cm y uno redondo de 23 cm son casi iguales: 400 y 415 cm². Use cualquiera de los dos y deje la receta como está.',
            'Un molde cuadrado tan ancho como el redondo es un 27 % más grande: multiplique la receta por 1,27 o cuente con un pastel más bajo, que se hace antes.',
          ],
        },
        {
          id: 'baking-time-when-scaling',
          question: '¿El tiempo de horno cambia en la misma proporción?',
          answer: [
            'No. Lo que cuenta es la altura: un pastel más ancho e igual de alto tarda más o menos lo mismo, uno más alto tarda más y uno más bajo, menos. Empiece a mirar de 5 a 10 minutos antes.',
            'En los asados cuenta más el grosor que el peso. Tome cualquier tiempo como una estimación y fíese del termómetro.',
          ],
        },
        {
          id: 'salt-yeast-spices',
          question: '¿También multiplico la sal, la levadura y las especias?',
          answer: [
            'La sal de una masa, la levadura fresca o seca y la levadura química (polvo de hornear) van con la harina, por peso. Con el picante y las especias fuertes, empiece con algo menos y pruebe antes de echar el resto.',
            'En fermentados, salmueras, encurtidos y curados, multiplique la sal, el azúcar y el ácido con exactitud y péselos: de ellos depende que la comida sea segura, advierte el National Center for Home Food Preservation (Estados Unidos).',
            'Hay cosas que no cambian: la mantequilla para engrasar el molde, el agua de la pasta, la hoja de laurel. Cuánto líquido se evapora depende de la olla: reserve un poco y añádalo si hace falta.',
          ],
        },
      ],
    },
  ],
} satisfies FaqPage;
