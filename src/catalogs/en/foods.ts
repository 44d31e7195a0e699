import { markets } from './markets.ts';
import { nutrients } from './nutrients.ts';

/** The weight chart and the pages of foods. `{of}` is the food with its preposition: `of brown sugar`. */
export const foods = {
  categories: {
    flours: 'Flours and starches',
    sugars: 'Sugars and syrups',
    baking: 'Baking',
    fats: 'Butter, oils and fats',
    dairy: 'Milk, cream and eggs',
    cheese: 'Cheese',
    nuts: 'Nuts and seeds',
    grains: 'Grains, rice and pasta',
    legumes: 'Beans, lentils and tofu',
    fruit: 'Fruit',
    vegetables: 'Vegetables',
    spices: 'Salt, spices and herbs',
    condiments: 'Sauces and condiments',
    drinks: 'Juices and other drinks',
    bakery: 'Bread, dough and cookies',
    meat: 'Meat and sausages',
    fish: 'Fish and seafood',
    sweets: 'Sweets and fillings',
  },
  chart: {
    meta: {
      title: 'Ingredient Weight Chart: Cups to Grams',
      description:
        'What a cup, a tablespoon and a teaspoon of flour, sugar, butter and hundreds of other foods weigh in grams, each with its sources. Free to print.',
    },
    title: 'Ingredient Weight Chart',
    lead: 'What a US cup, a tablespoon and a teaspoon of {n} foods weigh, in grams, and the names of {counted} more that cooks count. Each name links to its sources.',
    filter: {
      name: 'Filter the chart',
      find: 'Find an ingredient',
      category: 'Category',
      all: 'All categories',
      sort: 'Sort by',
      sorts: { energy: 'Energy in 100\u00a0g', protein: 'Protein in 100\u00a0g' },
    },
    found: { one: '{n} ingredient', other: '{n} ingredients', none: 'No ingredient found for “{query}”' },
    print: 'Print',
    sheet: 'Only need a few? Make a sheet of them to print and pin up',
    caption: 'Grams in US measures, level',
    cups: 'The same US cup, filled with one food after another: why a cup is not a weight.',
    counted: {
      title: 'Foods that are counted',
      text: 'Not measured in cups. Each page says what a piece or a pack weighs.',
    },
    columns: {
      food: 'Ingredient',
      cup: '1 cup',
      tablespoon: '1 tbsp',
      teaspoon: '1 tsp',
      jug: '100\u00a0ml',
      grams: 'grams',
    },
    note: 'Cups of 236.6\u00a0ml, filled as the chart says and leveled with a knife. Where sources differ, the chart shows the figure we use; each food’s own page has them all.',
  },
  page: {
    /** By what leads: a cup; a spoon or a jug where cooks weigh. */
    meta: {
      title: {
        cup: '1 Cup {of} in Grams: {grams}',
        spoon: '1 Tablespoon {of} in Grams: {grams}',
        jug: '100\u00a0ml {of} in Grams: {grams}',
      },
      description: {
        cup: '1 US cup {of} weighs {grams}. Other amounts, in ounces too, and the cups of other countries, with the figures of each source.',
        spoon:
          '1 tbsp {of} weighs {grams}. Teaspoons, cups, ounces and the measures of other countries, with the figures of each source.',
        jug: '100\u00a0ml {of} weigh {grams}. Tablespoons, US cups and those of other countries, with the figures of each source.',
      },
    },
    /** The title where the other is too long. */
    shortTitle: {
      cup: '{food}: 1 Cup = {grams}',
      spoon: '{food}: 1 tbsp = {grams}',
      jug: '{food}: 100\u00a0ml = {grams}',
    },
    title: {
      cup: 'How Much Does a Cup {of} Weigh?',
      spoon: 'How Much Does a Tablespoon {of} Weigh?',
      jug: 'How Much Do 100\u00a0ml {of} Weigh?',
    },
    trail: 'You are here',
    answer: {
      cup: '1 US cup {of} weighs {weights}.',
      spoon:
        '1 tbsp {of} weighs {tablespoon}, 1 tsp {teaspoon}, and 100\u00a0ml {jug}. 1 US cup weighs {weights}.',
      jug: '100\u00a0ml {of} weigh {jug}. 1 US cup weighs {weights}.',
    },
    /** Names in other countries. */
    also: 'Also: {names}.',
    weight: '{grams} ({fill})',
    or: '{first} or {last}',
    differ: 'It is usually {low} to {high}.',
    figures: {
      cup: '1 US cup',
      tablespoon: '1 tbsp',
      teaspoon: '1 tsp',
      jug: '100\u00a0ml',
    },
    figure: '{measure} {grams}',
    usually: 'usually {range}',
    plot: {
      title: 'What each source says',
      axis: 'Grams in a US cup',
      caption: 'Each dot is a published weight of one US cup; the filled dot is the one we use.',
      range: 'The band shows how far apart the sources are.',
      alternative: '{food}, grams in a US cup by source.',
      way: '{fill}: {figures}.',
    },
    table: {
      title: 'Cups and spoons to grams',
      caption: '{food}: grams and ounces in US measures',
      measure: 'US measure',
    },
    back: {
      title: 'Grams to cups',
      caption: '{food}: grams in cups and spoons',
      weight: 'Weight',
      measured: 'In cups and spoons',
      note: 'To within 2%, as nearly as a cup can be leveled, with as few measures as possible.',
    },
    /** The tables of a country's own spoons and jugs, where cooks weigh. */
    local: {
      title: 'Spoons and milliliters to grams',
      caption: '{food}: grams in spoons and milliliters',
      measure: 'Measure',
      level:
        'Tables print {grams} for a level tablespoon. The weights above are for a full 15\u00a0ml. Sources:',
      heaped:
        'A heaping tablespoon holds about {grams}, but no source says how high the heap is: weigh it, or level the spoon. Sources:',
    },
    localBack: {
      title: 'Grams to spoons and milliliters',
      caption: '{food}: grams in milliliters and spoons',
      measured: 'In milliliters and spoons',
      note: 'To within 2%, as nearly as a jug can be read.',
    },
    /** What jugs are marked in. */
    rawBeans: {
      title: 'Cook them through',
      text: 'Raw or undercooked, these beans make people ill; kidney beans are the worst. Soak them for at least 5 hours, pour that water away, and boil them hard in fresh water: 10 minutes destroys the toxin, and the FDA advises 30 to be sure. Never put them into a slow cooker without boiling them first. Source: US Food and Drug Administration, Bad Bug Book.',
    },
    how: 'How to fill the cup',
    /** For a kitchen that measures otherwise than the page. */
    yours: {
      title: 'In your kitchen',
      caption: '{food}: grams in your kitchen’s cups and spoons',
      chart: 'The chart shows the cups and spoons of your kitchen.',
      own: 'By the weight of your own cup.',
      change: 'Change your kitchen',
    },
    others: {
      title: 'In other cups',
      caption: '{food}: grams in cups and spoons of other countries',
      cup: 'Cup or spoon',
    },
    /** Glasses, cups and pots of the country; none where its cooks measure with cups. */
    household: {
      title: 'Household measures',
      text: 'No standard sets them: the range covers the usual sizes and the sources for the weight. It is best to measure your own.',
      caption: '{food}: what household measures weigh',
      measure: 'Measure, level',
      weight: 'Weight, about',
      filled: 'Filled: {fill}.',
      sizes: 'Sizes:',
    },
    pieces: {
      piece: { title: 'By the piece', caption: '{food}: weight of a piece, ready to use', name: 'Piece' },
      pack: { title: 'By the pack', caption: '{food}: weight of a pack, ready to use', name: 'Pack' },
      asBought:
        'Ready to use: this is the edible part, {percent}% of what you buy (USDA). {piece} weighs about {bought} as bought.',
      weight: 'Weight',
    },
    /** Foods without a cup weight: `itself` for an egg, `part` for a slice. */
    counted: {
      title: { itself: '{food}: How Much Does One Weigh?', part: '{food}: How Much Does {piece} Weigh?' },
      answer: '{food}: {piece} weighs {grams}.',
      metaTitle: '{food}: {piece} = {grams}',
      description: '{answer} The weight of every size and pack, each with its source.',
      sources: 'What each source gives for the edible part.',
      related: 'Related foods',
    },
    converter: 'Convert another amount',
    recipes: 'Recipes with {food}',
    moreRecipes: { one: '{n} more recipe', other: '{n} more recipes' },
    kinds: 'Other kinds',
    lookalikes: {
      title: 'Easily mistaken for',
      text: 'Similar names or looks, often different weights.',
    },
    nutrition: {
      title: 'Nutrition',
      caption: '{food}: nutrition',
      nutrient: 'Nutrient',
      cup: '1 US cup',
      unknown: 'not known',
      rows: nutrients,
      note: {
        withFiber:
          'Carbohydrate includes fiber, as on US labels; labels in Europe leave the fiber out. Salt is sodium × 2.5.',
        withoutFiber: 'Carbohydrate is without fiber, as on labels in Europe. Salt is sodium × 2.5.',
      },
      sugarsAbove:
        'Sugars are measured and carbohydrate is what is left, so sugars can come out slightly higher.',
      source: 'Source:',
      brands: 'Brands differ: go by the label on the package.',
    },
    sourceList: {
      title: 'Sources',
      text: 'What each source gives, and what that makes in a US cup of 236.6\u00a0ml.',
      figure: '{measure} = {grams}',
      cup: '1 cup = {grams}',
      used: 'used here',
      /** Of recipes as a source, beside what a line prints; of others, from their first quarter to their third. */
      lines: 'in recipes, median of {n}',
      middle: 'in recipes, middle half',
      /** Before what lines of recipes weigh. */
      weighed: '{entry}:',
    },
    related: {
      title: 'More weights and measures',
      chart: {
        title: 'Ingredient Weight Chart',
        text: 'All {n} foods in one table, to search and to print.',
      },
      converter: { title: 'Cups, grams and spoons', text: 'Convert any amount between weight and volume.' },
      category: 'Everything under “{category}” in the chart.',
    },
  },
  measures: {
    cup: { one: '{n} cup', other: '{n} cups' },
    tablespoon: { one: '{n} tbsp', other: '{n} tbsp' },
    teaspoon: { one: '{n} tsp', other: '{n} tsp' },
  },
  cups: {
    imperial_cup: 'UK cup (imperial)',
    metric_cup: 'Australian or metric cup',
    us_legal_cup: 'US cup on food labels',
    japanese_cup: 'Japanese cup',
    australian_tablespoon: 'Australian tablespoon',
    metric_tablespoon: 'Metric tablespoon',
    metric_teaspoon: 'Metric teaspoon',
  },
  inMarket: '{piece} ({market})',
  markets,
  euSize: '1 size {size}',
  pieces: {
    piece: '1 piece',
    half: '1 half',
    small: '1 small',
    medium: '1 medium',
    large: '1 large',
    extraLarge: '1 extra large',
    jumbo: '1 jumbo',
    clove: '1 clove',
    stalk: '1 stalk',
    sprig: '1 sprig',
    slice: '1 slice',
    /** Where the food is known. */
    plainSlice: '1 slice',
    breadSlice: '1 slice',
    coldSlice: '1 slice',
    fillet: '1 fillet',
    leaf: '1 leaf',
    head: '1 head',
    bulb: '1 bulb',
    bunch: '1 bunch',
    juiceOfOne: 'the juice of 1 fruit',
    zestOfOne: 'the zest of 1 fruit',
    knob: '1 knob',
    drizzle: '1 drizzle (Spanish “chorrito”)',
    ball: '1 ball',
    inch: '1 inch',
    stick: '1 stick',
    sachet: '1 packet',
    cube: '1 cube',
    cake: '1 cake',
    sheet: '1 sheet',
    tub: '1 tub',
    carton: '1 carton',
    can: '1 can',
    bottle: '1 bottle',
    bar: '1 bar',
    block: '1 block',
  },
  how: {
    level: 'Fill the cup to just above the rim and level it with the back of a knife.',
    /** In place of `level`. */
    liquid: 'Pour in up to the rim, or up to the line of a measuring cup, and read at eye level.',
    /** In place of `level`, for pieces. */
    uneven: 'Fill the cup to the rim without pressing.',
    spooned:
      'Stir the food in its bag, spoon it loosely into the cup until it heaps, and level it with a knife. Do not tap or shake.',
    scooped:
      'Push the cup into the bag, lift it out heaping full, and level it with a knife. It packs more into the cup than a spoon does.',
    sifted:
      'Sift it first, spoon it into the cup, and level it. “1 cup sifted” is sifted before it is measured.',
    unsifted: 'Spoon it into the cup straight from the bag, breaking up only large lumps, and level it.',
    packed:
      'Press it down with a spoon or your fingers until the cup is full. Turned out, it keeps the shape of the cup.',
    loose: 'Let it fall into the cup without pressing, then level it.',
    whole: 'Fill the cup up to the rim, and shake it once so that everything settles.',
    halves: 'Fill the cup with halves up to the rim, and shake it once so that they settle.',
    pieces: 'Fill the cup with pieces up to the rim without pressing.',
    chopped: 'Chop first, then fill the cup up to the rim without pressing.',
    diced: 'Cut into 1/4-inch (6\u00a0mm) dice, then fill the cup up to the rim without pressing.',
    cubed:
      'Cut into 1/2- to 3/4-inch (1 to 2\u00a0cm) cubes, then fill the cup up to the rim without pressing.',
    sliced: 'Lay the slices loosely into the cup, up to the rim.',
    slivered: 'Let the slivers fall into the cup, up to the rim, without pressing.',
    shredded: 'Let the shreds fall into the cup without pressing.',
    /** In place of `shredded`, for leaves. */
    strips: 'Slice into thin strips, and let them fall into the cup without pressing.',
    flaked: 'Let the flakes fall into the cup without pressing.',
    grated: 'Grate finely, straight into the cup, without pressing.',
    crumbled: 'Crumble with your fingers, and let the crumbs fall into the cup without pressing.',
    crushed: 'Crush first what is not sold crushed, then fill the cup up to the rim and level it.',
    ground: 'Spoon into the cup, and level.',
    mashed: 'Mash with a fork, fill the cup without air pockets, and level it.',
    pureed: 'Puree until smooth, fill the cup, and level it.',
    leaves: 'Fill the cup loosely with leaves, without stems, up to the rim.',
    drained: 'Drain in a sieve first, then fill the cup up to the rim.',
    solid: 'Press into the cup without air pockets, and level with a knife.',
    melted: 'Melt first, then measure like a liquid.',
  },
} as const;
