import type { HarmfulShapes } from './shapes.ts';

// A tasse is 250 ml, a cuillère à soupe 15 ml, a livre 500 g; lb and oz are those of Canadian recipes.
export const fr: HarmfulShapes = {
  doubled: `
1 lb 450 g de bœuf haché => 450 g
8 oz 225 g de fromage à la crème => 225 g
1 tasse 250 ml de lait => 250 ml
2 tasses 500 ml d'eau => 500 ml
4 oz 115 g de beurre => 115 g
½ tasse 125 ml d'huile => 125 ml
2 lb 900 g de pommes de terre => 900 g
1 tasse 240 ml de crème => 240 ml
14 oz 400 g de tomates => 400 g
3 tasses 750 ml de bouillon => 750 ml
1 tasse 125 g de farine => 125 g
1 tasse 200 g de sucre => 200 g
¼ tasse 60 ml d'eau => 60 ml
12 oz 340 g de pâtes => 340 g
6 oz 170 g de saumon => 170 g
1 tasse 1/2 375 ml de lait => 375 ml
1 lb 4 oz de porc => 567 g
1 tasse 2 c. à soupe de lait => 280 ml
1 livre 500 g de veau => 500 g
1 tasse 800 ml de lait => kept
1 lb 200 g de bœuf => kept
8 oz 500 g de beurre => kept
2 tasses 150 ml d'eau => kept
1 oz 300 g de chocolat => kept
1 tasse 600 g de farine => kept
3 lb 300 g de carottes => kept`,
  each: `
4 filets (6 oz chacun) de cabillaud => 680 g
4 filets de cabillaud (6 oz chacun) => 680 g
4 filets de saumon, 6 oz chacun => 680 g
2 boîtes (14 oz chacune) de tomates => 794 g
2 boîtes de tomates (14 oz chacune) => 794 g
3 paquets (8 oz chacun) de fromage => 680 g
2 steaks (8 oz chacun) => 454 g
2 steaks d'environ 8 oz chacun => kept / 454 g
6 cuisses de poulet (5 oz chacune) => 850 g
4 escalopes (150 g chacune) => 600 g
4 escalopes, 150 g chacune => 600 g
2 canards (5 lb chacun) => 4536 g
2 bouteilles (330 ml chacune) de bière => 660 ml
5 aubergines (300 g chacune) => 1500 g
8 saucisses (3 oz chacune) => 680 g
2 poulets (environ 2 lb chacun) => 1814 g
4 pavés de thon (6 oz chacun) => 680 g
6 pommes de terre (5 oz chacune), pelées => 850 g
3 pots (8 oz chacun) de yaourt => 680 g
4 magrets (environ 7 oz chacun) => 794 g
2 sachets (10 oz chacun) d'épinards => 567 g
10 crevettes (1 oz pièce) => 283 g`,
  lostGap: `
11/2 tasse de lait => 375 ml
21/2 tasses d'eau => 625 ml
11/4 tasse de lait => 313 ml
13/4 tasse d'eau => 438 ml
31/2 tasses de bouillon => 875 ml
12/3 tasse d'eau => 417 ml
22/3 tasses de lait => 667 ml
11/3 tasse d'eau => 333 ml
11/2 c. à soupe d'huile => 22.5 ml
21/2 c. à café d'huile => 12.5 ml
2-21/2 tasses de lait => 500-625 ml
1-11/2 tasse d'eau => 250-375 ml
21/2-3 tasses de lait => 625-750 ml
11/2 lb de bœuf => 680 g
21/4 lb de porc => 1021 g
11/2 kg de pommes de terre => 1500 g
21/2 l d'eau => 2500 ml
31/4 tasses de bouillon => 813 ml
101/2 oz de fromage => 298 g
11/2 livre de veau => 750 g
24/3 tasses de lait => kept
20/4 tasses de lait => kept
10/2 tasses de lait => kept
3/4 tasse de lait => 188 ml`,
  letters: `
1½ tasse de lait – tiède => 375 ml
1¼ tasse d’eau => 313 ml
⅓ tasse de crème fraîche => 83 ml / 80 g
¾ tasse d’huile => 188 ml
⅔ tasse de lait entier, tempéré => 167 ml
2½ tasses de crème liquide => 625 ml
1\u00A0tasse de vin => 250 ml
2\u00A0tasses d’eau => 500 ml
1–2 tasses de lait => 250-500 ml
3 lb de bœuf haché => 1361 g
8 oz de gruyère râpé => 227 g
1½\u00A0lb de pâtes fraîches => 680 g
2 cuillères à soupe d’huile => 30 ml
2 c. à soupe d’huile => 30 ml
1 cuillère à café d’huile => 5 ml
½ tasse de rosé => 125 ml
12 oz de chèvre frais => 340 g
2 lb de crevettes… décortiquées => 907 g
500 g de pâte brisée => 500 g
1 tasse d’eau (38 °C) => 250 ml
20 cl de crème épaisse => 200 ml
4 × 100 g de saucisses fumées => 400 g`,
  orNoun: `
1 tasse de lait d'amande ou de cajou => 250 ml
1 tasse d'amandes ou noisettes en poudre => 250 ml / 101 g
1 tasse d'amandes ou de noisettes moulues => 250 ml / 101 g
1 tasse de lait ou crème de coco => 250 ml
½ tasse de confiture de framboises ou de fraises => 125 ml / 169 g
½ tasse de jus de citron ou de citron vert => 125 ml
1 tasse d'huile d'olive ou de tournesol => 250 ml
1 tasse de noix ou noisettes moulues => 250 ml / 85 g
1 tasse d'amandes ou pistaches effilées => 250 ml / 97 g
1 tasse de tomates ou poivrons séchés => 250 ml / 57 g
1 tasse de riz ou quinoa cuit => 250 ml / 167 g
1 tasse d'abricots ou figues séchés => 250 ml / 137 g
1 tasse de cerises ou oranges confites => 250 ml / 211 g
1 tasse de bouillon de poulet ou de légumes => 250 ml
½ tasse de sirop d'érable ou d'agave => 125 ml / 165 g
1 tasse de farine ou fécule de maïs => 250 ml
1 tasse de lait de soja ou d'avoine => 250 ml
½ tasse d'huile de noix ou de noisette => 125 ml
1 tasse de jus d'orange ou d'ananas => 250 ml
½ tasse de sirop de framboise ou de fraise => 125 ml
1 tasse de beurre ou d'huile d'olive => 240 g
1 tasse de sucre ou de miel => 211 g`,
  behind: `
1 tasse de tomates séchées => 250 ml / 57 g
1 tasse de tomates concassées => 250 ml / 254 g
1 tasse de tomates mixées => 250 ml
1 tasse de tomates confites => 250 ml / 116 g
1 tasse d'amandes moulues => 250 ml / 101 g
1 tasse d'amandes effilées => 250 ml / 97 g
1 tasse de riz cuit => 250 ml / 167 g
1 tasse de lentilles cuites => 250 ml / 209 g
1 tasse d'abricots secs => 250 ml / 137 g
1 tasse de champignons séchés => 250 ml
1 tasse de cerises confites => 250 ml / 211 g
1 tasse de fraises mixées => 250 ml / 245 g
1 tasse d'oignons frits => 250 ml
1 tasse de pois chiches cuits => 250 ml / 173 g
1 tasse de noisettes en poudre => 250 ml / 95 g
1 tasse de concentré de tomate => 250 ml / 277 g
1 tasse de compote de pommes => 250 ml / 258 g
1 tasse de purée de pommes de terre => 250 ml / 222 g
1 tasse de figues sèches => 250 ml / 158 g
1 tasse de noix de coco râpée => 250 ml / 90 g`,
  nested: `
¾ tasse (6 fl oz) plus 2 c. à soupe de lait => 218 ml
210 ml (¾ tasse + 2 c. à soupe) de lait => 210 ml
¾ tasse + 2 c. à soupe (210 ml) de lait => 210 ml
¾ tasse (180 ml) plus 2 c. à soupe de lait => 210 ml
¾ tasse (180 ml) plus 2 c. à soupe (30 ml) de lait => 210 ml
¾ tasse (90 g) plus 2 c. à soupe (15 g) de farine => 105 g
1 kg (2 lb. 3 oz.) de bœuf => 1000 g
1 tasse ((250 ml)) de lait => 250 ml
1 tasse (environ 4 oz (115 g)) de fromage râpé => 115 g
1 rôti (2 lb. 3 oz.) => 992 g
1 canard (environ 4 lb. 6 oz.) => 1984 g
1 poulet (3 lb 8 oz) => 1588 g
½ tasse (125 ml) plus 1 c. à soupe d'eau => 140 ml
1 tasse plus 2 c. à soupe (280 ml) d'eau => 280 ml
1 tasse (250 ml) + 1 c. à soupe (15 ml) d'huile => 265 ml
1 lb (16 oz (450 g)) de haricots => 450 g
2 tasses (500 ml) plus ¼ tasse (60 ml) de bouillon => 560 ml
1 lb 4 oz (565 g) de porc => 565 g
1 tasse (250 ml) et 2 c. à soupe de lait => 280 ml
500 ml (2 tasses + 1 c. à soupe) de lait => 500 ml
bœuf (2 lb. 3 oz.) => 992 g`,
  steps: `
Cuisson 20 minutes à 180 °C
Repos 30 minutes au frais
Cuisson : 20 minutes à 180 °C
Cuisson au four 45 min
Temps de repos 1 heure
Temps de cuisson 25 minutes
Préparation 10 minutes à l'avance
Repos 2 heures à température ambiante
Repos : 1 h
Cuire 10 minutes
Cuisson à feu doux pendant 2 heures
Temps total 3 heures
Réfrigération 2 heures
Attente 15 minutes
Cuisson 5 minutes de chaque côté
Durée 20 minutes
Marinade 12 heures au frais
Couper en 6 parts
Diviser en 4 portions
Servir pour 6 personnes
Répartir en 8 parts`,
  counted: `
2 portions, cuites de riz
1 portion de pâtes
2 parts, épaisses de tarte
1 portion (200 g) de riz
2 portions - riz cuit
4 parts de gâteau
3 portions : riz
1 part, fine de brie
2 portions, surgelées d'épinards
2 portions; riz
6 parts de pizza
1 portion, grande de salade
2 portions de semoule
4 portions, cuites de quinoa
1 part de fromage
2 parts, petites de comté
5 portions de purée
2 portions, égouttées de thon
3 parts de flan
1 portion, froide de riz`,
};
