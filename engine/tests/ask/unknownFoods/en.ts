/**
 * Foods and dishes that are in no row of the table (`foods/table`, `foods/names/en.ts`), labeled from it by
 * hand. Many hide a name that is in it: brine, custard, quark, rice wine.
 */
export const en = `
dill; fresh dill; dried dill; tamarind; tamarind paste; custard; custard powder; mustard seeds; yellow mustard seeds;
quark; pasta; cooked pasta; rice wine; rice vinegar; rice paper; rice cakes; rice noodles; rice milk; brine;
pickle brine; sago; fish; smoked fish; white fish; oreo; oreos; oreo cookies; sour cherries; fig; figs; fresh figs;
cooked kidney beans; kidney beans cooked; canned kidney beans; panela; natilla; jaggery; piloncillo; skyr; kefir;
labneh; paneer; halloumi; haloumi; burrata; gouda; edam; manchego; pecorino; asiago; fontina; havarti; gorgonzola;
stilton; camembert; goat cheese; chevre; string cheese; american cheese; cheese curds; queso fresco; cotija; boursin;
raclette; cheese sauce; mac and cheese; cheesecake; lox; salmon; smoked salmon; tuna; canned tuna; cod; haddock;
halibut; trout; mackerel; sardines; anchovies; anchovy paste; shrimp; prawns; crab; crab meat; lobster; scallops;
mussels; clams; oysters; squid; octopus; caviar; fish stock; fish fingers; surimi; chicken; chicken breast;
chicken thighs; shredded chicken; cooked chicken; chicken liver; chicken salad; turkey; ground turkey; duck; duck fat;
goose fat; beef; ground beef; beef jerky; steak; veal; lamb; pork; pulled pork; ham; bacon; bacon bits; bacon fat;
pancetta; prosciutto; salami; pepperoni; chorizo; sausage; hot dogs; meatballs; bratwurst; pate; gravy; beef gravy;
stuffing; pizza; pizza dough; pizza sauce; pizza cheese; bread; bread dough; sourdough; sourdough starter; toast;
croutons; bagels; buns; pretzels; crackers; saltines; oyster crackers; tortillas; tortilla chips; taco shells;
taco seasoning; nachos; naan; pita; pita chips; croissant; brioche; pancakes; pancake mix; waffles; muffins; donuts;
brownie mix; cake mix; cake; cookies; cookie dough; biscuits; ladyfingers; gingerbread; gingersnaps; graham bread;
pie crust; puff pastry; phyllo; pie filling; apple pie filling; cherry pie filling; ice; crushed ice; ice cubes;
ice pops; spaghetti; penne; fusilli; farfalle; linguine; fettuccine; tagliatelle; orzo; lasagna; lasagna noodles;
ravioli; tortellini; gnocchi; ramen; udon; soba; soba noodles; glass noodles; vermicelli; noodles; farro; freekeh;
kamut; job's tears; grits; hominy; cream of wheat; farina; oat milk; oat cream; oat fiber; psyllium; psyllium husk;
xanthan gum; guar gum; agar; agar agar; pectin; carrageenan; citric acid; lecithin; rennet; msg; maltodextrin;
erythritol; xylitol; stevia; monk fruit sweetener; allulose; dextrose; fructose; glucose syrup; isomalt; fondant;
royal icing; icing; frosting; buttercream; ganache; sprinkles; marshmallow cereal; candy canes; gummy bears; m&ms;
caramels; toffee bits; butterscotch chips; peanut butter chips; peanut brittle; peanut sauce; dulce de leche;
lemon curd; lemonade; lemonade powder; lemon extract; lemon pepper; almond extract; almond croissants;
peppermint extract; rose water; orange blossom water; orange extract; orange soda; vanilla sugar; vanilla pudding;
vanilla beans; vanilla paste; vanilla powder; pudding; pudding mix; jello; gelatin sheets; tapioca pudding;
rice pudding; chocolate pudding; chocolate milk; chocolate mousse; chocolate sauce; chocolate cake; hot chocolate;
chocolate powder; chocolate spread; white chocolate powder; coconut aminos; coconut vinegar; coconut butter;
coconut yogurt; coconut cookies; protein powder; whey; whey powder; collagen; nutritional yeast; brewer's yeast;
marmite; vegemite; bovril; bouillon cubes; vegetable stock; vegetable broth; bone broth; dashi; kombu; nori; wakame;
seaweed; kelp; tempeh; seitan; edamame; natto; silken tofu; tofu skin; jackfruit; plantain; breadfruit; durian; lychee;
longan; dragon fruit; star fruit; guava; guava paste; papaya; persimmon; pomegranate; pomegranate seeds;
pomegranate molasses; quince; quince paste; kumquat; grapefruit; grapefruit juice; clementine; mandarin oranges;
tangerine; yuzu; lemongrass; lime leaves; elderberries; elderflower; elderflower cordial; mulberries; boysenberries;
black currants; acai; goji berries; sea buckthorn; cloudberries; lingonberries; nectarine; honeydew; fruit cocktail;
fruit salad; fruit leather; banana chips; banana bread; banana pudding; dried mango; dried pineapple; dried bananas;
artichoke; artichoke hearts; bamboo shoots; bean sprouts; bok choy; brussels sprouts; chard; swiss chard; collards;
endive; radicchio; watercress; fennel; fennel bulb; celery root; celery salt; celery seed; kohlrabi; parsnips; turnips;
turnip greens; beet greens; mustard greens; rutabaga; salsify; jicama; okra; okra pods; snow peas; sugar snap peas;
pea shoots; wax beans; baked beans; refried beans; jelly beans; coffee beans; fava beans; broad beans; lima beans;
butter beans; cannellini beans; adzuki beans; bean paste; red bean paste; black bean sauce; cooked lentils;
lentils cooked; lentil soup; cooked barley; cooked oatmeal; cooked macaroni; cooked bulgur; cooked millet; canned corn;
creamed corn; baby corn; corn bread; corn chips; corn nuts; corn dogs; popcorn kernels; popcorn oil; acorn squash;
spaghetti squash; zucchini bread; pumpkin pie; pumpkin oil; sweet potato fries; potato chips; potato salad;
potato soup; french fries; hash browns; tater tots; onion rings; onion soup mix; fried onions; pickled onions; pickles;
relish; sauerkraut; kimchi; jalapenos; chipotle; ancho chile; poblano; serrano; habanero; sriracha; tabasco; hot sauce;
sambal; gochujang; harissa; chili crisp; chili oil; chili flakes; chili sauce; sweet chili sauce; chili con carne;
enchilada sauce; mole; guacamole; tzatziki; baba ganoush; aioli; tartar sauce; cocktail sauce; ranch dressing; ranch;
salad dressing; italian dressing; italian seasoning; vinaigrette; steak sauce; plum sauce; duck sauce; alfredo sauce;
marinara; bolognese; curry paste; curry leaves; garam masala; five spice; sumac; zaatar; nigella seeds; hemp seeds;
hemp hearts; anise; star anise; juniper berries; lavender; marjoram; tarragon; savory; bay leaves; chervil; lovage;
sorrel; epazote; old bay; poultry seasoning; apple pie spice; garlic salt; garlic bread; onion salt; smoked salt;
pink salt; himalayan salt; epsom salt; pepper jack; dr pepper; pepper sauce; poppers; sake; mirin; cooking sherry;
sherry vinegar; malt vinegar; champagne; prosecco; gin; tequila; pisco; absinthe; bitters; limoncello; baileys;
ginger ale; ginger beer; root beer; club soda; soda water; tonic water; sparkling water; energy drink; milkshake;
eggnog; egg salad; egg replacer; egg rolls; matcha; chai; iced tea mix; green tea powder; cocoa mix; kombucha;
water chestnuts; chestnut puree; chestnut flour; cassava flour; cassava; yuca; tiger nut flour; lupin flour;
acorn flour; hazelnut oil; almond oil; hemp oil; mct oil; rice bran oil; rice bran; truffle oil; truffle; porcini;
shiitake; portobello mushrooms; mushroom soup; cream of mushroom soup; cream of chicken soup; clotted cream;
cream puffs; cream soda; cream cheese frosting; ice cream cones; butter lettuce; butter chicken; butter crackers;
buttered popcorn; buttercup squash; honeycomb; honey mustard; honey nut cheerios; honeysuckle; sugar cubes;
sugar cookies; sugar syrup; simple syrup; brown sugar syrup; brown butter; brown rice syrup; brown gravy;
maple butter; maple candy; jamon; jambalaya; flourless cake; oatcakes; oat cookies; wheat crackers; saltfish;
salted caramel; salt pork; soy chorizo; soy yogurt; soya chunks; lardons; milkfish; milk tea; teabags; beetles;
beef stew; porters; beerwurst; colanut; watermelon rind; ricecake; eggshells; oil paint; limestone; datemeal;
mangosteen; peach schnapps; plum wine; plum tomatoes; cherry liqueur; grape leaves; grape nuts; apple chips;
orangeade; pearl onions; pear cider; lemon balm; cinnamon stick; cinnamon sticks; toasted coconut; frozen yogurt; date syrup; french toast; unicorn dust`
  .split(';')
  .map((food) => food.trim());
