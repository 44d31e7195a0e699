/**
 * Questions with the answers they should get. Volumes are exact: a US cup is 236.5882365 ml, the metric one 250 ml,
 * spoons are of 14.787 and 4.929 ml in English, of 15 and 5 ml in the other languages; an ounce is 28.349523125 g, an
 * inch 2.54 cm; gas mark 4 is 350 °F, thermostat 6 is 180 °C, and a fan oven is set 20 °C lower. Grams of a US cup, as
 * in the table of foods by its first source: flour 125 (scooped 142, sifted 115), sugar 200, brown sugar 220, powdered
 * sugar 120, butter 227, honey 339, milk 244, oil 218, salt 292, rice 185, oats 81, cocoa 86, cream 238, yogurt 245,
 * cornstarch 128, water 237, baking powder and soda 220.8, lemon juice 244, peanut butter 258, chocolate chips 168,
 * half and half 242, milk with 2 % fat 244, chopped onion 160, pitted cherries 154. Pieces (USDA): egg 50, white 33,
 * yolk 17, eggplant 548, onion 110, large 150, clove of garlic 3, banana 118, carrot 61, juice of a lemon 48. Numbers
 * are calculated from these, to five digits.
 */
export type QuestionTable = readonly (readonly [question: string, answer: string])[];
