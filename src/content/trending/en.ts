import type { TrendingPage } from './trending.ts';

export const trending: TrendingPage = {
  title: 'Trending in the Kitchen',
  description:
    'Conversions for the dishes of this month, food trends with the measures they need, and our pick of questions about flour, turkey and pans.',
  intro:
    'What we cook changes with the calendar, and so does what needs converting. The dishes, trends and questions on this page are our own picks, not the result of a survey.',
  today: 'Today is {date}',
  jump: 'Go to the seasonal conversions',
  seasonal: {
    title: 'Seasonal conversions',
    titleForMonth: 'Seasonal conversions for {month}',
    intro:
      'By occasion rather than by weather, because it is cold in one half of the world while the other half grills.',
    linkText: {
      multi: 'Open the multi-calculator',
      length: 'Open the inch calculator',
      cooking: 'Open the cooking calculators',
    },
    months: {
      1: {
        multi: {
          title: 'A soup for twelve',
          text: 'Where it is cold now, one pot feeds everybody. From 4 servings to 12 the factor is 3: 800 g of potatoes becomes 2.4 kg.',
        },
        length: {
          title: 'A cake for Epiphany',
          text: 'A French galette rolled to 30 cm is 11.81 inches across. Measure your baking sheet before you roll.',
        },
        cooking: {
          title: 'After the feasts',
          text: 'Cooked meat and poultry keep 4 days at most in the fridge, by British advice 2. Write the date on the container, and freeze what you will not eat by then.',
        },
      },
      2: {
        multi: {
          title: 'Pancakes for a crowd',
          text: 'From 4 servings to 7 is a factor of 1.75. 250 g of flour becomes 437.5 g, and 3 eggs become five and a quarter: use 5.',
        },
        length: {
          title: 'A cake for two',
          text: 'A 6-inch pan (15.24 cm) has 44% of the area of a 9-inch one, so it takes a little less than half the batter.',
        },
        cooking: {
          title: 'Snacks for carnival',
          text: 'Figure on 2 oz of chips and 2 oz of dip per guest. Ten guests need 20 oz of each, or 567 g.',
        },
      },
      3: {
        multi: {
          title: 'Whose pint is in the soda bread?',
          text: 'For St. Patrick’s Day: an Irish recipe’s pint of buttermilk is 568 ml, a US pint only 473 ml.',
        },
        length: {
          title: 'Pie on March 14',
          text: 'Written 3/14, it is the day of pi. A 9-inch pie is 22.86 cm across and covers 63.6 square inches, or 410 cm².',
        },
        cooking: {
          title: 'A chicken for Sunday',
          text: 'A 4 lb (1.8 kg) bird takes an estimated 1 h 35 min in the oven. It is done at 165°F (74°C) inside, not by the clock.',
        },
      },
      4: {
        multi: {
          title: 'Four and a half eggs',
          text: 'A holiday cake for 6, baked for 9, takes 1.5 times 3 eggs. Beat the fifth and weigh out 25 g.',
        },
        length: {
          title: 'Braiding a loaf',
          text: 'Strands of 16 inches are 40.64 cm long. Roll them all to the same length, and the braid comes out even.',
        },
        cooking: {
          title: 'Eggs for brunch',
          text: 'Two eggs a guest: twelve at the table means two dozen. The planner adds bacon and bread.',
        },
      },
      5: {
        multi: {
          title: 'Jam, one batch at a time',
          text: 'Fruit for 7 jars, but a recipe for 4? Cook one batch, then another times 0.75. Bigger ones may not set, warns the NCHFP at the University of Georgia.',
        },
        length: {
          title: 'A European tart ring',
          text: 'A ring of 28 cm measures 11.02 inches. Use an 11-inch tart pan instead.',
        },
        cooking: {
          title: 'Brunch for Mother’s Day',
          text: 'Many countries keep it in May. Eight guests: 24 strips of bacon, 16 slices of bread and 16 eggs.',
        },
      },
      6: {
        multi: {
          title: 'Lemonade by the gallon',
          text: 'A US gallon is 3.79 liters: 16 US cups, or about 15 metric ones. Set out glasses to match.',
        },
        length: {
          title: 'Tiers for a wedding cake',
          text: 'Pans of 6, 8 and 10 inches are 15.24, 20.32 and 25.4 cm across. The largest takes 2.8 times the batter of the smallest.',
        },
        cooking: {
          title: 'Over the coals or in the oven',
          text: 'A 4 lb (1.8 kg) chicken takes an estimated 1 h 5 min on the grill and 1 h 35 min in the oven. Check for 165°F (74°C).',
        },
      },
      7: {
        multi: {
          title: 'A quart of ice cream',
          text: 'A US quart is 946.35 ml, so a one-liter container holds it with a little room to spare.',
        },
        length: {
          title: 'American sheet pans',
          text: 'A half sheet is 18 by 13 inches, or 45.72 by 33.02 cm. See that it fits your oven before you buy one.',
        },
        cooking: {
          title: 'A picnic for ten',
          text: 'One and a half sandwiches and 0.2 lb of salad each: 15 sandwiches and 2 lb (907 g) of salad.',
        },
      },
      8: {
        multi: {
          title: 'Which jar for the pickles?',
          text: 'A US pint jar holds 473 ml, a quart jar 946 ml. Half-liter and one-liter jars will do in the fridge; for canning, use the size the recipe names.',
        },
        length: {
          title: 'Square or round?',
          text: 'An 8-inch square pan and a 9-inch round one hold nearly the same: 20.32 cm a side, 22.86 cm across.',
        },
        cooking: {
          title: 'The two-hour rule',
          text: 'Food from a buffet goes into the fridge within 2 hours, or within 1 hour where it is above 90°F (32°C).',
        },
      },
      9: {
        multi: {
          title: 'Five lunchboxes at once',
          text: 'A recipe for 2, cooked for 5, is a factor of 2.5. Cool it quickly, in shallow containers.',
        },
        length: {
          title: 'From sheet cake to springform',
          text: 'Half of a German sheet-cake recipe fills a 26 cm springform, which is 10.24 inches across.',
        },
        cooking: {
          title: 'How long rice and pasta keep',
          text: 'In a fridge at 40°F (4°C) or below, cooked pasta keeps 5 days at most and cooked rice 4. British advice is stricter: 2 days, and for rice only 1.',
        },
      },
      10: {
        multi: {
          title: 'Pumpkin soup for fifteen',
          text: 'From 6 servings to 15 is 2.5 times everything, except the bay leaf. Taste before you add the last of the salt.',
        },
        length: {
          title: 'World Bread Day, October 16',
          text: 'The American loaf pan of 9 by 5 inches is 22.86 by 12.7 cm.',
        },
        cooking: {
          title: 'Pork, slowly',
          text: 'A 4.5 lb (2 kg) roast takes an estimated 5 hours in a slow cooker by the rule of thumb; most joints need 8 to 10 on low. Let the thermometer have the last word.',
        },
      },
      11: {
        multi: {
          title: 'Stock from the bones',
          text: 'Two US quarts of water are 1.89 liters. Have the containers ready before you strain the stock.',
        },
        length: {
          title: 'The 9×13 dish',
          text: 'American gratins and stuffings often call for it: it is 22.86 by 33.02 cm.',
        },
        cooking: {
          title: 'A feast for twelve',
          text: 'Per guest, half a pound of raw boneless meat and a quarter pound each of vegetables and dry starch: 6 lb (2.7 kg) of meat, 3 lb (1.4 kg) of each of the others.',
        },
      },
      12: {
        multi: {
          title: 'A hundred cookies',
          text: 'A recipe for 40, and you want 100: 2.5 times everything. Two batches mix better than one that overflows.',
        },
        length: {
          title: 'Rolled to a quarter inch',
          text: 'A quarter of an inch is 0.635 cm. Two sticks 6 mm thick, one on each side of the dough, keep it even.',
        },
        cooking: {
          title: 'Something to drink',
          text: 'Sixteen fluid ounces without alcohol per guest: twelve guests need 1.5 US gallons, or 5.7 liters.',
        },
      },
    },
  },
  trends: {
    title: 'Global food trends',
    intro: 'Our pick of five, and the measuring each asks for.',
    items: [
      {
        id: 'sourdough',
        title: 'Sourdough',
        text: 'Bakers write dough as percentages of the flour. With 500 g of flour, 70% water is 350 g and 2% salt is 10 g. You need a scale to follow that.',
      },
      {
        id: 'air-fryer',
        title: 'Air fryers',
        text: 'An air fryer is a small oven with a strong fan. Start 20°C (25°F in US recipes) below an ordinary oven recipe, and check early.',
      },
      {
        id: 'fermentation',
        title: 'Fermenting at home',
        text: 'Salt goes by the weight of the vegetables: for sauerkraut the National Center for Home Food Preservation takes 2.25 to 2.5%, some 23 to 25 g for a kilogram of cabbage. Coarse and fine salt fill a spoon very differently, so weigh it.',
      },
      {
        id: 'zero-waste',
        title: 'Zero-waste cooking',
        text: 'Scale the recipe to what you have. Divide the weight of your half cauliflower by the weight in the recipe, and multiply everything else by the result.',
      },
      {
        id: 'plant-based',
        title: 'Plant-based cooking',
        text: 'In most recipes, plant-based milks replace milk one to one by volume. Nut and bean flours fill a cup differently from wheat flour, so weigh them.',
      },
    ],
  },
  questions: {
    title: 'Trending questions',
    intro: 'Three that we picked ourselves, with the numbers in the answers.',
    items: [
      {
        id: 'flour-cups',
        question: 'How many cups is 250 g of flour?',
        answer: [
          '250 g flour is about 2 cups: a US cup of all-purpose flour, spooned in and leveled, weighs about 125 g.',
        ],
      },
      {
        id: 'turkey-breast',
        question: 'How long does a 5 lb turkey breast take?',
        answer: [
          'A 5 lb (2.3 kg) turkey breast takes about 1h30-1h45 at 350°F (180°C). Use a thermometer: it is done at 165°F (74°C) in the thickest part.',
          'Allow for more. At 325°F, US food safety charts give 1 1/2 to 2 1/4 hours for a breast of 4 to 6 lb.',
        ],
      },
      {
        id: 'smaller-pan',
        question: 'How do I adapt a 9-inch recipe to an 8-inch pan?',
        answer: [
          'An 8-inch pan is about 25% smaller than a 9-inch pan, so scale by 0.75. Exactly, it is 21% smaller, × 0.79 (64 ÷ 81), for round and for square pans alike.',
          'With 0.75 the cake is a touch thinner; with 0.79 it is as tall as in the recipe.',
        ],
      },
    ],
  },
  links: {
    title: 'Keep reading, keep converting',
    items: [
      { to: 'faq', label: 'All questions and answers' },
      { to: 'length', label: 'Inches and pan sizes' },
      { to: 'multi', label: 'Multi-calculator' },
    ],
  },
};
