import { expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';

/** Lines of kinds that real pages have. */
it.each<[line: string, food: string | null]>([
  // Words of quality, and what does not make another food
  ['320 g de arroz arborio de alta calidad', 'short-grain-rice'],
  ['1 cda de vinagre blanco estándar', 'white-vinegar'],
  ['60 g de queso parmesano reggiano rallado', 'parmesan-grated'],
  ['200 g de chocolate bitter', 'chocolate-chopped'],
  ['3 gotas de bitter', null],
  ['1 cdta de semillas de sésamo blanco', 'sesame-seeds'],
  ['500 g de carne de cerdo en filetes', 'pork'],
  ['120 ml de jugo de piña dulce', 'pineapple-juice'],
  // One of two foods, if words behind the second may be about both
  ['100 g de garbanzos o habas tostadas', null],
  ['1 taza de maíz o arroz inflado', null],
  ['1 taza de piña o durazno enlatado', null],
  ['1 taza de leche o crema de coco', null],
  // Two kinds of one food, of which only one is a name
  ['1 taza de leche (vegetal o animal)', 'milk'],
  ['1 taza de queso rallado (cheddar o gouda)', 'cheddar-shredded'],
  ['500 g de harina común (000 o 0000)', 'flour'],
  ['150 g de queso rallado (emmental o similar)', 'emmental-grated'],
  // A brand of two words, unless its first names a food
  ['8 Huevos San Juan®', 'whole-egg'],
  ['1 taza de Leche Fresa Alpura®', null],
  // For a part of the dish, which makes no other food
  ['1 taza de harina, para el bizcocho', 'flour'],
  ['350 g de sémola para el cuscús', 'couscous'],
  ['1 taza de Silk® Avena Sin Azúcar /Sin Endulzar', null],
  // Cuts and remarks
  ['80 gr de jamón serrano en tacos', 'serrano-ham'],
  ['1 zanahoria a cuadritos', 'carrots-grated'],
  ['1 pato en presas', 'duck'],
  ['1 diente de ajo opcionalmente', 'garlic-minced'],
  ['500 g de sardinas frescas de buen tamaño', 'sardines'],
  ['4 cebollas de guisar', 'onions-chopped'],
  ['1 kg de merluza de la cola', 'hake'],
  // Names of countries
  ['2 cucharadas de arroz graneado', 'rice-cooked'],
  ['2 cucharadas de cilantro de Castilla', 'cilantro-fresh'],
  ['1 bubango pequeño', 'zucchini-chopped'],
  // A country's word in a name that is listed with another's
  ['500 g de carne de puerco molida', 'ground-pork'],
  ['300 g de yoghurt griego', 'greek-yogurt'],
  ['1 cda de salsa de soya oscura', 'soy-sauce'],
  ['2 jitomates roma', 'tomatoes-plum'],
  ['1 taza de germinado de soya', 'bean-sprouts'],
  ['1 lata de zumo de piña', 'pineapple-juice'],
  // Colors of a fruit, and other words that leave a food what it is
  ['1 granada roja', 'pomegranate-arils'],
  ['2 duraznos amarillos', 'peaches-sliced'],
  ['1/4 taza de pasitas negras', 'raisins'],
  ['1 cdta de ralladura de cáscara de limón', 'lemon-zest'],
  ['300 g de carne de morcillo', 'beef-stew-meat'],
  ['200 g de gambas descongeladas', 'prawns'],
  // Thawed leaves are no fresh ones
  ['200 g de espinacas descongeladas', null],
  ['1 manojo de perejil desinfectado', 'parsley-fresh'],
  ['2 tazas de Cocoa Hershey’s', 'cocoa'],
  ['124 g de nata 35% MG', 'cream'],
  ['65 g de aceite de oliva restante', 'olive-oil'],
  ['8 pimientos del piquillo enteros', 'roasted-red-peppers'],
  ['70 g de pasas amarillas', 'raisins'],
  // Names that hold a number, and what is ground or split
  ['1 cucharadita de polvo de cinco especias', 'five-spice'],
  ['100 g de arvejas secas partidas', 'split-peas'],
  ['10 g de gelatina sin sabor en polvo', 'gelatin-powder'],
  // Measures
  ['2 mazos de cilantro', 'cilantro-fresh'],
  ['3 varitas de tomillo', 'thyme-fresh'],
  ['1 cuña de queso pecorino', 'pecorino'],
  // What a cook says behind a food
  ['3 huevos tamaño mediano', 'whole-egg'],
  ['1 cebolla en plumitas', 'onions-chopped'],
  ['2 tomates por la mitad', 'tomatoes-chopped'],
  ['1 kg de pollo en piezas', 'chicken'],
  ['2 cucharadas de salsa de soja de la marca de preferencia', 'soy-sauce'],
  ['500 g de tomates a ser posible maduros', 'tomatoes-chopped'],
  ['1 diente de ajo machacado en el mortero', 'garlic-minced'],
  ['1 cucharadita de mantequilla al final para dar brillo', 'butter'],
  // Cubes of chicken are no bouillon cubes, and fetas are slices in Argentina
  ['800 g de pollo en cubos', 'chicken'],
  ['2 cubos de pollo', 'chicken-bouillon-cube'],
  ['100 g de azúcar en cubos', 'sugar-cubes'],
  ['100 g de queso en fetas', 'cheese'],
  ['4 fetas de queso', 'cheese'],
  ['100 g de queso feta', 'feta-crumbled'],
  // Ground chilies are dry ones, and arepas are of maize
  ['1 cucharadita de chile molido', 'chili-powder-pure'],
  ['2 tazas de harina para arepas', 'masarepa'],
  ['500 g de papitas', null],
  // Whole and tender are most foods, but not these
  ['1,5 kg de bondiola de cerdo entera', 'pork-shoulder'],
  ['3 piñas enteras', 'pineapple-chunks'],
  ['1 cucharada de mostaza entera', null],
  ['1 taza de arroz entero', null],
  ['200 g de ejotes tiernos', 'green-beans'],
  ['3 cebollas tiernas', 'scallions-sliced'],
  ['3 ajos tiernos', null],
  // Small ones of the same food
  ['600 g de pechuguitas', 'chicken-breasts'],
  ['6 muslitos de pollo', 'chicken'],
  ['600 g de bifecitos de cuadril', 'beef-steak'],
  ['1 taza de arverjitas', 'peas-green'],
  // Beans of any kind
  ['500 g de porotos', 'dried-beans'],
  ['2 tazas de frijoles cocidos', 'cooked-beans'],
  ['2 tazas de frijoles negros cocidos', 'black-beans-cooked'],
  // What follows says nothing of the food
  ['2 kg de tomates de la huerta', 'tomatoes-chopped'],
  ['2 cucharadas de mayonesa hecha en casa', 'mayonnaise'],
  ['2 tazas de frijoles rojos cocidos con su caldo', 'kidney-beans-cooked'],
  ['1 huevo por porción', 'whole-egg'],
  ['2 kg de tomates de mi huerto', 'tomatoes-chopped'],
  ['200 g de garbanzos de bote', 'chickpeas-cooked'],
  // What is done to a food, of either gender
  ['2 cebollas desvenadas', 'onions-chopped'],
  ['2 naranjas batidas', 'orange-sections'],
  ['3 ramitas de menta deshojada', 'mint-fresh'],
  ['1 cucharada de aceite adicional', 'oil'],
  // But in Mexico a tomate verde is no tomato, and Knorr makes no tomatoes
  ['500 g de tomate verde', null],
  ['5 g de Knorr Tomate', null],
])('the food of %s is %s', (line, food) => {
  expect(lineIn('es', line)?.food?.id ?? null).toBe(food);
});
