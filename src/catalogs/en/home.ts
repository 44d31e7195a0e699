export const home = {
  meta: {
    title: 'Cooking Unit Converter | Grams to Milliliters',
    description:
      'Convert grams, cups, spoons, ounces and oven temperatures by ingredient. Free, private, without ads, and quick on a phone.',
  },
  hero: {
    title: 'Grams, cups and spoons, converted right',
    subtitle: 'A cup of flour is not a cup of honey.',
    start: 'Get Started',
    facts: ['No ads, works offline', 'Runs on your device'],
    proof: { caption: '{cup}:', flour: 'flour', sugar: 'sugar', honey: 'honey' },
  },
  tools: {
    title: 'Conversion Tools',
    weight: {
      title: 'Weight',
      convert: 'Convert',
      popular: 'Popular Weight Conversions',
      phrases: [
        'Grams to Ounces',
        'Ounces to Grams',
        'Pounds to Kilograms',
        'Grams to Cups',
        'Cups to Grams',
        'Kilograms to Pounds',
        'Grams to Tablespoons',
        'Ounces to Cups',
      ],
    },
    volume: { title: 'Volume', go: 'Cups to milliliters' },
    temperature: { title: 'Temperature', go: 'Oven, °F to °C' },
    portions: { title: 'Portions', go: '75 g of rice in cups' },
    length: { title: 'Length', go: 'Inches and pans' },
  },
  calculator: { title: 'Conversion Calculator' },
  how: {
    title: 'How to Use the Converter',
    steps: [
      'Choose the ingredient. Its density links weight and volume.',
      'Type the amount you have. 250, 1.5 and 1 1/2 all work.',
      'Pick the unit you have and the unit you want. The answer is there at once.',
    ],
    tipsTitle: 'Pro Tips',
    tips: [
      'Weigh when you can. A packed cup of flour can hold a fifth more than a spooned one.',
      'Spoon flour into the cup and level it with a knife; the figures here assume that.',
      'Always level spoons: a heaping teaspoon holds far more than a level one.',
    ],
  },
  density: {
    title: 'Ingredient Densities',
    columns: { ingredient: 'Ingredient', density: 'Density (g/ml)', notes: 'Notes' },
    caption: 'Grams in one milliliter',
    all: 'Show all {n} ingredients',
    chart: 'All {n} foods: the weight chart',
    fewer: 'Show fewer',
    whyTitle: 'Why Density Matters',
    why: 'A scale measures weight, a cup measures space. Density links the two: a cup of honey weighs more than two and a half times as much as a cup of flour. Where an ingredient varies, as flour does, we take the most common way of preparing it.',
  },
  recipes: {
    title: 'Recipes to Measure For',
    text: 'Amounts in grams and cups, scaled to your table, with timers and a cook mode.',
    all: 'See all {n} recipes',
  },
  faq: {
    title: 'Frequently Asked Questions',
    items: [
      {
        id: 'cup-size',
        question: 'How many milliliters are in a cup?',
        answer:
          'A US cup is about 240 ml; we calculate with 236.59 ml. A metric cup, used in Australia, New Zealand and Canada, is 250 ml. If your recipe comes from there, add about 6%.',
      },
      {
        id: 'tablespoons-per-cup',
        question: 'How many tablespoons are in a cup?',
        answer:
          'There are 16 tablespoons per cup, and 3 teaspoons in a tablespoon. A quarter cup is 4 tablespoons, a third is 5 tablespoons and 1 teaspoon.',
      },
      {
        id: 'flour-weight',
        question: 'How much does a cup of flour weigh?',
        answer:
          'A cup of flour is about 125 g when it is spooned in and leveled. Scooping with the cup packs it to 140 g and more, so a scale is the safer choice.',
      },
      {
        id: 'oven-375',
        question: 'What is 375°F in Celsius?',
        answer: '375°F = 190°C, which is Gas Mark 5. In a fan oven set it to 170°C.',
      },
      {
        id: 'why-ingredient',
        question: 'Why does the converter ask for an ingredient?',
        answer:
          'Because grams measure weight and cups measure space. 100 g of water fills 100 ml, but 100 g of flour fills 189 ml. Between two weights or two volumes the ingredient makes no difference.',
      },
      {
        id: 'accuracy',
        question: 'How exact are the results?',
        answer:
          'The arithmetic is exact to the two decimals shown. Ingredients are not: grind, moisture and how you fill the cup can change a volume by 5% or more. Trust the weight.',
      },
    ],
  },
  about: {
    title: 'About This Tool',
    text: [
      'Gramwise is made for kitchens: it knows that ingredients have a density, that ovens have gas marks and that cups differ from country to country. It is free and carries no ads, and everything is calculated on your device.',
      'Where an ingredient’s density varies, as flour’s does between spooned, sifted and packed, we use the most common preparation as the baseline and say so. We welcome feedback and suggestions, above all a better figure with its source.',
    ],
    more: 'More about Gramwise',
    feedback: 'Send a correction',
  },
} as const;
