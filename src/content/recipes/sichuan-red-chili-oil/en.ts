import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Sichuan Red Chili Oil',
  alt: 'Chengdu wontons dressed in red chili oil: the condiment in use',
  description:
    'The brick-red oil that dresses wontons, cold noodles and salads all over Sichuan; the picture shows it on wontons. Whole spices give their scent to warm oil first; then the oil goes over the chili in three pours at three temperatures, for toasted aroma, color and heat. Everything in the jar is dry, which is also what makes it keep.',
  ingredients: {
    oil: 'neutral oil with a high smoke point',
    sichuanPepper: 'whole Sichuan peppercorns',
    starAnise: { one: 'star anise', other: 'star anise' },
    cassia: { one: 'stick cassia or cinnamon, broken', other: 'sticks cassia or cinnamon, broken' },
    cardamom: { one: 'black cardamom pod, cracked', other: 'black cardamom pods, cracked' },
    bayLeaves: { one: 'dried bay leaf', other: 'dried bay leaves' },
    fennel: 'fennel seeds',
    chili: 'Sichuan chili flakes, with few seeds',
    sesame: 'sesame seeds',
    salt: 'fine salt',
    sugar: 'sugar',
  },
  steps: [
    'Put the oil, Sichuan peppercorns, star anise, cassia, cardamom, bay leaves and fennel seeds in a deep, dry pan. Warm it over low heat to {warm} and hold it there for {hold}: tiny bubbles should rise from the spices, and nothing may turn black.',
    'Meanwhile mix the chili flakes, sesame seeds, salt and sugar in a dry heatproof bowl of metal or thick stoneware that is at least three times as large as its contents, because the oil foams up.',
    'Strain the oil through a fine metal sieve, throw the spices away and return the oil to the cleaned, completely dry pan. Heat it to {hot} on a thermometer and take it off the heat.',
    'First throw a few of the chili flakes into the oil as a test: if they blacken at once, wait until it has cooled a little. Then pour about a third of the oil slowly over the chili, stirring with a metal spoon. It must foam and smell of toasted nuts.',
    'Let the rest of the oil cool to {second}, which takes about {cool}, and pour in half of it, stirring. This pour brings out the red color.',
    'When what is left has fallen to {last}, stir it in as well. It draws out the heat of the chili without toasting it any further.',
    'Leave the bowl uncovered until it is at room temperature, about {cool}, then cover it and let it rest for {rest}. The oil turns deep red and the flakes sink. Pour it, with the sediment, into a clean and perfectly dry jar and close it.',
  ],
  tips: [
    'Use a thermometer. Above {limit} chili burns within seconds and turns the whole batch bitter and brown.',
    'No fresh garlic, ginger or scallion belongs in the jar: fresh vegetables under oil can let botulism bacteria grow. Add them when you serve.',
    'Never leave the oil alone on the heat, never fill the pan above a third, and keep a lid within reach. If it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water.',
    'Keep the jar in the fridge, take oil out with a dry spoon only, and use it within {months} months.',
    'For wontons in red oil, dress them while hot with chili oil and sediment, soy sauce, a little sugar, grated garlic and scallions.',
    'For more color than heat, replace half the flakes with mild ones such as gochugaru or Kashmiri chili.',
  ],
  tags: ['condiment', 'chili oil', 'sichuan', 'chinese', 'spicy'],
});
