import type { FoodWords } from './foodWords.ts';
import { JOINING_WORDS } from './joiningWords.ts';

export const en: FoodWords = {
  endings: [
    ['^(chill?)is$', '$1y'],
    ['(?<=tat|mat)oes?$', 'o'],
    ['ies$', 'y'],
    ['(?<=o|ch|sh|ss|x)es$', ''],
    ['(?<![sui])s$', ''],
    ['(?<=lea|loa|hal)ves$', 'f'],
    ['^filet$', 'fillet'],
    ['^yoghurt$', 'yogurt'],
  ],
  kept: ['peppers', 'bitters'],
  joining: ['the', ...JOINING_WORDS],
  accented: {},
  ofPart: [],
  states: {
    fresh: ['fresh'],
    raw: ['raw', 'uncooked'],
    drained: ['drained', 'canned', 'tinned', 'can', 'tin'],
    cooked: ['cooked', 'boiled', 'precooked'],
    dried: ['dried', 'dry'],
    ground: ['ground', 'powdered'],
    grated: ['grated'],
    cut: ['chopped', 'sliced', 'snipped', 'torn', 'bunch'],
  },
  seeds: ['seed', 'grain'],
  plain: [
    ...['uncooked', 'unpeeled', 'boneless', 'skinless', 'assorted', 'pre', 'shelled', 'whole'],
    ...['deveined', 'and'],
    ...['very', 'style', 'pressed', 'smashed', 'well', 'spiralized', 'refrigerated', 'julienned'],
    ...['matchstick'],
    ...['to', 'firm', 'lean', 'crusty', 'thin', 'stirred', 'shaken', 'old', 'ripened', 'biggish'],
    ...['bodied', 'shaved', 'stemmed', 'percent', 'unseasoned', 'day', 'hearty', 'additional'],
    ...['real', 'reserved', 'tightly', 'unsifted', 'unflavored', 'fully', 'unwaxed', 'heirloom'],
    ...['individual', 'snipped', 'cleaned', 'juicy', 'grade', 'cage', 'farm', 'kraft'],
    ...['goya', 'kikkoman', 'mccormick', 'campbell', 'heinz', 'hershey', 'progresso', 's', 'arthur', 'eagle'],
  ],
  plainWith: [
    { words: ['dry', 'dried', 'sec'], foods: ['wine', 'sherry', 'lentil', 'vermouth'] },
    {
      words: ['cheese'],
      foods: [
        ...['parmesan', 'parmigiano', 'mozzarella', 'ricotta', 'feta', 'cheddar', 'gruyere'],
        ...['emmental', 'emmentaler', 'mascarpone', 'padano', 'fresco', 'cotija'],
      ],
    },
    { words: ['white', 'black', 'light'], foods: ['sesame'] },
    {
      words: ['low', 'lower', 'reduced', 'fat', 'lowfat', 'nonfat', 'fatfree', 'part', 'skim'],
      foods: [
        ...['cheddar', 'mozzarella', 'feta', 'kefir', 'ranch', 'monterey', 'provolone', 'swiss', 'parmesan'],
        ...['broth', 'stock', 'dressing', 'vinaigrette', 'tortilla', 'cracker', 'granola', 'crouton'],
        ...['bean', 'gravy', 'sausage', 'graham'],
      ],
    },
    { words: ['brine'], foods: ['feta', 'olive', 'caper'] },
    {
      words: ['bone', 'skin', 'in', 'on'],
      foods: [
        ...['rib', 'leg', 'shoulder', 'breast', 'thigh', 'drumstick', 'roast', 'chop', 'shank'],
        ...['salmon', 'duck'],
      ],
    },
    {
      words: ['gluten', 'gf'],
      foods: ['vanilla', 'worcestershire', 'soy', 'tamari', 'broth', 'stock', 'oat', 'powder', 'tortilla'],
    },
    { words: ['sandwich', 'peasant', 'rustic', 'granary'], foods: ['bread'] },
    { words: ['king'], foods: ['arthur'] },
    { words: ['granulated'], foods: ['brown'] },
    { words: ['canned'], foods: ['coconut'] },
    { words: ['unsweetened'], foods: ['coconut', 'cocoa', 'yogurt', 'yoghurt', 'pumpkin', 'peanut'] },
    { words: ['ground', 'dried', 'dry'], foods: ['powder', 'meal', 'flake'] },
    { words: ['dried', 'dry'], foods: ['ground'] },
    { words: ['chinese', 'asian'], foods: ['noodle'] },
    {
      words: ['low', 'lower', 'less', 'reduced', 'sodium', 'no', 'salt', 'added'],
      foods: ['soy', 'tamari', 'broth', 'stock', 'bean', 'chickpea', 'tomato', 'corn', 'tuna', 'ketchup'],
    },
    {
      words: ['baby'],
      foods: ['spinach', 'arugula', 'kale', 'asparagus', 'okra', 'eggplant', 'beet', 'chard'],
    },
    { words: ['red', 'yellow', 'orange'], foods: ['tomato', 'carrot', 'cauliflower', 'plum', 'pear'] },
    {
      words: ['red', 'green'],
      foods: [
        ...['serrano', 'jalapeno', 'habanero', 'thai', 'cardamom', 'tomatillo', 'lettuce', 'chard', 'kale'],
        ...['cauliflower', 'fig', 'grape', 'endive', 'plum', 'pear', 'asparagus'],
      ],
    },
    { words: ['vegetable', 'canola', 'olive', 'oil', 'flavored', 'nonstick'], foods: ['spray'] },
    {
      words: ['smoked', 'link', 'rope', 'spanish', 'spicy', 'cured'],
      foods: ['sausage', 'chorizo', 'andouille', 'kielbasa', 'hock'],
    },
    { words: ['center', 'rib', 'loin', 'sirloin'], foods: ['chop'] },
    {
      words: ['pepper', 'peppers', 'chile', 'chili', 'chilli', 'chilies', 'chillies'],
      foods: [
        ...['serrano', 'jalapeno', 'habanero', 'poblano', 'ancho', 'guajillo', 'guagillo'],
        ...['pasilla', 'anaheim', 'bonnet'],
      ],
    },
    {
      words: ['dried', 'dry'],
      foods: ['ancho', 'guajillo', 'guagillo', 'pasilla', 'rice', 'seasoning', 'noodle'],
    },
    {
      words: ['meat'],
      foods: ['beef', 'pork', 'chicken', 'turkey', 'lamb', 'veal', 'duck', 'rabbit', 'venison', 'mussel'],
    },
    {
      words: ['pasta', 'noodle', 'dry', 'dried', 'wheat'],
      foods: [
        ...['penne', 'rigatoni', 'fusilli', 'rotini', 'farfalle', 'cavatappi', 'ziti', 'orecchiette', 'orzo'],
        ...['spaghetti', 'linguine', 'fettuccine', 'tagliatelle', 'pappardelle', 'bucatini'],
        ...['lasagna', 'lasagne'],
      ],
    },
    {
      words: ['fillet'],
      foods: [
        ...['salmon', 'cod', 'haddock', 'hake', 'tilapia', 'catfish', 'trout', 'bass', 'bream'],
        ...['snapper', 'rockfish'],
        ...['halibut', 'mahi', 'mackerel', 'herring', 'walleye', 'pollock', 'sole', 'flounder'],
        ...['basa', 'swai', 'char'],
      ],
    },
    {
      words: ['slice', 'wedge'],
      foods: [
        ...['kiwi', 'melon', 'cantaloupe', 'honeydew', 'watermelon', 'orange', 'lemon', 'lime', 'grapefruit'],
        ...['mango', 'pear', 'plum', 'nectarine', 'apple', 'pineapple', 'tomato', 'radish', 'jalapeno'],
        ...['zucchini', 'eggplant', 'onion', 'avocado', 'cucumber', 'beet', 'fennel', 'papaya', 'peach'],
        ...['bacon', 'ham', 'prosciutto', 'pepperoni', 'salami', 'mortadella', 'bologna'],
        ...['bread', 'baguette', 'brioche', 'sourdough', 'provolone', 'mozzarella', 'cheddar', 'gouda'],
      ],
    },
    { words: ['dark', 'light', 'red'], foods: ['kidney'] },
    { words: ['condensed'], foods: ['soup'] },
    { words: ['seasoned'], foods: ['panko'] },
    { words: ['beef'], foods: ['sirloin', 'brisket', 'chuck'] },
    { words: ['leftover'], foods: ['pulled', 'cooked', 'roast', 'mashed'] },
    { words: ['baking'], foods: ['yeast'] },
    {
      words: ['prepared', 'bottled', 'jarred'],
      foods: ['pesto', 'salsa', 'sauce', 'dressing', 'juice', 'mustard', 'guacamole', 'garlic'],
    },
    {
      words: ['young', 'yellow', 'purple'],
      foods: ['carrot', 'turnip', 'potato', 'beet', 'asparagus', 'cauliflower'],
    },
  ],
  changing: [
    { words: ['hot'], foods: ['chocolate', 'cocoa', 'honey', 'pepper', 'peppers', 'dog'] },
    { words: ['coarse', 'thick'], foods: ['salt', 'sugar'] },
    { words: ['cube', 'piece'], foods: ['sugar', 'bouillon'] },
    { words: ['frozen', 'thawed'], foods: ['yogurt', 'yoghurt', 'cream', 'custard', 'spinach', 'kale'] },
    { words: ['toasted'], foods: ['coconut'] },
    { words: ['soft'], foods: ['tofu'] },
    {
      words: ['whole'],
      foods: ['turmeric', 'mace', 'vanilla', 'cinnamon', 'grain', 'wheat', 'spice', 'saffron'],
    },
    { words: ['head'], foods: ['cheese'] },
    { words: ['wild'], foods: ['garlic', 'leek', 'fennel', 'carrot', 'rice'] },
  ],
  changingInName: [
    {
      words: ['crushed', 'mashed'],
      foods: [
        ...['tomato', 'potato', 'pineapple', 'strawberry', 'raspberry', 'blackberry', 'blueberry', 'peach'],
        ...['carrot', 'parsnip', 'turnip', 'rutabaga', 'swede', 'cauliflower', 'pea', 'chickpea'],
        ...['cornflake', 'corn', 'cereal'],
      ],
    },
  ],
  changingFirst: [],
  plainParts: [],
  kinds: {
    nuts: ['nuts', 'chopped nuts', 'assorted nuts'],
    seeds: ['seeds'],
    beans: ['beans', 'dried beans', 'cooked beans'],
    berries: ['berries', 'mixed berries', 'frozen berries'],
    driedFruit: ['dried fruit', 'mixed dried fruit', 'dried fruits'],
    cheese: ['cheese', 'grated cheese', 'shredded cheese', 'hard cheese'],
    pasta: ['pasta', 'noodles', 'dry pasta'],
    syrup: ['syrup'],
    starch: ['starch'],
    juice: ['juice', 'fruit juice'],
    coriander: ['coriander'],
    chiliPowder: [
      'chilli powder',
      'chile powder',
      'chili pepper powder',
      'hot chilli powder',
      'ground chilli',
    ],
  },
};
