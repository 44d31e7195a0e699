import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Vanillekipferl',
  alt: 'Crescent-shaped almond cookies dusted with powdered sugar',
  description:
    'Austria’s Christmas cookie, baked all over the German-speaking countries in Advent: small almond crescents that are rolled in vanilla sugar while warm and fall apart on the tongue. The dough has no leavening and hardly any liquid, which is why it is so short. A serving is {each} cookies.',
  ingredients: {
    vanilla: { one: 'vanilla bean', other: 'vanilla beans' },
    coatingSugar: 'powdered sugar, for the coating',
    flour: 'all-purpose flour',
    almonds: 'ground almonds (almond meal)',
    doughSugar: 'powdered sugar, for the dough',
    salt: 'fine salt',
    butter: 'cold butter, cubed',
    yolks: { one: 'large egg yolk', other: 'large egg yolks' },
  },
  steps: [
    'Slit the vanilla open lengthwise and scrape out the seeds. Rub half of them into the powdered sugar for the coating, bury the empty pods in it too, and cover.',
    'Mix the flour, almonds, powdered sugar for the dough, salt and the remaining vanilla seeds. Rub in the butter with your fingertips until the mixture looks like crumbs, add the egg yolks and press everything together quickly. Work it only until it holds; a warm dough turns greasy.',
    'Divide the dough in four, press the pieces flat, wrap them and chill for {chill}.',
    'Take one piece at a time from the fridge. Roll it into a rope {rope} thick, cut off pieces of {piece}, roll each to about {long} with tapered ends and bend it into a crescent. Set the crescents on baking sheets lined with parchment paper, with a finger’s width between them.',
    'Heat the oven to {oven}. Bake one sheet at a time in the middle for {bake}, until the tips just begin to color. They should stay pale and are still very soft.',
    'Let them firm up on the sheet for {tray}, then lift them one by one into the vanilla sugar and turn them gently while they are warm. Colder ones take no sugar, hotter ones break.',
    'Let them cool on a rack for {cool} and sift what is left of the sugar over them.',
  ],
  tips: [
    'If the kitchen is warm, chill the shaped crescents for {cold} before baking, and they will keep their edges.',
    'Walnuts or hazelnuts, finely ground, are just as traditional as almonds.',
    'Crumbly dough? Knead it a little in your hands. A teaspoon of cold water helps if it still breaks.',
    'Do not nibble the raw dough, tempting as it is: raw flour and raw egg yolk can carry germs that only baking kills.',
    'In a tin, between sheets of parchment paper, they keep for {weeks} weeks and are best after a few days.',
  ],
  tags: ['austrian', 'german', 'christmas', 'cookies', 'almonds', 'baking'],
});
