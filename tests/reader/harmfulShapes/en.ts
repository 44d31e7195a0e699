import type { HarmfulShapes } from './shapes.ts';

// A US cup is 236.6 ml, a tablespoon 14.8 ml, a stick 113.4 g, a pound 453.6 g, an ounce 28.35 g or 29.57 ml.
export const en: HarmfulShapes = {
  doubled: `
1 lb 450g beef => 450 g
4 oz 113 grams butter => 113 g
1 cup 240 ml milk => 240 ml
15 ounce 425g can chickpeas => 425 g
2 lb 900 g potatoes => 900 g
8 oz 225g cream cheese => 225 g
2 cups 480 ml water => 480 ml
1 pint 475 ml cream => 475 ml
1 quart 950ml stock => 950 ml
12 oz 340 g pasta => 340 g
1/2 cup 120 ml oil => 120 ml
3 lbs 1.4 kg pork shoulder => 1400 g
6 fl oz 180 ml coffee => 180 ml
1½ cups 350 ml broth => 350 ml
14 oz 400 g can tomatoes => 400 g
1 lb 4 oz beef => 567 g
2 lb 3 oz chicken => 992 g
1 cup 2 tbsp milk => 266 ml
1 lb 2 oz 510 g lamb => 510 g
1 cup 500 ml milk => kept
1 lb 200 g beef => kept
8 oz 500 g butter => kept
2 cups 250 ml water => kept
1 oz 300 g chocolate => kept
1 kg 1 lb onions => kept
1 cup 500 g flour => kept
1 cup 125 g flour => 125 g
1 stick 115 g butter => 115 g`,
  each: `
2 boxes (16 oz each) berries => 907 g
4 fillets (about 6 oz each) cod => 680 g
4 cod fillets (6 oz each) => 680 g
4 (6 oz each) cod fillets => 680 g
4 cod fillets, 6 oz each => 680 g
2 (14-oz each) cans beans => 794 g
3 cans (15 ounces each) chickpeas => 1276 g
2 steaks (8 oz. each) => 454 g
6 chicken thighs (each about 5 oz) => 850 g
2 lobsters (1 1/2 lb each), cooked => 1361 g
4 pork chops, about 8 oz each => 907 g
2 packages (10 oz each) frozen spinach => 567 g
3 jars (8 oz apiece) pesto => 680 g
8 sausages (3 oz each) => 680 g
2 bags (12 oz each), chocolate chips => 680 g
4 salmon fillets (170 g each) => 680 g
2 racks of lamb (1 lb each) => 907 g
5 potatoes (about 7 oz each), peeled => 992 g
2 bottles (12 fl oz each) beer => 710 ml
6 tuna steaks (4 oz each) => 680 g
2 ducks (5 lb each) => 4536 g
10 shrimp (1 oz each) => 283 g`,
  lostGap: `
21/2 cups milk => 591 ml
2-21/2 pounds beef => 907-1134 g
11/4 cups water => 296 ml
11/2 cups cream => 355 ml
13/4 cups milk => 414 ml
31/2 cups broth => 828 ml
12/3 cups water => 394 ml
22/3 cups milk => 631 ml
11/3 cups water => 315 ml
31/4 lb potatoes => 1474 g
11/2 lb beef => 680 g
21/4 pounds pork => 1021 g
101/2 oz cheese => 298 g
121/2 oz cheese => 354 g
11/2 tsp vanilla => 7.4 ml
21/2 tbsp oil => 37 ml
1-11/2 cups water => 237-355 ml
21/2-3 cups milk => 591-710 ml
11/8 lb ham => 510 g
17/8 cups water => 444 ml
24/3 cups milk => kept
20/4 cups milk => kept
10/2 cups milk => kept
12/4 cups milk => kept
3/4 cup milk => 177 ml
5/4 cups milk => 296 ml`,
  letters: `
1½ cups milk – warm => 355 ml
1¼ cups water => 296 ml
⅓ cup crème fraîche => 79 ml / 76 g
⅔ cup milk, “room temperature” => 158 ml
¾ cup water => 177 ml
2⅛ cups broth => 503 ml
1\u00A0cup wine => 237 ml
2\u00A0cups water => 473 ml
1–2 cups milk => 237-473 ml
1 lb jalapeños => 454 g
8 oz Gruyère cheese => 227 g
1½\u00A0lb beef => 680 g
2 lb beef… cubed => 907 g
½ cup baker’s milk => 118 ml
1 cup purée of peas => 237 ml
12 oz añejo cheese => 340 g
4 × 100 g bars => 400 g
1 cup milk • warm => 237 ml
3½ lb jícama => 1588 g
1 cup rosé wine => 237 ml
¼ cup water (38 °C) => 59 ml`,
  orNoun: `
1 cup almond or cashew milk => 237 ml
1/2 cup raspberry or strawberry jam => 118 ml / 160 g
1 cup oat or soy milk => 237 ml
1 cup coconut or almond milk => 237 ml
1/2 cup apricot or peach jam => 118 ml / 160 g
1 cup chicken or vegetable stock => 237 ml
1 cup beef or mushroom broth => 237 ml
1/2 cup apple or pear juice => 118 ml
1/2 cup lemon or lime juice => 118 ml
1 cup cranberry or cherry juice => 237 ml
1/4 cup walnut or hazelnut oil => 59 ml
1/2 cup peanut or sesame oil => 118 ml
1/2 cup strawberry or blueberry syrup => 118 ml
1 cup tomato or pepper sauce => 237 ml / 245 g
1/2 cup garlic or onion powder => 118 ml / 78 g
1 cup rice or almond milk => 237 ml
1 cup almond or hazelnut flour => 237 ml / 112 g
1/2 cup blueberry or raspberry preserves => 118 ml / 160 g
1 cup carrot or orange juice => 237 ml
1 cup almond, soy or oat milk => 237 ml
1/2 cup cherry or plum jelly => 118 ml / 160 g
1 cup cashew or almond butter => 237 ml / 256 g
1 cup butter or olive oil => 227 g
1 cup water or chicken stock => 237 ml
1 cup honey or maple syrup => 340 g
1 cup sugar or maple syrup => 200 g`,
  behind: `
1 cup tomatoes dried => 237 ml / 54 g
1 cup crushed tomatoes => 242 g
1 cup tomatoes crushed => 237 ml / 242 g
1 cup tomatoes pureed => 237 ml / 250 g
1 cup almonds ground => 237 ml / 95 g
1 cup rice cooked => 237 ml / 158 g
1 cup cranberries dried => 237 ml / 120 g
1 cup apricots dried => 237 ml / 130 g
1 cup cherries candied => 237 ml / 200 g
1 cup pineapple crushed => 237 ml / 249 g
1 cup strawberries pureed => 237 ml / 232 g
1 cup tomato paste => 237 ml / 262 g
1 cup tomato sauce => 237 ml / 245 g
1 cup almond butter => 237 ml / 250 g
1 cup peanut brittle => 237 ml
1 cup apple chips => 237 ml
1 cup banana chips => 237 ml
1 cup lentils cooked => 237 ml / 198 g
1 cup mushrooms dried => 237 ml
1 cup onions dried => 237 ml / 80 g
1 cup potatoes mashed => 237 ml / 210 g`,
  nested: `
3/4 cup (6 fl oz) plus 2 tbsp milk => 207 ml
210 ml (3/4 cup + 2 tbsp) milk => 210 ml
45 g (1/3 stick + 1/2 tbsp) butter => 45 g
1 kg (2 lb. 3 oz.) beef => 1000 g
3/4 cup + 2 tbsp (210 ml) milk => 210 ml
3/4 cup (180 ml) plus 2 tbsp milk => 210 ml
3/4 cup (180 ml) plus 2 tbsp (30 ml) milk => 210 ml
3/4 cup (90 g) plus 2 tbsp (15 g) flour => 105 g
1 cup ((240 ml)) milk => 240 ml
1 cup (about 4 oz (115 g)) grated cheese => 115 g
1 roast beef (2 lb. 3 oz.) => 992 g
beef (2 lb. 3 oz.) => 992 g
1 chicken (3 lb 8 oz) => 1588 g
1 duck (about 4 lb. 6 oz.) => 1984 g
1/2 cup (4 fl oz) plus 1 tbsp water => 133 ml
1 cup (8 oz) + 3 tbsp cream => 281 ml
1 cup plus 2 tbsp (270 ml) water => 270 ml
1 cup (240 ml) + 1 tbsp (15 ml) oil => 255 ml
1 lb (16 oz (450 g)) beans => 450 g
2 cups (470 ml) plus 1/4 cup (60 ml) broth => 530 ml
1 lb. 4 oz. (565 g) pork => 565 g
120 g (1 stick + 1/2 tbsp) butter => 120 g`,
  steps: `
Cook on LOW for 1-2 hours
Cook 20 minutes on each side
Cook for 10 minutes
Total of 3 layers, 5 minutes apart
Prep the beans for 10 minutes
Chill time 2 hours in the fridge
Rest time 30 minutes
Resting time: 30 minutes at room temperature
Cooking time: 20 minutes at 350°F
Cook time 5 min per side
Baking time 40 minutes at 350°F
Bake time: 25 minutes
Rising time 2 hours in a warm place
Total time 3 hours
Time 20 minutes from now
Divide into 4 portions
Cut into 12 servings
Split the dough into 2 portions
Makes 12 balls of 30 g
Serve in 4 portions
Cook until soft, 1 hour
Prep time: let it stand 5 minutes`,
  counted: `
2 portions, thawed spinach
1 serving, plain yogurt
2 servings - cooked rice
4 portions: pasta
3 portions of noodles
2 servings cooked rice
1 portion (200 g) rice
1 serving of granola
Cook 2 eggs for 10 minutes
Cook 1 cup rice for 20 minutes
6 servings, small potatoes
1 portions, cooked beans
2 portion - fish
Prep 2 onions 5 minutes ahead
Total 3 eggs, boiled 10 minutes
Cook 3 potatoes 20 minutes
2 servings whipped cream
4 portions, rice noodles
2 portions; rice
1 serving mashed potatoes`,
};
