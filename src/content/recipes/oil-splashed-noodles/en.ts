import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Oil-Splashed Hand-Pulled Noodles (You Po Che Mian)',
  alt: 'Broad oil-splashed noodles with chili and scallions',
  description:
    'Broad, chewy noodles from Shaanxi, pulled by hand from a dough of flour, water and salt. Chili, garlic and scallions are heaped on the hot noodles and very hot oil is poured over them, so the seasoning is cooked right in the bowl, with a loud hiss. Most of the time is rest for the dough, and it is the rest that lets it stretch.',
  ingredients: {
    flour: 'all-purpose flour, with {protein}% protein',
    salt: 'fine salt',
    water: 'cool water',
    coatingOil: 'neutral oil, for coating the dough',
    bokChoy: 'small bok choy, leaves separated',
    soySauce: 'light soy sauce',
    vinegar: 'Chinkiang black vinegar',
    sugar: 'sugar',
    scallions: { one: 'scallion, thinly sliced', other: 'scallions, thinly sliced' },
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    chiliFlakes: 'coarse chili flakes, mild',
    sichuanPepper: 'ground roasted Sichuan peppercorns',
    splashingOil: 'neutral oil with a high smoke point, for splashing',
  },
  steps: [
    'Mix the flour and salt in a bowl. Pour in the water slowly, stirring with chopsticks until only shaggy flakes are left, then knead for {knead} to a rough, firm dough. Cover and let it rest for {rest}.',
    'Knead for another {knead}. The dough is ready when it is as smooth as an earlobe and springs back slowly when poked.',
    'Cut the dough into pieces of about {piece} and roll each into a stubby log. Coat the logs all over with the oil for coating, lay them side by side on a plate, cover tightly and let them rest for {rest} at room temperature. A log should then stretch without pulling back.',
    'Stir the soy sauce, vinegar and sugar together and divide the seasoning among large warm bowls. Bring a large pot of water to a boil and keep it boiling.',
    'Press one log flat, roll it to a strip about {wide} wide and {long} long, and press a groove along its middle with a chopstick. Hold both ends, pull gently until the strip is as long as your outstretched arms, slapping it on the counter to help it stretch, then tear it open along the groove into a loop.',
    'Drop the noodle straight into the boiling water and pull the next one. Cook each for {cook} after it floats, until it is glossy and has no floury streak inside; put the bok choy in for the last minute.',
    'Lift the noodles and greens into the bowls. Pile the scallions, garlic, chili flakes and ground Sichuan peppercorns in a heap on top, so that the oil meets them first.',
    'Heat the oil for splashing in a small, dry pan to {oil}, below the point where it smokes; a slice of scallion dropped in should sizzle at once. Pour it slowly over the heaps, at arm’s length, and toss everything as soon as the hissing stops.',
  ],
  tips: [
    'As written this feeds {people} as a main dish.',
    'If a noodle tears while you pull, the dough is not rested enough. Give the other logs {rest} more.',
    'Use bowls of stoneware or metal, completely dry inside the rim: thin glass can crack, and water makes the oil spit.',
    'Never leave the oil alone on the heat, and keep a lid within reach. If it smokes it is too hot: turn off the heat and let it cool before pouring. If it burns, put on the lid, turn off the heat and never use water.',
    'Oiled logs keep overnight in the fridge. Let them come to room temperature for {warm} before pulling.',
  ],
  tags: ['noodles', 'hand-pulled', 'shaanxi', 'chinese', 'spicy'],
});
