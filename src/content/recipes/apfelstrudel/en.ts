import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Apfelstrudel',
  alt: 'Slices of apple strudel dusted with powdered sugar',
  description:
    'Viennese apple strudel the old way: a plain dough of flour, water and oil is pulled by hand until you can read a newspaper through it, then rolled around tart apples, raisins, cinnamon and buttered crumbs. It sounds daunting and is mostly a matter of letting the dough rest. With bought sheets it is quick.',
  ingredients: {
    flour: 'all-purpose flour, for the dough',
    salt: 'fine salt',
    water: 'lukewarm water',
    oil: 'sunflower oil',
    vinegar: 'cider vinegar',
    crumbButter: 'butter, for the crumbs',
    breadcrumbs: 'plain dry breadcrumbs',
    apples: 'tart apples, such as Granny Smith',
    sugar: 'granulated sugar',
    raisins: 'raisins',
    cinnamon: 'ground cinnamon',
    juice: 'lemon juice',
    zest: 'finely grated zest of a washed lemon',
    clothFlour: 'all-purpose flour, for the cloth',
    butter: 'butter, melted, for brushing',
    powderedSugar: 'powdered sugar, for dusting',
  },
  steps: [
    'Mix the flour for the dough and the salt in a bowl. Add the water, vinegar and all but a teaspoon of the oil and knead for {knead}, until the dough is silky, soft and no longer sticks.',
    'Shape it into a ball, rub it with the remaining oil, cover it with a warm bowl and let it rest for {rest}. The rest is what makes it stretch.',
    'Melt the butter for the crumbs in a pan over medium heat and toast the breadcrumbs in it for {toast}, stirring, until golden. Let them cool.',
    'Wash, peel, quarter and core the apples and slice them {slice} thick. Mix them with the sugar, raisins, cinnamon, lemon juice and lemon zest only just before you fill the strudel, or they draw water.',
    'Heat the oven to {oven}. Spread a large clean cloth on a table, dust it with the flour for the cloth and roll the dough out on it as far as it goes. Then reach under it with the floured backs of your hands, rings off, and pull it from the middle outward, working your way around, to about {long} by {wide}. You should see the pattern of the cloth through it. A small hole does not matter; patch it with dough from the edge.',
    'Cut off the thick edge. Brush the dough with a third of the melted butter. Scatter the crumbs over the half nearest to you, leaving {edge} free at the sides, and spread the apples over them without their juice.',
    'Fold the sides over the filling. Lift the cloth and let the strudel roll itself up, filling first. Roll it from the cloth onto a baking sheet lined with parchment paper, seam down, in a horseshoe if it is too long, and brush it with half of the remaining butter.',
    'Bake in the middle of the oven for {bake}, until crisp and golden brown and the apples feel soft when you push in a skewer. Brush with the rest of the butter after half the time.',
    'Let it cool for {cool}, dust with the powdered sugar and cut it with a bread knife. Serve warm, with vanilla sauce or whipped cream.',
  ],
  tips: [
    'Do not flour the dough while you knead. It must be soft to stretch, and the oil keeps it from sticking.',
    'With store-bought dough, lay {sheet} sheets of phyllo on one another, each brushed with butter, and fill and roll them in the same way.',
    'The crumbs drink the juice of the apples. Chopped walnuts can stand in for some of them.',
    'Strudel is best on the day. It keeps for {days} days in the fridge; crisp it up at {oven} for {warm}.',
  ],
  tags: ['austrian', 'viennese', 'apples', 'strudel', 'dessert', 'baking'],
});
