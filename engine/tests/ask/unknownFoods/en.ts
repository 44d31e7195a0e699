/**
 * Foods and dishes that are in no row of the table (`foods/table`, `foods/names/en.ts`), labeled from it by
 * hand. Many hide a name that is in it: brine, custard, quark, rice wine.
 */
export const en = `
brine; smoked fish; natilla; haloumi; cheesecake; fish fingers; chicken salad; beef jerky; pate; stuffing;
pizza; buns; oyster crackers; nachos; pita chips; pancakes; waffles; muffins; donuts; cake; cookie dough;
biscuits; graham bread; pie filling; ice pops; kamut; job's tears; oat fiber; carrageenan; maltodextrin;
allulose; isomalt; buttercream; ganache; marshmallow cereal; peanut brittle; lemonade powder;
almond croissants; orange soda; pudding; pudding mix; tapioca pudding; rice pudding; chocolate mousse;
chocolate sauce; chocolate cake; hot chocolate; chocolate powder; white chocolate powder; coconut cookies;
whey; whey powder; collagen; brewer's yeast; natto; tofu skin; breadfruit; durian; longan; star fruit;
mulberries; boysenberries; acai; sea buckthorn; cloudberries; fruit salad; fruit leather; banana bread;
banana pudding; turnip greens; beet greens; pea shoots; wax beans; jelly beans; lentil soup; cooked barley;
cooked oatmeal; cooked millet; corn nuts; corn dogs; popcorn oil; zucchini bread; pumpkin pie; pumpkin oil;
sweet potato fries; potato salad; potato soup; onion rings; chili con carne; baba ganoush; garlic bread;
smoked salt; epsom salt; dr pepper; poppers; absinthe; ginger beer; root beer; energy drink; milkshake; eggnog;
egg salad; egg rolls; chai; iced tea mix; kombucha; tiger nut flour; lupin flour; acorn flour; almond oil;
hemp oil; mct oil; rice bran; truffle; mushroom soup; cream puffs; cream soda; cream cheese frosting;
ice cream cones; butter chicken; buttered popcorn; buttercup squash; honeycomb; honey nut cheerios;
honeysuckle; brown sugar syrup; maple butter; maple candy; jamon; jambalaya; flourless cake; oatcakes;
oat cookies; wheat crackers; soy chorizo; soya chunks; milkfish; milk tea; beetles; beerwurst; colanut;
watermelon rind; ricecake; eggshells; oil paint; limestone; datemeal; mangosteen; peach schnapps; plum wine;
grape nuts; apple chips; orangeade; lemon balm; frozen yogurt; unicorn dust
`
  .split(';')
  .map((food) => food.trim());
