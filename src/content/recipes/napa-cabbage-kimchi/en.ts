import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Quick Napa Cabbage Kimchi',
  alt: 'Kimchi',
  description:
    'Mak kimchi, the everyday kind: the cabbage is cut before it is salted, so it is ready for the jar in an afternoon and needs no cutting at the table. It is crunchy and fresh on the first day, lightly sparkling after a day at room temperature, and sour and deep after two weeks in the fridge.',
  ingredients: {
    cabbage: 'napa cabbage, cut into {cut} pieces',
    salt: 'coarse sea salt, without iodine',
    water: 'water',
    riceFlour: 'glutinous rice flour',
    sugar: 'sugar',
    gochugaru: 'gochugaru, Korean chili flakes',
    fishSauce: 'gluten-free fish sauce',
    garlic: { one: 'clove garlic, finely grated', other: 'cloves garlic, finely grated' },
    ginger: 'finely grated ginger',
    pear: { one: 'Asian pear, grated', other: 'Asian pears, grated' },
    daikon: 'daikon radish, cut into matchsticks',
    scallions: { one: 'scallion, cut into {cut} lengths', other: 'scallions, cut into {cut} lengths' },
  },
  steps: [
    'Rinse the cabbage and shake off the water. Toss it with the salt in a large bowl, rubbing most of the salt into the thick white parts, and let it stand for {stand}. Turn it every {turn}. It is ready when a white piece bends double without snapping.',
    'Meanwhile whisk the water, rice flour and sugar in a small pan and stir over medium heat for {stir}, until it bubbles and looks like thin glue. Let it cool completely.',
    'Stir the gochugaru, fish sauce, garlic, ginger and pear into the cold paste and leave it for {swell}, until the flakes have swollen and the paste is deep red.',
    'Rinse the cabbage twice in plenty of cold water and drain it in a colander for {drain}, pressing it gently at the end. Taste a thick piece: it should taste clearly salty but not harsh, saltier than a dressed salad; that is {salt}% of its weight in salt. If it is harsh rinse once more; if it is bland mix in a little more salt.',
    'Put on gloves and mix the cabbage, daikon and scallions with the paste, until every piece is red. The fish sauce makes up for the unsalted vegetables, so the whole holds {salt}% salt, as the NCHFP asks for sauerkraut: there the lactic bacteria win.',
    'Pack the kimchi into a clean jar, pressing out air pockets until the juice rises over the cabbage. Leave at least {free} free at the top, close the lid loosely and stand the jar on a plate.',
    'Keep it at a cool room temperature, {low} to {high}, out of the sun, for {ferment}. Open it once, press the cabbage under its juice with a clean spoon and look for small bubbles and a lightly sour smell. If there are none, give it up to {more} more.',
    'Close the jar and move it to the fridge, at {fridge} or below. It can be eaten right away and tastes rounder after {days} days.',
  ],
  tips: [
    'Weigh the salt. Coarse salts differ so much in a spoon that a measure by volume can be off by half. As written it is {salt}% of the raw cabbage; most of it is rinsed off again.',
    'Keep the cabbage under its juice and use clean utensils. Discard kimchi that shows fuzzy or colored mold or smells rotten.',
    'Kimchi keeps in the fridge for about {months} months and goes on getting sourer. Old kimchi is best for stew and fried rice.',
    'Open the jar once a day in the first week, so that gas can escape.',
    'A sweet apple can stand in for the Asian pear. Some fish sauce contains wheat; the kimchi is gluten-free only with one that is labeled so.',
  ],
  tags: ['kimchi', 'korean', 'fermented', 'cabbage', 'condiment'],
});
