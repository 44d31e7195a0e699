/**
 * Ids as 1d35f89 writes them into URLs, kitchens and kept recipes. Rows are only added, never changed.
 */

/** A table's words. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every food, and the ways to fill a cup with it where there are several: `id~way~way`. */
const FOOD_ROWS = words(`
  water milk flour~spooned~scooped~sifted sugar butter oil honey salt rice yogurt cream
  cornstarch~level~packed cocoa breadcrumbs oats pizza-flour-00 yeast-active-dry agave-syrup
  allspice-ground almond-butter almond-flour almond-meal almond-milk almond-paste
  almonds-whole~whole~sliced~slivered amaranth amaranth-flour amaretto apple-butter apple-juice
  apples-chopped~chopped~sliced applesauce apricots-fresh~sliced~halves arrowroot arugula asparagus
  avocado-cubed~cubed~mashed~sliced avocado-oil baking-powder baking-soda balsamic-vinegar
  bananas-mashed~mashed~sliced barbecue-sauce barley-flour malt-syrup beef-stock beef-tallow beer
  beets-raw bell-pepper-chopped~chopped~sliced black-beans-cooked black-beans-dry
  black-pepper-ground~ground~whole black-eyed-peas-dry blackberries blue-cheese-crumbled blueberries
  boiled-cider brandy brazil-nuts bread-flour coffee-brewed tea-brewed brie-sliced~sliced~melted
  broccoli-chopped brown-rice brown-rice-flour brown-sugar~packed~loose buckwheat-flour buckwheat-groats
  bulgur buttermilk buttermilk-powder butternut-cubed cabbage-shredded~shredded~chopped cacao-nibs
  cake-flour~spooned~scooped candied-cherries candied-peel tomatoes-canned canola-oil
  melon-diced~cubed~diced capers caramel-sauce caraway-seeds carob-flour
  carrots-grated~grated~chopped~diced~sliced cashew-butter cashews~whole~chopped cauliflower-chopped
  cayenne-pepper celery-chopped~chopped~diced cheddar-shredded~shredded~diced~melted
  cherries-pitted~level~chopped tomatoes-cherry chestnuts chia-seeds chicken-fat chicken-stock
  chickpea-flour chickpeas-cooked chickpeas-dry chili-powder chives-fresh chocolate-chips hazelnut-spread
  chocolate-syrup chocolate-chopped cider-vinegar cilantro-fresh cinnamon-ground cinnamon-sugar
  cocoa-butter coconut-cream coconut-flour coconut-milk coconut-oil coconut-sugar coconut-water
  coffee-liqueur cola cookie-crumbs coriander-seeds corn-flakes corn-flour corn-kernels corn-oil cornmeal
  cottage-cheese couscous-cooked couscous cranberries~whole~chopped cranberry-juice cranberry-sauce
  cream-cheese cream-of-coconut cream-of-tartar creme-fraiche crisped-rice-cereal crystallized-ginger
  cucumber-sliced~sliced~chopped cumin-seeds curry-powder corn-syrup-dark rye-flour-dark dates-chopped
  demerara-sugar dessert-wine apples-dried~level~diced apricots-dried~halves~diced
  basil-dried~leaves~ground blueberries-dried cherries-dried cranberries-dried currants-dried
  figs-dried~level~chopped oregano-dried~leaves~ground parsley-dried rosemary-dried
  thyme-dried~leaves~ground sherry-dry vermouth-dry durum-flour cocoa-dutch egg-noodles-dry
  egg-white-powder~sifted~level egg-white egg-yolk eggplant-cubed whole-egg macaroni-dry emmental-grated
  espresso-powder evaporated-milk fennel-seeds fenugreek-seeds feta-crumbled tofu-firm fish-sauce flaxseed
  basil-fresh~chopped~leaves breadcrumbs-fresh coconut-fresh ginger-fresh~level~sliced mint-fresh
  parsley-fresh rosemary-fresh garlic-minced~level~sliced garlic-powder gelatin-powder ghee
  gluten-free-flour golden-syrup gooseberries graham-crumbs granola sucralose-blend grape-juice grapes
  grapeseed-oil chocolate-grated green-beans peas-green grenadine cardamom-ground cloves-ground
  flaxseed-ground ginger-ground sage-ground gruyere-shredded~shredded~diced half-and-half cider-dry
  hazelnut-flour hazelnuts-whole~whole~chopped high-gluten-flour hoisin-sauce hummus ice-cream
  coffee-instant milk-powder-instant instant-rice yeast-instant jam jelly kale-chopped ketchup
  kidney-beans-dry kiwi-sliced salt-kosher-diamond salt-kosher-morton lard leeks-sliced~level~diced
  lemon-juice lemon-zest lentils lettuce-shredded corn-syrup light-cream rye-flour-light lime-juice
  macadamia-nuts malted-milk-powder mango-diced maple-sugar maple-syrup margarine marshmallow-fluff
  marzipan masa-harina mascarpone potatoes-mashed mayonnaise rye-flour-medium medium-grain-rice
  meringue-powder milk-chocolate-chips millet millet-flour chocolate-chips-mini marshmallows-mini miso
  molasses monterey-jack-shredded~shredded~diced mozzarella-shredded muesli mung-beans-dry
  mushrooms-sliced~sliced~whole mustard-prepared mustard-powder navy-beans-dry milk-powder-nonfat
  nutmeg-ground oat-bran oat-flour olive-oil olives-sliced onion-powder
  onions-chopped~chopped~sliced~diced orange-juice orange-liqueur orange-marmalade orange-zest
  orange-sections oyster-sauce palm-oil pancake-syrup panko paprika parmesan-grated~grated~shredded
  passion-fruit-pulp pastry-flour peaches-sliced~sliced~diced peanut-butter peanut-flour peanut-oil
  peanuts pearl-barley pears-cubed~cubed~diced~sliced pecans-chopped~chopped~halves~diced~ground pesto
  pine-nuts pineapple-chunks~pieces~diced pineapple-juice pinto-beans-dry pistachio-paste pistachios
  plums-sliced polenta popcorn-popped poppy-seeds port potato-flakes potato-flour potato-starch
  potatoes-diced powdered-sugar~unsifted~sifted horseradish-prepared provolone-diced prunes pumpkin-cubed
  pumpkin-pie-spice pumpkin-puree pumpkin-seeds oats-quick quinoa-cooked quinoa quinoa-flour radish-sliced
  raisins~loose~packed raspberries red-currants red-lentils red-wine red-wine-vinegar milk-2-percent
  rhubarb-diced~diced~sliced ricotta rum saffron salsa scallions-sliced~sliced~chopped self-rising-flour
  semolina sesame-oil sesame-seeds shallots-sliced~sliced~chopped short-grain-rice milk-skim sorghum-flour
  sorghum-syrup sour-cream soy-flour~loose~level soy-milk soy-sauce soybean-oil soybeans-dry pearl-sugar
  spelt spelt-flour spinach-raw split-peas oats-steel-cut strawberries-sliced~sliced~whole~pureed~halves
  tomatoes-sun-dried sunflower-oil sunflower-seed-butter sunflower-seeds superfine-sugar
  sweet-potato-cubed sweet-rice-flour coconut-sweetened~flaked~shredded condensed-milk
  swiss-cheese-shredded~shredded~diced~melted tahini tamari tapioca-pearls tapioca-starch teff teff-flour
  teriyaki-sauce tomato-juice tomato-paste tomato-puree tomato-sauce tomatoes-chopped turbinado-sugar
  turmeric-ground coconut-desiccated~level~shredded~flaked vanilla-extract shortening vital-wheat-gluten
  vodka walnut-oil walnuts-chopped~chopped~halves~ground~pieces watermelon-diced wheat-berries wheat-bran
  wheat-germ whipped-butter whipped-cream whiskey white-beans-dry white-chocolate-chips
  white-pepper-ground rice-cooked rice-flour white-vinegar white-whole-wheat-flour white-wine
  milk-powder-whole whole-wheat-flour whole-wheat-pastry-flour cornmeal-whole wild-rice
  worcestershire-sauce zucchini-chopped~chopped~sliced~shredded`).map(
  (row) => row.split('~') as [string, ...string[]],
);

