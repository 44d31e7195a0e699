import type { FaqPage } from './schema.ts';

export default {
  title: 'Frequently Asked Questions',
  description:
    'Cups to grams, tablespoons, fluid ounces, oven temperatures, gas marks and recipe scaling: short, exact answers to everyday kitchen questions.',
  intro:
    'Short answers with the numbers in them. “Cup”, “tablespoon” and “teaspoon” mean the US measures unless an answer says otherwise.',
  groups: [
    {
      id: 'weight',
      title: 'Weight',
      items: [
        {
          id: 'cup-of-flour',
          question: 'How many grams are in a cup of flour?',
          answer: [
            'About 125 g for a US cup of all-purpose flour that was stirred loose, spooned into the cup and leveled with a knife. That is the figure this site works with (0.53 g per ml).',
            'Well-known charts go from 120 g to 142 g, because a cup dipped straight into the bag packs the flour down. If your recipe comes with its own chart, use that chart; if not, 125 g is a sound default.',
          ],
        },
        {
          id: 'cup-weights-differ',
          question: 'Why does a cup of sugar weigh more than a cup of flour?',
          answer: [
            'A cup measures space, not weight, and every ingredient fills that space differently. A US cup holds about 81 g of rolled oats, 125 g of flour, 200 g of granulated sugar, 237 g of water or 339 g of honey, as measured.',
            'So going from grams to cups always needs the ingredient. Choose it first in the converter and its density does the rest. The converter’s default densities give 83 g for oats, 201 g for sugar and 336 g for honey: nearly the same.',
          ],
        },
        {
          id: 'grams-to-ounces',
          question: 'How do I convert grams to ounces and pounds?',
          answer: [
            'Divide grams by 28.35 for ounces. 100 g is 3.53 oz, 250 g is 8.82 oz, and 500 g is 17.64 oz or 1.10 lb. A pound is 16 oz, which is 453.59 g.',
            'This is the ounce of weight. A fluid ounce measures volume and has its own answer further down.',
          ],
        },
        {
          id: 'butter-stick',
          question: 'How much is a stick of butter?',
          answer: [
            'A US stick is 113 g (4 oz): 8 tablespoons, or half a cup. One tablespoon of butter is about 14 g.',
            'A 250 g block, as sold in Europe, is 2.2 sticks, a little more than a full cup of butter (227 g).',
          ],
        },
        {
          id: 'scale-or-cups',
          question: 'Should I weigh ingredients or use cups?',
          answer: [
            'Weigh flour, cocoa, sugar, nuts and anything else that can be packed or heaped. A scale gives the same amount every time, whoever is cooking, and saves dishes. Cups and spoons are fine for water, milk and oil.',
            'Many kitchen scales count in whole grams, which is too coarse for a little yeast, baking powder or spice. Below about 5 g, use a leveled teaspoon or a scale that shows tenths of a gram.',
          ],
        },
        {
          id: 'sifted-flour',
          question: 'Is “1 cup sifted flour” the same as “1 cup flour, sifted”?',
          answer: [
            'No. “Sifted flour” is sifted first and measured afterward, so the cup holds more air and less flour. A word after the comma is done after measuring. The same goes for “1 cup chopped nuts” and “1 cup nuts, chopped”.',
            'By weight the difference disappears: 125 g of flour weighs 125 g, sifted or not.',
          ],
        },
        {
          id: 'salt-teaspoon',
          question: 'How much does a teaspoon of salt weigh?',
          answer: [
            'A level teaspoon of table salt weighs about 6 g. Coarse and flaky salts leave gaps between their grains and weigh less per spoon, so weigh them, or season by taste.',
            'Our converter starts from 2.16 g per ml, the density of the solid crystal, and by that figure a teaspoon would come to 10.6 g. For salt from a spoon, go by 6 g: in the converter, press “Use the measured weight”.',
          ],
        },
      ],
    },
    {
      id: 'volume',
      title: 'Volume',
      items: [
        {
          id: 'which-cup',
          question: 'How many milliliters are in a cup?',
          answer: [
            'A US cup is 236.59 ml, about 240 ml. The metric cup of Australia, New Zealand and Canada is 250 ml. An old British recipe may mean half an imperial pint, 284 ml, and a Japanese cup is 200 ml.',
            'On this site the home converter means 236.59 ml by “cups” and offers the other cups by name. The multi-calculator and the Spanish converter use 240 ml, the cup of US food labels, so their answers differ by about 1.4%.',
          ],
        },
        {
          id: 'tablespoons-in-cup',
          question: 'How many tablespoons are in a cup?',
          answer: [
            'There are 16 tablespoons in a cup: 12 in three quarters, 8 in a half, 4 in a quarter and 2 in an eighth.',
            'Thirds need a teaspoon as well: 1/3 cup is 5 tablespoons plus 1 teaspoon, and 2/3 cup is 10 tablespoons plus 2 teaspoons.',
          ],
        },
        {
          id: 'tablespoon-sizes',
          question: 'Is a tablespoon the same size everywhere?',
          answer: [
            'Nearly. A US tablespoon is 14.79 ml; in Britain, New Zealand, France and Germany it is 15 ml. Either way it is 3 teaspoons, and the difference is too small to matter in a recipe.',
            'Australia is the exception: its tablespoon is 20 ml, or 4 teaspoons. If you cook an Australian recipe with a 15 ml spoon, add a teaspoon to every tablespoon.',
          ],
        },
        {
          id: 'milliliters-to-cups',
          question: 'How do I convert milliliters to cups?',
          answer: [
            'Divide by 236.59 for US cups. 100 ml is 0.42 cup, 250 ml is 1.06 cups, 500 ml is 2.11 cups and 1 liter is 4.23 cups.',
            'In a hurry, 240 ml to the cup is close enough for soups, sauces and drinks.',
          ],
        },
        {
          id: 'ounce-or-fluid-ounce',
          question: 'Is a fluid ounce the same as an ounce?',
          answer: [
            'No. A fluid ounce measures volume, 29.57 ml in the US and 28.41 ml in Britain. An ounce measures weight, 28.35 g.',
            'Only for water and liquids like it do the two come close. One US fluid ounce of water weighs about 29.6 g; one of honey weighs about 42 g.',
          ],
        },
        {
          id: 'pints-quarts-gallons',
          question: 'How many cups are in a pint, a quart and a gallon?',
          answer: [
            'In US measures, a pint is 2 cups (473.18 ml), a quart is 4 cups (946.35 ml) and a gallon is 16 cups (3.79 liters).',
            'A British pint is 568 ml, a fifth larger than the US one, so check where a recipe comes from before you pour.',
          ],
        },
        {
          id: 'pinch-and-dash',
          question: 'How much is a pinch or a dash?',
          answer: [
            'In sets of miniature measuring spoons, a dash is 1/8 teaspoon (0.62 ml), a pinch is 1/16 (0.31 ml) and a smidgen is 1/32 (0.15 ml). Sources do not all agree.',
            'Most cooks never measure them: a pinch is what thumb and finger pick up. Add it, taste, and add another if the dish asks for one.',
          ],
        },
      ],
    },
    {
      id: 'temperature',
      title: 'Temperature and Gas Mark',
      items: [
        {
          id: 'fahrenheit-to-celsius',
          question: 'How do I convert Fahrenheit to Celsius?',
          answer: [
            'Subtract 32, multiply by 5 and divide by 9. The other way, multiply Celsius by 9, divide by 5 and add 32.',
            'As oven settings: 325°F is about 160°C, 350°F about 180°C, 375°F about 190°C, 400°F about 200°C and 425°F about 220°C.',
          ],
        },
        {
          id: 'rounded-temperatures',
          question: 'Why is 350°F sometimes 177°C and sometimes 180°C?',
          answer: [
            '177°C is the exact conversion, rounded to a whole degree; 180°C is what recipes print, because oven dials are marked in steps of 5 or 10 degrees and a home oven’s temperature swings by more than the difference.',
            'For baking, set the rounded figure. For the safe inside temperature of meat or fish, start from the exact one and never round down.',
          ],
        },
        {
          id: 'what-is-gas-mark',
          question: 'What is a gas mark?',
          answer: [
            'It is the numbered scale on British gas ovens. Gas mark 1 is 275°F, and each mark above it adds 25°F, about 14°C. Gas mark 4, the usual cake setting, is 350°F or 180°C.',
            'Below mark 1 there are two more: gas mark 1/2 is 250°F, and gas mark 1/4 is 225°F.',
          ],
        },
        {
          id: 'gas-mark-chart',
          question: 'What is each gas mark in Celsius and Fahrenheit?',
          answer: [
            'Slow oven: gas mark 1/4 is 110°C (225°F), 1/2 is 120–130°C (250°F), 1 is 140°C (275°F), 2 is 150°C (300°F) and 3 is 160–170°C (325°F).',
            'Moderate to hot oven: gas mark 4 is 180°C (350°F), 5 is 190°C (375°F), 6 is 200°C (400°F), 7 is 220°C (425°F), 8 is 230°C (450°F), 9 is 240°C (475°F) and 10 is 260°C (500°F). The Celsius figures are the rounded ones recipes use.',
          ],
        },
        {
          id: 'fan-oven',
          question: 'What do I change for a fan (convection) oven?',
          answer: [
            'Set it 20°C lower (25°F in US recipes, one gas mark in British ones) and look a little before the stated time. A recipe for 180°C in a conventional oven becomes 160°C with the fan.',
            'When a recipe gives both figures, take the one for your oven. Some ovens make the correction by themselves; the manual says so. Only the oven’s setting changes: the temperature inside meat, in oil or in sugar is the same with any oven.',
          ],
        },
        {
          id: 'thermostat-and-stufe',
          question: 'Are French thermostat numbers and German gas levels the same as gas marks?',
          answer: [
            'No. Multiply a French thermostat number by 30 for Celsius: thermostat 6 is 180°C, which is gas mark 4, while gas mark 6 is 200°C. Older French books can be up to 20°C off this rule.',
            'German gas ovens count in levels called Stufe, and those depend on the maker. Convert the recipe to Celsius and let the oven’s manual tell you the level.',
          ],
        },
        {
          id: 'safe-temperatures',
          question: 'What inside temperature is safe for meat, poultry and fish?',
          answer: [
            'US food safety guidance gives 165°F (74°C) for all poultry, stuffing, casseroles and leftovers, 160°F (71°C) for ground meat and eggs, 145°F (63°C) and three minutes of rest for whole cuts of beef, pork, veal and lamb, and 145°F (63°C) for fish and shellfish. The UK Food Standards Agency’s standard advice is 158°F (70°C) in the middle, held for two minutes, which is stricter for whole cuts and fish.',
            'Measure in the thickest part, away from the bone. A cooking time is an estimate; the thermometer decides.',
          ],
        },
      ],
    },
    {
      id: 'scaling',
      title: 'Recipe scaling',
      items: [
        {
          id: 'scaling-factor',
          question: 'How do I scale a recipe up or down?',
          answer: [
            'Divide the servings you want by the servings the recipe makes, then multiply every amount by the result. From 4 servings to 6 the factor is 1.5, so 250 g of flour becomes 375 g and 2 tablespoons of oil become 3.',
            'Scale grams and milliliters where the recipe has them. They multiply cleanly; cups and spoons turn into awkward fractions.',
          ],
        },
        {
          id: 'whole-recipe',
          question: 'Can I convert a whole recipe at once?',
          answer: [
            'Yes. Paste it into the recipe converter, one of the tools on this site. It reads English, French, German and Spanish and shows the recipe in metric units or US cups, with the original beneath each line it changed. Cups of a food it knows become grams, with the range where a weight is uncertain; the oven and the pans in the instructions are converted, too.',
            'Say which cup the recipe means, and choose the servings; a recipe that names none can be halved, doubled or tripled. Amounts inside the instructions are converted and scaled, too. You can keep it under My recipes, in your browser. The recipe stays on your device unless you share it.',
            'It can also come from a file, from another app’s share menu once Gramwise is installed, or from a page by a bookmark: the section below the recipe converter shows each way.',
          ],
        },
        {
          id: 'scaling-eggs',
          question: 'How do I use half an egg, or one and a half?',
          answer: [
            'Beat the egg and weigh out what you need. A large US egg is about 50 g without its shell (33 g of white and 17 g of yolk), so half an egg is 25 g, about 5 teaspoons.',
            'In a large batch of cookies or pancakes you can also round to the nearest whole egg. In a sponge cake or a custard, weigh it.',
          ],
        },
        {
          id: 'odd-amounts',
          question: 'My scaled recipe says 0.33 cup or 2.67 tablespoons. How do I measure that?',
          answer: [
            'Go down to smaller spoons: 0.33 cup is 5 tablespoons plus 1 teaspoon, 2.67 tablespoons is 2 tablespoons plus 2 teaspoons, and 8 tablespoons is simply half a cup.',
            'Or leave cups behind: convert the amount to grams once and weigh it.',
          ],
        },
        {
          id: 'different-pan',
          question: 'How do I adapt a recipe to a different pan?',
          answer: [
            'Compare areas, not widths. For round pans, square both diameters and divide: from 9 inches to 8 inches is 64 ÷ 81, a factor of 0.79; from 20 cm to 26 cm is 676 ÷ 400, a factor of 1.69.',
            'That keeps the batter at the same depth. For pans of odd shape, fill each with water and weigh it, since 1 g is 1 ml, then divide. Fill a pan with batter to two thirds at most.',
          ],
        },
        {
          id: 'round-or-square',
          question: 'Can I swap a round pan for a square one?',
          answer: [
            'Yes. An 8-inch square pan and a 9-inch round pan are nearly equal: 64 and 63.6 square inches. Use either and keep the recipe as it is.',
            'A square pan as wide as the round one is 27% larger, so multiply the recipe by 1.27 or expect a flatter cake that is done sooner.',
          ],
        },
        {
          id: 'baking-time-when-scaling',
          question: 'Does the baking time scale too?',
          answer: [
            'Not in proportion. What matters is depth: a wider cake of the same height takes about as long as before, a deeper one longer, and a shallower one less time. Start checking 5 to 10 minutes early.',
            'For roasts, thickness counts for more than weight. Treat any time as an estimate and trust a thermometer.',
          ],
        },
        {
          id: 'salt-yeast-spices',
          question: 'Do I scale salt, yeast and spices as well?',
          answer: [
            'Salt in dough, yeast and baking powder go with the flour, by weight. With chili and strong spices, start a little lower and taste before adding the rest.',
            'In ferments, brines, pickles and cures, multiply salt, sugar and acid exactly and weigh them: they are what keeps the food safe, as the National Center for Home Food Preservation warns.',
            'A few things stay as they are: the butter that greases the pan, the water that boils the pasta, the bay leaf. How much liquid boils away depends on the pot, so hold some back and add it as you need it.',
          ],
        },
      ],
    },
  ],
} satisfies FaqPage;
