import type { HarmfulShapes } from './shapes.ts';

// A taza is 250 ml, a cucharada 15 ml; libra and onza are 453.6 g and 28.35 g.
export const es: HarmfulShapes = {
  doubled: `
1 libra 450 g de carne => 450 g
8 onzas 225 g de queso crema => 225 g
1 taza 250 ml de leche => 250 ml
2 tazas 500 ml de agua => 500 ml
4 oz 115 g de mantequilla => 115 g
½ taza 125 ml de aceite => 125 ml
2 libras 900 g de papas => 900 g
1 taza 240 ml de crema => 240 ml
14 oz 400 g de tomates => 400 g
3 tazas 750 ml de caldo => 750 ml
1 taza 125 g de harina => 125 g
1 taza 200 g de azúcar => 200 g
¼ taza 60 ml de agua => 60 ml
12 onzas 340 g de pasta => 340 g
6 oz 170 g de salmón => 170 g
1½ tazas 375 ml de leche => 375 ml
1 libra 4 onzas de cerdo => 567 g
1 taza 2 cucharadas de leche => 280 ml
3 libras 1.4 kg de pollo => 1400 g
1 taza 800 ml de leche => kept
1 libra 200 g de carne => kept
8 onzas 500 g de mantequilla => kept
2 tazas 150 ml de agua => kept
1 onza 300 g de chocolate => kept
1 taza 600 g de harina => kept
3 libras 300 g de papas => kept`,
  each: `
2 cajas (16 oz cada una) de fresas => 907 g
2 cajas de fresas (16 oz cada una) => 907 g
4 filetes (6 oz cada uno) de merluza => 680 g
4 filetes de merluza (6 oz cada uno) => 680 g
4 filetes de salmón, 6 oz cada uno => 680 g
2 latas (14 onzas cada una) de tomate => 794 g
3 paquetes (8 onzas cada uno) de queso => 680 g
2 bistecs (8 oz cada uno) => 454 g
6 muslos de pollo (5 onzas cada uno) => 850 g
4 escalopes (150 g cada uno) => 600 g
4 escalopes, 150 g cada uno => 600 g
2 patos (5 libras cada uno) => 4536 g
2 botellas (330 ml cada una) de cerveza => 660 ml
5 berenjenas (300 g cada una) => 1500 g
8 salchichas (3 oz cada una) => 680 g
2 pollos (unas 2 libras cada uno) => 1814 g
4 lomos de atún (6 onzas cada uno) => 680 g
6 papas (5 oz cada una), peladas => 850 g
3 frascos (8 onzas cada uno) de pesto => 680 g
4 pechugas (cada una de 7 oz) => 794 g
2 bolsas (10 onzas cada una) de espinacas => 567 g
10 gambas (1 oz por unidad) => 283 g`,
  lostGap: `
11/2 tazas de leche => 375 ml
21/2 tazas de agua => 625 ml
11/4 tazas de leche => 313 ml
13/4 tazas de agua => 438 ml
31/2 tazas de caldo => 875 ml
12/3 tazas de agua => 417 ml
22/3 tazas de leche => 667 ml
11/3 tazas de agua => 333 ml
11/2 cucharadas de aceite => 22.5 ml
21/2 cucharaditas de aceite => 12.5 ml
2-21/2 tazas de leche => 500-625 ml
1-11/2 tazas de agua => 250-375 ml
21/2-3 tazas de leche => 625-750 ml
11/2 libras de carne => 680 g
21/4 libras de cerdo => 1021 g
11/2 kg de papas => 1500 g
21/2 l de agua => 2500 ml
31/4 tazas de caldo => 813 ml
101/2 oz de queso => 298 g
121/2 onzas de queso => 354 g
24/3 tazas de leche => kept
20/4 tazas de leche => kept
10/2 tazas de leche => kept
3/4 taza de leche => 188 ml`,
  letters: `
1½ tazas de leche – tibia => 375 ml
1¼ tazas de agua => 313 ml
⅓ taza de aceite de ajonjolí => 83 ml
¾ taza de aceite => 188 ml
⅔ taza de leche, “entera” => 167 ml
2½ tazas de caldo de jamón => 625 ml
1\u00A0taza de vino => 250 ml
2\u00A0tazas de agua => 500 ml
1–2 tazas de leche => 250-500 ml
3 libras de jalapeños => 1361 g
8 oz de queso añejo => 227 g
1½\u00A0libras de salmón => 680 g
2 cucharadas de aceite de maíz => 30 ml
1 cucharadita de aceite de coñac => 5 ml
½ taza de jugo de limón => 125 ml
12 oz de camarón => 340 g
2 libras de atún… en trozos => 907 g
500 g de champiñones => 500 g
1 taza de agua (38 °C) => 250 ml
½ taza de leche « fría » => 125 ml
4 × 100 g de salchichón => 400 g`,
  orNoun: `
1 taza de leche de almendra o coco => 250 ml
1 taza de almendras o avellanas molidas => 250 ml / 101 g
1 taza de tomate o pimiento triturado => 250 ml / 256 g
1 taza de leche o crema de coco => 250 ml
½ taza de mermelada de frambuesa o fresa => 125 ml / 169 g
½ taza de jugo de limón o lima => 125 ml
1 taza de aceite de oliva o girasol => 250 ml
1 taza de nueces o almendras molidas => 250 ml / 85 g
1 taza de tomate o pimiento seco => 250 ml / 57 g
1 taza de arroz o quinoa cocida => 250 ml / 167 g
1 taza de lentejas o garbanzos cocidos => 250 ml / 209 g
1 taza de almendras o pistachos laminados => 250 ml / 97 g
1 taza de caldo de pollo o verduras => 250 ml
½ taza de sirope de arce o agave => 125 ml / 165 g
1 taza de harina o fécula de maíz => 250 ml
1 taza de leche de soja o avena => 250 ml
½ taza de aceite de nuez o avellana => 125 ml
1 taza de jugo de naranja o piña => 250 ml
1 taza de tomate o jitomate molido => 250 ml
½ taza de sirope de fresa o frambuesa => 125 ml
1 taza de mantequilla o aceite de oliva => 240 g
1 taza de azúcar o miel => 211 g`,
  behind: `
1 taza de tomate triturado => 250 ml / 256 g
1 taza de tomates triturados => 250 ml / 256 g
1 taza de tomate seco => 250 ml / 57 g
1 taza de tomate molido => 250 ml
1 taza de tomate frito => 250 ml / 259 g
1 taza de almendras molidas => 250 ml / 101 g
1 taza de almendras laminadas => 250 ml / 97 g
1 taza de arroz cocido => 250 ml / 167 g
1 taza de lentejas cocidas => 250 ml / 209 g
1 taza de champiñones secos => 250 ml
1 taza de piña triturada => 250 ml / 263 g
1 taza de fresas trituradas => 250 ml / 245 g
1 taza de cebolla frita => 250 ml
1 taza de garbanzos cocidos => 250 ml / 173 g
1 taza de cebolla caramelizada => 250 ml
1 taza de puré de papas => 250 ml / 222 g
1 taza de puré de tomate => 250 ml / 264 g
1 taza de compota de manzana => 250 ml / 258 g
1 taza de higos secos => 250 ml / 158 g
1 taza de plátano frito => 250 ml`,
  nested: `
¾ taza (6 fl oz) más 2 cucharadas de leche => 218 ml
210 ml (¾ taza + 2 cucharadas) de leche => 210 ml
¾ taza + 2 cucharadas (210 ml) de leche => 210 ml
¾ taza (180 ml) más 2 cucharadas de leche => 210 ml
¾ taza (180 ml) más 2 cucharadas (30 ml) de leche => 210 ml
¾ taza (90 g) más 2 cucharadas (15 g) de harina => 105 g
1 kg (2 lb. 3 oz.) de carne => 1000 g
1 taza ((250 ml)) de leche => 250 ml
1 taza (unas 4 oz (115 g)) de queso rallado => 115 g
1 pollo (2 lb. 3 oz.) => 992 g
1 pato (unas 4 lb. 6 oz.) => 1984 g
1 pavo (3 lb 8 oz) => 1588 g
½ taza (125 ml) más 1 cucharada de agua => 140 ml
1 taza más 2 cucharadas (280 ml) de agua => 280 ml
1 taza (250 ml) + 1 cucharada (15 ml) de aceite => 265 ml
1 lb (16 oz (450 g)) de frijoles => 450 g
2 tazas (500 ml) más ¼ taza (60 ml) de caldo => 560 ml
1 libra 4 onzas (565 g) de cerdo => 565 g
1 taza (250 ml) y 2 cucharadas de leche => 280 ml
500 ml (2 tazas + 1 cucharada) de leche => 500 ml
carne (2 lb. 3 oz.) => 992 g`,
  steps: `
Cocción 20 minutos a 180 °C
Reposo 30 minutos en la nevera
Cocción: 20 minutos a 180 °C
Tiempo de reposo 1 hora
Tiempo de cocción 25 minutos
Preparación 10 minutos antes
Reposo: 1 hora
Cocinar 10 minutos
Tiempo total 3 horas
Horneado 40 minutos
Horno 25 minutos a 200 °C
Tiempo de espera 15 minutos
Duración 20 minutos
Cocción 5 minutos por lado
Tiempo: 2 horas a fuego lento
Tiempo de horneado 30 minutos
Cortar en 6 porciones
Dividir en 4 porciones
Repartir en 8 raciones
Servir para 6 personas
Enfriar en 4 porciones`,
  counted: `
2 porciones, cocidas de arroz
1 porción de pasta
2 raciones, grandes de ensalada
1 porción (200 g) de arroz
2 porciones - arroz cocido
4 raciones de pan
3 porciones: arroz
1 ración, fría de arroz
2 porciones, congeladas de espinacas
2 raciones; arroz
6 porciones de pizza
1 porción, grande de ensalada
2 raciones de cuscús
4 porciones, cocidas de quinoa
1 ración de queso
2 raciones, pequeñas de queso
5 porciones de puré
2 porciones, escurridas de atún
3 raciones de flan
1 porción, fría de pasta`,
};