/** The ways to fill a cup by the food's id; none where there is but one. */
export const FOODS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  FOOD_ROWS.map(([id, ...ways]) => [id, ways]),
);

/** Ids that were foods once and are ways to fill a cup with another: `old food way`. */
export const OLD_FOOD_ROWS = [
  ['almonds-sliced', 'almonds-whole', 'sliced'],
  ['almonds-slivered', 'almonds-whole', 'slivered'],
  ['hazelnuts-chopped', 'hazelnuts-whole', 'chopped'],
  ['walnuts-halves', 'walnuts-chopped', 'halves'],
  ['pecans-halves', 'pecans-chopped', 'halves'],
  ['brown-sugar-loose', 'brown-sugar', 'loose'],
  ['powdered-sugar-sifted', 'powdered-sugar', 'sifted'],
  ['cheddar-diced', 'cheddar-shredded', 'diced'],
  ['carrots-chopped', 'carrots-grated', 'chopped'],
  ['onions-sliced', 'onions-chopped', 'sliced'],
  ['zucchini-shredded', 'zucchini-chopped', 'shredded'],
  ['raisins-packed', 'raisins', 'packed'],
  ['avocado-mashed', 'avocado-cubed', 'mashed'],
  ['bananas-sliced', 'bananas-mashed', 'sliced'],
  ['strawberries-whole', 'strawberries-sliced', 'whole'],
  ['strawberries-pureed', 'strawberries-sliced', 'pureed'],
] as const;
export const OLD_FOODS: readonly string[] = OLD_FOOD_ROWS.map(([id]) => id);

