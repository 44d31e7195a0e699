/**
 * Foods whose listed name is that of a filled cup (`Kiwis en tranches`) or has one form only: as an ingredient,
 * `id|en|fr|de|es`, singular and plural, with its gender in German, and in French where it is not that of
 * `nouns.ts`.
 */
export const FOODS = `
whole-egg|egg~eggs|œuf~œufs|Ei~Eier:n|huevo~huevos
egg-yolk|egg yolk~egg yolks|jaune d’œuf~jaunes d’œufs|Eigelb~Eigelb:n|yema de huevo~yemas de huevo
egg-white|egg white~egg whites|blanc d’œuf~blancs d’œufs|Eiweiß~Eiweiß:n|clara de huevo~claras de huevo
quail-eggs|quail egg~quail eggs|œuf de caille~œufs de caille|Wachtelei~Wachteleier:n|huevo de codorniz~huevos de codorniz
bananas-mashed|banana~bananas|banane~bananes|Banane~Bananen:f|plátano~plátanos
apples-chopped|apple~apples|pomme~pommes|Apfel~Äpfel:m|manzana~manzanas
pears-cubed|pear~pears|poire~poires|Birne~Birnen:f|pera~peras
peaches-sliced|peach~peaches|pêche~pêches|Pfirsich~Pfirsiche:m|melocotón~melocotones
nectarines|nectarine~nectarines|nectarine~nectarines|Nektarine~Nektarinen:f|nectarina~nectarinas
plums-sliced|plum~plums|prune~prunes|Pflaume~Pflaumen:f|ciruela~ciruelas
apricots-fresh|apricot~apricots|abricot~abricots|Aprikose~Aprikosen:f|albaricoque~albaricoques
cherries-pitted|cherry~cherries|cerise~cerises|Kirsche~Kirschen:f|cereza~cerezas
strawberries-sliced|strawberry~strawberries|fraise~fraises|Erdbeere~Erdbeeren:f|fresa~fresas
raspberries|raspberry~raspberries|framboise~framboises|Himbeere~Himbeeren:f|frambuesa~frambuesas
blueberries|blueberry~blueberries|myrtille~myrtilles|Heidelbeere~Heidelbeeren:f|arándano~arándanos
blackberries|blackberry~blackberries|mûre~mûres|Brombeere~Brombeeren:f|mora~moras
grapes|grape~grapes|=raisin|Weintraube~Weintrauben:f|uva~uvas
kiwi-sliced|kiwi~kiwis|kiwi~kiwis|Kiwi~Kiwis:f|kiwi~kiwis
mango-diced|mango~mangoes|mangue~mangues|Mango~Mangos:f|mango~mangos
melon-diced|cantaloupe~cantaloupes|melon~melons|Zuckermelone~Zuckermelonen:f|melón cantalupo~melones cantalupos
watermelon-diced|watermelon~watermelons|pastèque~pastèques|Wassermelone~Wassermelonen:f|sandía~sandías
pineapple-chunks|pineapple~pineapples|ananas~ananas|Ananas~Ananas:f|piña~piñas
orange-sections|orange~oranges|orange~oranges|Orange~Orangen:f|naranja~naranjas
lemons|lemon~lemons|citron~citrons|Zitrone~Zitronen:f|limón~limones
limes|lime~limes|citron vert~citrons verts|Limette~Limetten:f|lima~limas
grapefruit|grapefruit~grapefruits|pamplemousse~pamplemousses|Grapefruit~Grapefruits:f|pomelo~pomelos
mandarins|mandarin~mandarins|mandarine~mandarines|Mandarine~Mandarinen:f|mandarina~mandarinas
clementines|clementine~clementines|clémentine~clémentines|Clementine~Clementinen:f|clementina~clementinas
figs|fig~figs|figue~figues|Feige~Feigen:f|higo~higos
dates-chopped|date~dates|datte~dattes|Dattel~Datteln:f|dátil~dátiles
prunes|prune~prunes|pruneau~pruneaux|Trockenpflaume~Trockenpflaumen:f|ciruela pasa~ciruelas pasas
apricots-dried|dried apricot~dried apricots|abricot sec~abricots secs|getrocknete Aprikose~getrocknete Aprikosen:f|orejón de albaricoque~orejones de albaricoque
figs-dried|dried fig~dried figs|figue sèche~figues sèches|getrocknete Feige~getrocknete Feigen:f|higo seco~higos secos
avocado-cubed|avocado~avocados|avocat~avocats|Avocado~Avocados:f|aguacate~aguacates
passion-fruit-pulp|passion fruit~passion fruits|fruit de la passion~fruits de la passion|Passionsfrucht~Passionsfrüchte:f|maracuyá~maracuyás
quinces|quince~quinces|coing~coings|Quitte~Quitten:f|membrillo~membrillos
plantains|plantain~plantains|banane plantain~bananes plantains|Kochbanane~Kochbananen:f|plátano macho~plátanos machos
onions-chopped|onion~onions|oignon~oignons|Zwiebel~Zwiebeln:f|cebolla~cebollas
shallots-sliced|shallot~shallots|échalote~échalotes|Schalotte~Schalotten:f|chalota~chalotas
scallions-sliced|scallion~scallions|oignon vert~oignons verts|Frühlingszwiebel~Frühlingszwiebeln:f|cebolleta~cebolletas
leeks-sliced|leek~leeks|poireau~poireaux|Stange Lauch~Stangen Lauch:f|puerro~puerros
carrots-grated|carrot~carrots|carotte~carottes|Karotte~Karotten:f|zanahoria~zanahorias
potatoes-diced|potato~potatoes|pomme de terre~pommes de terre|Kartoffel~Kartoffeln:f|patata~patatas
sweet-potato-cubed|sweet potato~sweet potatoes|patate douce~patates douces|Süßkartoffel~Süßkartoffeln:f|boniato~boniatos
tomatoes-chopped|tomato~tomatoes|tomate~tomates|Tomate~Tomaten:f|tomate~tomates
tomatoes-canned|tomato~tomatoes|tomate~tomates|Tomate~Tomaten:f|tomate~tomates
tomatoes-cherry|cherry tomato~cherry tomatoes|tomate cerise~tomates cerises|Kirschtomate~Kirschtomaten:f|tomate cherry~tomates cherry
bell-pepper-chopped|bell pepper~bell peppers|poivron~poivrons|Paprikaschote~Paprikaschoten:f|pimiento~pimientos
mushrooms-sliced|mushroom~mushrooms|champignon de Paris~champignons de Paris|Champignon~Champignons:m|champiñón~champiñones
zucchini-chopped|zucchini~zucchini|courgette~courgettes|Zucchini~Zucchini:f|calabacín~calabacines
eggplant-cubed|eggplant~eggplants|aubergine~aubergines|Aubergine~Auberginen:f|berenjena~berenjenas
cucumber-sliced|cucumber~cucumbers|concombre~concombres|Gurke~Gurken:f|pepino~pepinos
beets-raw|beet~beets|betterave~betteraves|=Rote Bete:f|remolacha~remolachas
radish-sliced|radish~radishes|radis~radis|Radieschen~Radieschen:n|rábano~rábanos
turnips|turnip~turnips|navet~navets|weiße Rübe~weiße Rüben:f|nabo~nabos
parsnips|parsnip~parsnips|panais~panais|Pastinake~Pastinaken:f|chirivía~chirivías
artichokes|artichoke~artichokes|artichaut~artichauts|Artischocke~Artischocken:f|alcachofa~alcachofas
olives-sliced|olive~olives|olive~olives|Olive~Oliven:f|aceituna~aceitunas
capers|=capers|=câpres|=Kapern|=alcaparras
broccoli-chopped|=broccoli|=brocoli|=Brokkoli:m|=brócoli
cauliflower-chopped|cauliflower~cauliflowers|chou-fleur~choux-fleurs|Blumenkohl~Blumenkohl:m|coliflor~coliflores
pumpkin-cubed|pumpkin~pumpkins|potiron~potirons|Kürbis~Kürbisse:m|calabaza~calabazas
butternut-cubed|butternut squash~butternut squash|courge butternut~courges butternut|Butternusskürbis~Butternusskürbisse:m|calabaza cacahuete~calabazas cacahuete
lettuce-shredded|lettuce~lettuces|laitue~laitues|Blattsalat~Blattsalate:m|lechuga~lechugas
cabbage-shredded|=cabbage|=chou blanc|=Weißkohl:m|=repollo
kale-chopped|=kale|=chou kale|=Grünkohl:m|=col rizada
celery-chopped|=celery|=céleri branche|=Staudensellerie:m|=apio
spinach-raw|=spinach|=épinards|=Spinat:m|=espinacas
corn-kernels|=corn|=maïs|=Mais:m|=maíz
corn-canned|=corn|=maïs|=Mais:m|=maíz
peas-green|=peas|=petits pois|=Erbsen|=guisantes
lemon-juice|=lemon juice|=jus de citron|=Zitronensaft:m|=zumo de limón
bay-leaves|bay leaf~bay leaves|feuille de laurier~feuilles de laurier|Lorbeerblatt~Lorbeerblätter:n|hoja de laurel~hojas de laurel
cinnamon-sticks|cinnamon stick~cinnamon sticks|bâton de cannelle~bâtons de cannelle|Zimtstange~Zimtstangen:f|rama de canela~ramas de canela
vanilla-beans|vanilla bean~vanilla beans|gousse de vanille~gousses de vanille|Vanilleschote~Vanilleschoten:f|vaina de vainilla~vainas de vainilla
cloves-whole|clove~cloves|clou de girofle~clous de girofle|Gewürznelke~Gewürznelken:f|clavo de olor~clavos de olor
cardamom-pods|cardamom pod~cardamom pods|gousse de cardamome~gousses de cardamome|Kardamomkapsel~Kardamomkapseln:f|vaina de cardamomo~vainas de cardamomo
juniper-berries|juniper berry~juniper berries|baie de genièvre~baies de genièvre|Wacholderbeere~Wacholderbeeren:f|baya de enebro~bayas de enebro
gelatin-sheets|gelatin sheet~gelatin sheets|feuille de gélatine~feuilles de gélatine|Blatt Gelatine~Blatt Gelatine:n|hoja de gelatina~hojas de gelatina
bouillon-cube|bouillon cube~bouillon cubes|cube de bouillon~cubes de bouillon|Brühwürfel~Brühwürfel:m|cubito de caldo~cubitos de caldo
chicken-bouillon-cube|chicken bouillon cube~chicken bouillon cubes|cube de bouillon de volaille~cubes de bouillon de volaille|Hühnerbrühwürfel~Hühnerbrühwürfel:m|cubito de caldo de pollo~cubitos de caldo de pollo
vegetable-bouillon-cube|vegetable bouillon cube~vegetable bouillon cubes|cube de bouillon de légumes~cubes de bouillon de légumes|Gemüsebrühwürfel~Gemüsebrühwürfel:m|cubito de caldo de verduras~cubitos de caldo de verduras
red-chili|red chili~red chilies|piment rouge~piments rouges|rote Chilischote~rote Chilischoten:f|chile rojo~chiles rojos
green-chili|green chili~green chilies|piment vert~piments verts|grüne Chilischote~grüne Chilischoten:f|chile verde~chiles verdes
chicken-breasts|chicken breast~chicken breasts|blanc de poulet~blancs de poulet|Hähnchenbrust~Hähnchenbrüste:f|pechuga de pollo~pechugas de pollo
chicken-thighs|chicken thigh~chicken thighs|haut de cuisse de poulet~hauts de cuisse de poulet|Hähnchenoberschenkel~Hähnchenoberschenkel:m|contramuslo de pollo~contramuslos de pollo
chicken-legs|chicken leg~chicken legs|cuisse de poulet~cuisses de poulet|Hähnchenschenkel~Hähnchenschenkel:m|cuarto trasero de pollo~cuartos traseros de pollo
whole-chicken|whole chicken~whole chickens|poulet entier~poulets entiers|ganzes Hähnchen~ganze Hähnchen:n|pollo entero~pollos enteros
duck-breast|duck breast~duck breasts|magret de canard~magrets de canard|Entenbrust~Entenbrüste:f|magret de pato~magrets de pato
pork-chops|pork chop~pork chops|côte de porc~côtes de porc|Schweinekotelett~Schweinekoteletts:n|chuleta de cerdo~chuletas de cerdo
sausages|sausage~sausages|saucisse~saucisses|rohe Wurst~rohe Würste:f|salchicha fresca~salchichas frescas
anchovies|anchovy fillet~anchovy fillets|filet d’anchois~filets d’anchois|Sardellenfilet~Sardellenfilets:n|anchoa~anchoas
prawns|=shrimp|crevette~crevettes|Garnele~Garnelen:f|gamba~gambas
walnuts-chopped|=walnuts|noix~noix|Walnuss~Walnüsse:f|nuez~nueces
turkey-breast|turkey breast~turkey breasts|blanc de dinde~blancs de dinde|Putenbrust~Putenbrüste:f|pechuga de pavo~pechugas de pavo
cashews|=cashews|noix de cajou~noix de cajou|=Cashewkerne|=anacardos
ground-meat|=mixed ground meat|=viande hachée mixte|=gemischtes Hackfleisch:n|=carne picada mixta
ice|=ice|glaçon~glaçons|Eiswürfel~Eiswürfel:m|cubito de hielo~cubitos de hielo
nori|nori sheet~nori sheets|feuille de nori~feuilles de nori|Noriblatt~Noriblätter:n|hoja de nori~hojas de nori
brick-pastry|brick pastry sheet~brick pastry sheets|feuille de brick~feuilles de brick|Brickteigblatt~Brickteigblätter:n|hoja de pasta brick~hojas de pasta brick
almonds-whole|almond~almonds|amande~amandes|Mandel~Mandeln:f|almendra~almendras
hazelnuts-whole|hazelnut~hazelnuts|noisette~noisettes|Haselnuss~Haselnüsse:f|avellana~avellanas
pistachios|pistachio~pistachios|pistache~pistaches|Pistazie~Pistazien:f|pistacho~pistachos
raisins|=raisins|=raisins secs|=Rosinen|=pasas
flour-tortillas|tortilla~tortillas|tortilla de blé~tortillas de blé|Weizentortilla~Weizentortillas:f|tortilla de harina~tortillas de harina
corn-tortillas|corn tortilla~corn tortillas|tortilla de maïs~tortillas de maïs|Maistortilla~Maistortillas:f|tortilla de maíz~tortillas de maíz
burger-buns|hamburger bun~hamburger buns|pain à hamburger~pains à hamburger|Hamburgerbrötchen~Hamburgerbrötchen:n|pan de hamburguesa~panes de hamburguesa
bread-rolls|bread roll~bread rolls|petit pain~petits pains|Brötchen~Brötchen:n|panecillo~panecillos
baguette|baguette~baguettes|baguette~baguettes|Baguette~Baguettes:n|baguette~baguettes
corn-ears|ear of corn~ears of corn|épi de maïs~épis de maïs|Maiskolben~Maiskolben:m|mazorca de maíz~mazorcas de maíz
garlic-minced|=garlic|=ail|=Knoblauch:m|=ajo
ginger-fresh|=ginger|=gingembre|=Ingwer:m|=jengibre
parsley-fresh|=parsley|=persil|=Petersilie:f|=perejil
basil-fresh|=basil|=basilic|=Basilikum:n|=albahaca
mint-fresh|=mint|=menthe|=Minze:f|=menta
cilantro-fresh|=cilantro|=coriandre|=Koriandergrün:n|=cilantro
chives-fresh|=chives|=ciboulette|=Schnittlauch:m|=cebollino
rosemary-fresh|=rosemary|=romarin|=Rosmarin:m|=romero
thyme-fresh|=thyme|=thym|=Thymian:m|=tomillo
sage-fresh|=sage|=sauge|=Salbei:m|=salvia
oregano-fresh|=oregano|=origan|=Oregano:m|=orégano
dill-fresh|=dill|=aneth|=Dill:m|=eneldo
tarragon-fresh|=tarragon|=estragon|=Estragon:m|=estragón
marjoram-fresh|=marjoram|=marjolaine|=Majoran:m|=mejorana
chervil-fresh|=chervil|=cerfeuil|=Kerbel:m|=perifollo
herbs-fresh|=herbs|=herbes|=Kräuter|=hierbas
rice|=rice|=riz|=Reis:m|=arroz
butter|=butter|=beurre|=Butter:f|=mantequilla
milk|=milk|=lait|=Milch:f|=leche
water|=water|=eau|=Wasser:n|=agua
salt|=salt|=sel|=Salz:n|=sal
cheese|=cheese|=fromage|=Käse:m|=queso
cream|=heavy cream|=crème liquide entière|=Schlagsahne:f|=nata para montar
yogurt|=yogurt|=yaourt|=Joghurt:m|=yogur
white-wine|=white wine|=vin blanc|=Weißwein:m|=vino blanco
red-wine|=red wine|=vin rouge|=Rotwein:m|=vino tinto
chocolate-chopped|=chocolate|=chocolat|=Schokolade:f|=chocolate
chocolate-grated|=chocolate|=chocolat|=Schokolade:f|=chocolate
gruyere-shredded|=Gruyère|=gruyère|=Gruyère:m|=queso gruyer
emmental-grated|=Emmental|=emmental|=Emmentaler:m|=queso emmental
mozzarella-shredded|=mozzarella|=mozzarella|=Mozzarella:m|=mozzarella
parmesan-grated|=Parmesan|=parmesan|=Parmesan:m|=queso parmesano
cheddar-shredded|=cheddar|=cheddar|=Cheddar:m|=queso cheddar
feta-crumbled|=feta|=feta|=Feta:m|=queso feta
blue-cheese-crumbled|=blue cheese|=fromage bleu|=Blauschimmelkäse:m|=queso azul
provolone-diced|=provolone|=provolone|=Provolone:m|=queso provolone
lentils|=lentils|=lentilles|=Linsen|=lentejas
quinoa|=quinoa|=quinoa:m|=Quinoa:f|=quinoa
couscous|=couscous|=couscous|=Couscous:m|=cuscús
oats|=rolled oats|=flocons d’avoine|=Haferflocken|=copos de avena
coffee-brewed|=coffee|=café|=Kaffee:m|=café
tea-brewed|=tea|=thé|=Tee:m|=té
nutmeg-ground|=nutmeg|=noix de muscade|=Muskatnuss:f|=nuez moscada
cinnamon-ground|=cinnamon|=cannelle|=Zimt:m|=canela
turmeric-ground|=turmeric|=curcuma|=Kurkuma:f|=cúrcuma
white-pepper-ground|=white pepper|=poivre blanc|=weißer Pfeffer|=pimienta blanca
thyme-dried|=thyme|=thym|=Thymian:m|=tomillo
oregano-dried|=oregano|=origan|=Oregano:m|=orégano
basil-dried|=basil|=basilic|=Basilikum:n|=albahaca
sage-ground|=sage|=sauge|=Salbei:m|=salvia
rosemary-dried|=rosemary|=romarin|=Rosmarin:m|=romero
parsley-dried|=parsley|=persil|=Petersilie:f|=perejil
sage-dried|=sage|=sauge|=Salbei:m|=salvia
marjoram-dried|=marjoram|=marjolaine|=Majoran:m|=mejorana
tarragon-dried|=tarragon|=estragon|=Estragon:m|=estragón
dill-dried|=dill|=aneth|=Dill:m|=eneldo
mint-dried|=mint|=menthe|=Minze:f|=menta
chervil-dried|=chervil|=cerfeuil|=Kerbel:m|=perifollo
savory-dried|=savory|=sarriette|=Bohnenkraut:n|=ajedrea
cilantro-dried|=cilantro|=coriandre|=Korianderblätter|=cilantro
chives-dried|=chives|=ciboulette|=Schnittlauch:m|=cebollino
chickpeas-dry|=chickpeas|=pois chiches:m|=Kichererbsen|=garbanzos
chickpeas-cooked|=chickpeas|=pois chiches:m|=Kichererbsen|=garbanzos
black-beans-dry|=black beans|=haricots noirs|=schwarze Bohnen|=alubias negras
black-beans-cooked|=black beans|=haricots noirs|=schwarze Bohnen|=alubias negras
kidney-beans-dry|=kidney beans|=haricots rouges|=Kidneybohnen|=alubias rojas
kidney-beans-cooked|=kidney beans|=haricots rouges|=Kidneybohnen|=alubias rojas
white-beans-dry|=white beans|=haricots blancs|=weiße Bohnen|=alubias blancas
white-beans-cooked|=white beans|=haricots blancs|=weiße Bohnen|=alubias blancas
pinto-beans-dry|=pinto beans|=haricots pinto|=Pintobohnen|=alubias pintas
pinto-beans-cooked|=pinto beans|=haricots pinto|=Pintobohnen|=alubias pintas
red-lentils|=red lentils|=lentilles corail|=rote Linsen|=lentejas rojas
lentils-cooked|=lentils|=lentilles|=Linsen|=lentejas
macaroni-dry|=elbow macaroni|=coquillettes|=Hörnchennudeln|=macarrones de codo
egg-noodles-dry|=egg noodles|=nouilles aux œufs|=Eiernudeln|=fideos al huevo
ginger-ground|=ginger|=gingembre|=Ingwer:m|=jengibre
cumin-ground|=cumin|=cumin|=Kreuzkümmel:m|=comino
cloves-ground|=cloves|=clous de girofle|=Nelken|=clavo
cardamom-ground|=cardamom|=cardamome:f|=Kardamom:m|=cardamomo
polenta|=polenta|=polenta|=Polenta:f|=polenta
brown-rice|=brown rice|=riz complet|=Naturreis:m|=arroz integral
rice-cooked|=rice|=riz|=Reis:m|=arroz
quinoa-cooked|=quinoa|=quinoa:m|=Quinoa:f|=quinoa
couscous-cooked|=couscous|=couscous|=Couscous:m|=cuscús
coconut-fresh|=coconut|=noix de coco|=Kokosnuss:f|=coco
coconut-desiccated|=unsweetened shredded coconut|=noix de coco râpée|=Kokosraspel|=coco rallado
coconut-sweetened|=sweetened shredded coconut|=noix de coco râpée sucrée|=gesüßte Kokosraspel|=coco rallado azucarado
arugula|=arugula|=roquette|=Rucola:m|=rúcula
white-bread|=white bread|=pain de mie blanc|=Toastbrot:n|=pan de molde
bread|=bread|=pain|=Brot:n|=pan
soybeans-dry|=soybeans|=graines de soja|=Sojabohnen|=soja en grano
navy-beans-dry|=navy beans|=petits haricots blancs|=kleine weiße Bohnen|=alubias blancas pequeñas
sesame-seeds|=sesame seeds|=graines de sésame|=Sesam:m|=semillas de sésamo
`;

/** Foods in general, for words that may be several foods: `en|fr|de|es`. */
export const KINDS = `
dry white wine|vin blanc sec:m|trockener Weißwein,trockenen weißwein|vino blanco seco:m
dry red wine|vin rouge sec:m|trockener Rotwein,trockenen rotwein|vino tinto seco:m
light brown sugar|vergeoise blonde:f|heller brauner Zucker,hellbrauner zucker|azúcar moreno claro:m
dark brown sugar|vergeoise brune:f|dunkler brauner Zucker,dunkelbrauner zucker|azúcar moreno oscuro:m
all-purpose flour,plain flour|farine de blé:f|Weizenmehl:n|harina de trigo:f
heavy cream|crème liquide entière:f,crème liquide,crème fleurette|Schlagsahne:f,süße sahne|nata para montar:f,nata liquida para montar,nata líquida para montar
sugar|sucre:m,sucre en poudre,sucre semoule,sucre blanc|Zucker:m|azúcar:m
unsalted butter,sweet butter|beurre doux:m|ungesalzene Butter:f,süßrahmbutter|mantequilla sin sal:f
salted butter|beurre demi-sel:m,beurre salé|gesalzene Butter:f|mantequilla con sal:f,mantequilla salada
garlic clove~garlic cloves|gousse d’ail~gousses d’ail:f|Knoblauchzehe~Knoblauchzehen:f|diente de ajo~dientes de ajo:m
basil leaf~basil leaves|feuille de basilic~feuilles de basilic:f|Basilikumblatt~Basilikumblätter:n,basilikumblättchen|hoja de albahaca~hojas de albahaca:f
mint leaf~mint leaves|feuille de menthe~feuilles de menthe:f|Minzblatt~Minzblätter:n,minzeblatt~minzeblätter|hoja de menta~hojas de menta:f,hoja de hierbabuena~hojas de hierbabuena
sage leaf~sage leaves|feuille de sauge~feuilles de sauge:f|Salbeiblatt~Salbeiblätter:n|hoja de salvia~hojas de salvia:f
parsley leaf~parsley leaves|feuille de persil~feuilles de persil:f|Petersilienblatt~Petersilienblätter:n|hoja de perejil~hojas de perejil:f
thyme sprig~thyme sprigs|brin de thym~brins de thym:m|Thymianzweig~Thymianzweige:m|ramita de tomillo~ramitas de tomillo:f
rosemary sprig~rosemary sprigs|brin de romarin~brins de romarin:m|Rosmarinzweig~Rosmarinzweige:m|ramita de romero~ramitas de romero:f
celery stalk~celery stalks,rib celery~ribs celery,celery rib~celery ribs,stalk celery~stalks celery,stick celery~sticks celery,celery stick~celery sticks,stalk of celery~stalks of celery,rib of celery~ribs of celery,stick of celery~sticks of celery|branche de céleri~branches de céleri:f|Selleriestange~Selleriestangen:f,stange sellerie~stangen sellerie,stange staudensellerie~stangen staudensellerie|rama de apio~ramas de apio:f,tallo de apio~tallos de apio,ramita de apio~ramitas de apio,tallo apio
cube fresh yeast~cubes fresh yeast,cake fresh yeast~cakes fresh yeast|cube de levure fraîche~cubes de levure fraîche:m,cube de levure~cubes de levure|Würfel Hefe~Würfel Hefe:m,hefewürfel,würfel frische hefe|cubo de levadura fresca~cubos de levadura fresca:m
lemon slice~lemon slices|rondelle de citron~rondelles de citron:f,tranche de citron~tranches de citron|Zitronenscheibe~Zitronenscheiben:f|rodaja de limón~rodajas de limón:f
dark chocolate,bittersweet chocolate|chocolat noir|Zartbitterschokolade:f,dunkle schokolade,bitterschokolade|chocolate negro,chocolate oscuro
extra virgin olive oil,extra-virgin olive oil|huile d’olive vierge extra:f|natives Olivenöl extra:n,natives olivenöl extra|aceite de oliva virgen extra:m
semisweet chocolate,semi-sweet chocolate|chocolat mi-amer|Halbbitterschokolade:f|chocolate semiamargo,chocolate semidulce
dark couverture chocolate|chocolat noir de couverture|Zartbitterkuvertüre:f,kuvertüre zartbitter|cobertura de chocolate negro:f
sliced almonds,flaked almonds|amandes effilées:f|Mandelblättchen,gehobelte mandeln|almendras laminadas:f,almendras fileteadas
slivered almonds|amandes en bâtonnets:f|Mandelstifte,mandelsplitter|almendras en bastones:f
grated cheese,shredded cheese|fromage râpé:m|geriebener Käse,reibekäse,streukäse|queso rallado:m
lime wedge~lime wedges|quartier de citron vert~quartiers de citron vert:m|Limettenspalte~Limettenspalten:f|gajo de lima~gajos de lima:m
pan juices|jus de cuisson:m,jus de volaille,jus de viande|Bratensaft:m|jugo de cocción:m
caramel|caramel:m|Karamell:n|caramelo:m
pomegranate~pomegranates|grenade~grenades:f|Granatapfel~Granatäpfel:m|granada~granadas:f
vinegar|vinaigre:m|Essig:m|vinagre:m
pepper|poivre:m|Pfeffer:m|pimienta:f
broth,stock|bouillon:m|Brühe:f|caldo:m
wine|vin:m|Wein:m|vino:m
nuts|fruits à coque:m,noix mélangées|Nüsse|frutos secos:m
herbs,fresh herbs|herbes:f,fines herbes|Kräuter|hierbas:f,hierbas aromáticas
spices|épices:f|Gewürze|especias:f
beans|haricots:m|Bohnen|alubias:f,judías,frijoles
berries|fruits rouges:m|Beeren|frutos rojos:m,bayas
seeds|graines:f|Samen|semillas:f
sprouts|germes:m|Sprossen|brotes:m
juice|jus:m|Saft:m|zumo:m,jugo
zest|zeste:m|Abrieb:m,abgeriebene schale|ralladura:f
lemon peel|écorce de citron:f|Zitronenschale:f|piel de limón:f,cáscara de limón
orange peel|écorce d’orange:f|Orangenschale:f|piel de naranja:f,cáscara de naranja
lemon wedge~lemon wedges|quartier de citron~quartiers de citron:m|Zitronenspalte~Zitronenspalten:f|gajo de limón~gajos de limón:m
fat|matière grasse:f,matières grasses,mg,m g,mat gr|Fett:n|grasa:f,materia grasa,m g
meat|viande:f|Fleisch:n|carne:f
vegetables|légumes:m|Gemüse:n|verduras:f
fruit|fruits:m|Obst:n|fruta:f,frutas
leaves|feuilles:f|Blätter|hojas:f
stems|tiges:f|Stiele|tallos:m
syrup|sirop:m|Sirup:m|sirope:m
noodles|nouilles:f|Nudeln|fideos:m
salad|salade:f|Salat:m|ensalada:f
dough|pâte:f|Teig:m|masa:f
salmon fillet~salmon fillets,salmon filet~salmon filets|filet de saumon~filets de saumon:m,pavé de saumon~pavés de saumon,dos de saumon|Lachsfilet~Lachsfilets:n|filete de salmón~filetes de salmón:m,lomo de salmón~lomos de salmón
cod fillet~cod fillets|filet de cabillaud~filets de cabillaud:m,dos de cabillaud|Kabeljaufilet~Kabeljaufilets:n|filete de bacalao~filetes de bacalao:m,lomo de bacalao~lomos de bacalao
hake fillet~hake fillets|filet de merlu~filets de merlu:m|Seehechtfilet~Seehechtfilets:n|filete de merluza~filetes de merluza:m,lomo de merluza~lomos de merluza
fish fillet~fish fillets|filet de poisson~filets de poisson:m|Fischfilet~Fischfilets:n|filete de pescado~filetes de pescado:m
red pepper flakes,crushed red pepper flakes,crushed red pepper,crushed red peppers,red chili flakes,red chilli flakes,chili flakes,chilli flakes,chile flakes,red chile flakes,dried chilli flakes,dried chili flakes,hot pepper flakes|piment en flocons:m,flocons de piment,flocons de piment broyé|Chiliflocken|copos de chile:m
cooked shrimp,cooked prawns|crevettes roses:f,crevette rose,crevettes cuites|gekochte Garnelen|gambas cocidas:f
sea scallop~sea scallops|coquille Saint-Jacques~coquilles Saint-Jacques:f,noix de saint jacques,noix de st jacques,coquille st jacques~coquilles st jacques,saint jacques,st jacques|Jakobsmuschel~Jakobsmuscheln:f|vieira~vieiras:f
capon~capons|chapon~chapons:m|Kapaun~Kapaune:m|capón~capones:m
guinea fowl|pintade~pintades:f|Perlhuhn~Perlhühner:n|pintada~pintadas:f
foie gras|foie gras:m|Foie gras:f|foie gras:m
hare|lièvre~lièvres:m|Hase~Hasen:m|liebre~liebres:f
veal shoulder|épaule de veau:f|Kalbsschulter:f|paletilla de ternera:f
pork collar,pork neck|échine de porc:f|Schweinenacken:m|aguja de cerdo:f
diced ham|dés de jambon:m|Schinkenwürfel|taquitos de jamón:m,dados de jamón
>lasagna noodles|>feuilles de lasagne:f,pâtes à lasagne|>Lasagneplatten|>placas de lasaña:f
French bread|>baguette:f|>Stangenweißbrot:n|>pan francés:m
multigrain bread|pain multicéréales:m|Mehrkornbrot:n|pan multicereales:m
Granny Smith apple~Granny Smith apples,granny smith|pomme Granny Smith~pommes Granny Smith:f,granny smith,pomme granny~pommes granny|Granny-Smith-Apfel~Granny-Smith-Äpfel:m,granny smith|manzana Granny Smith~manzanas Granny Smith:f
Golden Delicious apple~Golden Delicious apples|pomme Golden~pommes Golden:f,golden|Golden-Delicious-Apfel~Golden-Delicious-Äpfel:m|manzana Golden~manzanas Golden:f
plum tomato~plum tomatoes,roma tomato~roma tomatoes,Italian plum tomato~italian plum tomatoes|tomate olivette~tomates olivettes:f,tomate roma~tomates roma|Eiertomate~Eiertomaten:f,flaschentomate~flaschentomaten,romatomate~romatomaten|tomate pera~tomates pera:m
Puy lentils|lentilles du Puy:f|Puy-Linsen|lentejas de Puy:f
basmati rice|riz basmati:m|Basmatireis:m|arroz basmati:m
jasmine rice|riz jasmin:m|Jasminreis:m|arroz jazmín:m
arborio rice|riz arborio:m|Arborio-Reis:m|arroz arborio:m
bomba rice|riz bomba:m|Bomba-Reis:m|arroz bomba:m
Medjool date~Medjool dates|datte Medjool~dattes Medjool:f|Medjool-Dattel~Medjool-Datteln:f|dátil Medjool~dátiles Medjool:m
piquillo pepper~piquillo peppers|piment du piquillo~piments du piquillo:m,piquillo~piquillos|Piquillo-Paprika~Piquillo-Paprika:f|pimiento del piquillo~pimientos del piquillo:m,pimiento de piquillo~pimientos de piquillo
beluga lentils|lentilles beluga:f|Belugalinsen|lentejas beluga:f
Grana Padano|grana padano:m|Grana Padano:m|Grana Padano:m
lager|bière blonde:f|helles Bier:n|cerveza rubia:f,cerveza clara
pork cheek~pork cheeks|joue de porc~joues de porc:f|Schweinebacke~Schweinebacken:f|carrillera de cerdo~carrilleras de cerdo:f
chicken piece~chicken pieces|morceau de poulet~morceaux de poulet:m|Hähnchenteil~Hähnchenteile:n|presa de pollo~presas de pollo:f,trozo de pollo~trozos de pollo
strawberry jam|confiture de fraises:f|Erdbeerkonfitüre:f,erdbeermarmelade|mermelada de fresa:f
apricot jam|confiture d’abricots:f|Aprikosenkonfitüre:f,aprikosenmarmelade,marillenmarmelade|mermelada de albaricoque:f,mermelada de chabacano,mermelada de damasco
raspberry jam|confiture de framboises:f|Himbeerkonfitüre:f,himbeermarmelade|mermelada de frambuesa:f
cherry jam|confiture de cerises:f|Kirschkonfitüre:f,kirschmarmelade|mermelada de cereza:f
peach jam|confiture de pêches:f|Pfirsichkonfitüre:f|mermelada de melocotón:f,mermelada de durazno
fig jam|confiture de figues:f|Feigenkonfitüre:f|mermelada de higos:f
buffalo mozzarella|mozzarella di bufala:f,mozzarella de bufflonne|Büffelmozzarella:m|mozzarella de búfala:f
balsamic vinegar|vinaigre balsamique:m|Balsamicoessig:m,balsamico|vinagre balsámico:m
Gorgonzola|gorgonzola:m|Gorgonzola:m|gorgonzola:m
Roquefort|roquefort:m|Roquefort:m|roquefort:m
Philadelphia|Philadelphia:m|Philadelphia:m|Philadelphia:m,philadelfia
baker’s yeast|levure de boulanger:f,levure boulangère|Hefe:f|levadura de panadería:f,levadura de panadero
cooking water,pasta water|eau de cuisson:f|Kochwasser:n|agua de cocción:f
mandarin orange~mandarin oranges|>mandarine~mandarines:f|>Mandarine~Mandarinen:f|>mandarina~mandarinas:f
cream of chicken soup|velouté de poulet:m|Hühnercremesuppe:f|crema de pollo:f
black peppercorns,whole black peppercorns|grains de poivre noir:m,poivre noir en grains|schwarze Pfefferkörner,schwarzer pfeffer ganz|granos de pimienta negra:m,pimienta negra en grano
peppercorns|grains de poivre:m,poivre en grains,poivre en grain|Pfefferkörner|granos de pimienta:m,pimienta en grano
boudin blanc~boudins blancs|boudin blanc~boudins blancs:m|Boudin blanc:m|boudin blanc:m
hard-boiled egg~hard-boiled eggs|œuf dur~œufs durs:m|hart gekochtes Ei~hart gekochte Eier:n|huevo duro~huevos duros:m,huevo cocido~huevos cocidos
whole milk|lait entier:m|Vollmilch:f|leche entera:f
semi-skimmed milk|lait demi-écrémé:m|fettarme Milch:f|leche semidesnatada:f
skim milk|lait écrémé:m|Magermilch:f|leche desnatada:f
stale bread|pain rassis:m|altbackenes Brot|pan duro:m
extra firm tofu|tofu extra ferme:m|extra fester Tofu|tofu extra firme:m
crème anglaise,custard sauce|crème anglaise:f|Vanillesauce:f|crema inglesa:f
`;