/** Every listed pan. */
export const PANS: readonly string[] = words(`
  us-round-6 us-round-8 us-round-9 us-round-10 us-springform-9 us-springform-10 us-square-8 us-square-9
  us-square-10 us-dish-11x7 us-dish-13x9 us-loaf-8x4 us-loaf-8.5x4.5 us-loaf-9x5 us-bundt-9 us-bundt-10
  springform-16 springform-18 springform-20 springform-22 springform-24 springform-26 springform-28
  springform-30 tart-24 tart-26 tart-28 tart-30 gugelhupf-22 kastenform-25 kastenform-30 square-20
  rectangular-30x20 gratin-32x20 tray-40x30`);

/** Every recipe, and the ingredients that it can be scaled by. */
export const RECIPES: Readonly<Record<string, readonly string[]>> = {
  'aloo-gobi': words(
    'oil potatoes cauliflower cuminSeeds onion ginger garlic greenChili turmeric tomatoes salt water lemonJuice cilantro',
  ),
  'beef-stew': words(
    'beef salt pepper flour oil onions celery garlic tomatoPaste wine stock carrots potatoes parsley',
  ),
  'bengali-green-mango-pickle': words(
    'mango salt turmeric jaggery vinegar fennel cumin fenugreek driedChilies oil',
  ),
  'blueberry-lavender-lemonade': words('blueberries sugar syrupWater lemonJuice coldWater'),
  'chana-masala': words(
    'oil cuminSeeds onion ginger garlic chilies turmeric tomatoes chickpeas water salt lemonJuice cilantro',
  ),
  'chicken-noodle-soup': words(
    'chicken water salt onion carrots celery garlic peppercorns noodles parsley lemonJuice',
  ),
  'chocolate-cake': words(
    'flour sugar cocoa bakingPowder bakingSoda salt eggs milk oil vanilla coffee frostingButter frostingCocoa powderedSugar frostingMilk',
  ),
  'classic-crispy-chicken-tenders': words(
    'chicken salt pepper flour eggs water breadcrumbs paprika garlicPowder lemon',
  ),
  'classic-guacamole': words('onion chili cilantro salt avocados limeJuice tomato'),
  'creamy-mashed-potatoes': words('potatoes waterSalt butter milk cream salt nutmeg pepper'),
  'creamy-tomato-soup': words(
    'butter oil onion carrot celery salt garlic tomatoPaste tomatoes stock sugar cream pepper',
  ),
  'cucumber-mint-cooler': words('cucumber mint sugar lemonJuice salt water soda'),
  'dan-dan-noodles': words(
    'sesamePaste soySauce vinegar chiliOil sugar garlic oil pork shaoxingWine mustardGreens noodles bokChoy peanuts scallions',
  ),
  'french-onion-soup': words(
    'butter oil onions salt sugar flour wine stock pepper vinegar baguette garlic cheese',
  ),
  'ginger-green-chilli-pickle': words('ginger chilies salt lemonJuice vinegar fenugreek turmeric oil'),
  'green-bean-tempura': words(
    'water soySauce mirin daikon ginger beans sweetPotato dustingFlour flour cornstarch egg sodaWater salt',
  ),
  'grilled-corn': words('corn oil crema mayonnaise garlic lime salt cotija cayenne cilantro'),
  'herbed-falafel': words(
    'chickpeas onion garlic parsley cilantro cayenne pepper salt chickpeaFlour bakingSoda sesame tahini lemonJuice sauceGarlic sauceSalt water',
  ),
  'honey-mustard-chicken-tenders': words(
    'chicken salt pepper chickenMustard flour eggs breadcrumbs paprika honey sauceMustard mayonnaise lemonJuice',
  ),
  'layered-ratatouille': words(
    'peppers oil onion garlic crushedTomatoes salt zucchini squash eggplants tomatoes pepper vinegar',
  ),
  'lemon-pickle': words('lemons salt lemonJuice turmeric fenugreek oil'),
  'mapo-tofu': words('tofu oil pork ginger garlic stock soySauce sugar cornstarch water scallions'),
  'miso-soup': words('water kombu bonitoFlakes tofu miso scallions'),
  'mixed-vegetable-pickle': words(
    'cauliflower carrots mango chilies ginger vinegar salt fennelSeeds fenugreekSeeds turmeric jaggery oil',
  ),
  'napa-cabbage-kimchi': words(
    'cabbage salt water riceFlour sugar gochugaru fishSauce garlic ginger pear daikon scallions',
  ),
  'nashville-hot-chicken-tenders': words(
    'chicken buttermilk hotSauce egg salt flour pepper bakingPowder cayenne brownSugar paprika garlicPowder pasteOil bread pickles',
  ),
  'no-knead-pizza': words(
    'flour salt yeast water shapingFlour semolina tomatoes tomatoSalt mozzarella oil basil',
  ),
  'north-indian-mango-pickle': words('mango salt turmeric fennel fenugreek oil'),
  'oil-splashed-noodles': words(
    'flour salt water coatingOil bokChoy soySauce vinegar sugar scallions garlic splashingOil',
  ),
  'olive-oil-gelato': words('milk cream sugar honey salt yolks oil'),
  'oven-baked-french-fries': words('potatoes cornstarch paprika oil salt'),
  'oven-baked-panko-chicken-tenders': words(
    'panko oil chicken salt pepper flour eggs mustard garlicPowder lemon',
  ),
  'pad-thai': words(
    'noodles palmSugar tamarind fishSauce prawns tofu oil shallots garlic eggs sprouts chives peanuts lime',
  ),
  'passion-fruit-fizz': words('passionFruit sugar hotWater limeJuice mint soda'),
  'pesto-pasta': words('pineNuts garlic pestoSalt basil cheese oil pasta'),
  'potato-gratin-dauphinois': words('potatoes garlic cream milk salt nutmeg pepper'),
  'rainbow-buddha-bowl': words(
    'sweetPotatoes chickpeas oil salt quinoa water cabbage lemonJuice tahini mapleSyrup garlic dressingWater spinach carrots cucumber tomatoes avocado sesame',
  ),
  'roasted-pumpkin-soup': words(
    'pumpkin apple garlic oil salt onion celery stock cream lemonJuice pumpkinSeeds',
  ),
  'rosemary-roast-potatoes': words('potatoes waterSalt bakingSoda oil rosemary garlic salt pepper'),
  'salmon-teriyaki': words('salmon salt soySauce mirin sake sugar ginger oil sesame scallions'),
  'sichuan-red-chili-oil': words('oil starAnise cassia cardamom bayLeaves fennel chili sesame salt sugar'),
  'southern-fried-chicken-tenders': words(
    'chicken buttermilk salt egg flour cornstarch paprika garlicPowder onionPowder thyme whitePepper bakingPowder',
  ),
  'spatchcocked-chicken': words('chicken salt pepper butter garlic rosemary lemon oil'),
  'strawberry-basil-smash': words('strawberries sugar basil lemonJuice soda'),
  'vegetable-curry': words(
    'oil cuminSeeds onions garlic ginger greenChili turmeric salt tomatoes potatoes carrots water cauliflower beans peas lemonJuice cilantro',
  ),
  'virgin-mojito': words('mint lime sugar limeJuice soda'),
};

/** The recipes that can be scaled to another pan. */
export const PAN_RECIPES: readonly string[] = words(
  'chocolate-cake layered-ratatouille oven-baked-french-fries potato-gratin-dauphinois rosemary-roast-potatoes',
);
