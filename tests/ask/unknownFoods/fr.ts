/** As `en.ts`, for the French names of foods: in no row of the table, labeled by hand. */
export const fr = `
aneth; aneth frais; tamarin; pâte de tamarin; crème anglaise; crème pâtissière; poudre à crème; graines de moutarde;
moutarde en grains; quark; pâtes; pâtes cuites; spaghettis; penne; fusilli; farfalle; linguine; tagliatelles; lasagnes;
feuilles de lasagne; raviolis; vermicelles; vermicelles de riz; nouilles de riz; nouilles soba; udon; ramen; pâtes de riz; vin de riz; vinaigre de riz;
galettes de riz; feuilles de riz; lait de riz; riz au lait; flocons de riz; saumure; sagou; poisson; poisson fumé; poisson blanc;
bâtonnets de poisson; fumet de poisson; oreo; oreos; griottes; cerises à l'eau-de-vie; figue; figues; figues fraîches; haricots rouges cuits;
haricots rouges en boîte; haricots blancs cuits; lentilles cuites; lentilles corail cuites; panela; rapadura; natilla; jaggery; skyr; kéfir; labneh; petit-lait; lactosérum; paneer;
halloumi; burrata; gouda; édam; mimolette; cantal; comté; beaufort; reblochon; munster; tomme de Savoie; manchego;
pecorino; gorgonzola; camembert; fromage de chèvre; chèvre frais; bûche de chèvre; fromage à raclette; raclette; fromage blanc;
petit-suisse; faisselle; vache qui rit; kiri; fondue savoyarde; saumon; saumon fumé; thon; thon en boîte; cabillaud; morue; colin; truite;
maquereau; sardines; anchois; pâte d'anchois; hareng; crevettes; crabe; homard; langoustines; moules; huîtres; palourdes; coques;
saint-jacques; calamars; poulpe; caviar; oeufs de lump; oeufs de saumon; surimi; poulet; blanc de poulet; cuisses de poulet; foie de volaille; dinde;
blanc de dinde; canard; magret de canard; graisse de canard; graisse d'oie; foie gras; boeuf; boeuf haché; viande hachée; steak; veau; agneau; porc;
filet mignon; jambon; jambon blanc; lardons; lard fumé; bacon; pancetta; coppa; salami; saucisson; saucisses; merguez;
chorizo; chair à saucisse; rillettes; pâté; boudin noir; andouille; sauce brune; pizza; pâte à pizza; sauce à pizza; pain; pâte à pain; pain de mie; pain d'épices; pain perdu; pain rassis;
levain; croûtons; biscottes; baguette; brioche; croissants; pâte à croissant; pâte brisée; pâte sablée; pâte feuilletée; pâte à choux; pâte à crêpes; pâte à sel; feuilles de brick; feuilles de filo; crêpes;
gaufres; pancakes; madeleines; muffins; beignets; gâteau; gâteau au chocolat; gâteau de riz; gâteau de semoule; cookies; sablés; petits-beurre; spéculoos; boudoirs; biscuits à la cuillère;
meringues; macarons; chouquettes; tortillas; chips de maïs; chips; wraps; pita; naan; glaçons; glace pilée; épeautre cuit; freekeh; kamut; petit épeautre; seigle; orge cuite; boulgour cuit;
sarrasin cuit; millet cuit; polenta cuite; crème de riz; crème de marrons; purée de marrons; crème d'avoine; crème de soja; crème de cassis; crème brûlée; crème dessert; crème caramel; lait d'avoine; boisson à l'avoine;
psyllium; gomme de xanthane; gomme de guar; agar-agar; pectine; carraghénane; acide citrique; lécithine de soja; présure; érythritol; xylitol;
sucre de bouleau; stévia; fructose; glucose; sucre vanillé; sucre vanilliné; sucre perlé; sucre en morceaux; sucre gélifiant; sucre pétillant; sucre d'orge; sucre pour confiture; édulcorant liquide; fondant; glaçage; glaçage royal; crème au beurre;
ganache; vermicelles en sucre; vermicelles au chocolat; bonbons; dragées; nougat; nougatine; praliné; pralin; pralines; caramels; caramel au beurre salé; confiture de lait; lemon curd; limonade;
extrait d'amande amère; arôme citron; arôme fleur d'oranger; eau de rose; eau de fleur d'oranger; fleur d'oranger; eau gazeuse; eau-de-vie de poire; gélatine en feuilles; feuilles de gélatine; flan; flan pâtissier;
pudding; tapioca au lait; mousse au chocolat; lait au chocolat; chocolat chaud; chocolat en poudre; chocolat au lait en poudre; fondant au chocolat; yaourt au soja; yaourt à boire; yaourt à la vanille; vinaigre de coco; sucre glace aromatisé; protéines en poudre;
collagène; levure maltée; levure de bière; levure fraîche; levure de boulanger fraîche; bouillon cube; bouillon de légumes; cube de bouillon; court-bouillon; bouillon d'os; fond de veau; dashi; kombu; nori; wakamé; algues; spiruline;
tempeh; seitan; edamame; tofu soyeux; tofu fumé; protéines de soja texturées; jacquier; banane plantain; bananes séchées; litchis; fruit du dragon; carambole; goyave; pâte de goyave; papaye; kaki; grenade; grains de grenade; mélasse de grenade; coing; coings; pâte de coing; pamplemousse;
jus de pamplemousse; mandarine; mandarines; clémentines; bergamote; yuzu; kumquat; citronnelle; citron confit; citrons confits; feuilles de citronnier; combava; sureau; baies de sureau; sirop de sureau; mûres blanches; cassis;
baies de goji; argousier; airelles; nectarine; nectarines; brugnon; mirabelles; reines-claudes; salade de fruits; fruits confits; fruits rouges; fruits secs; fruits de mer; pâte de fruits; pâtes de fruits; mangue séchée; artichaut; coeurs d'artichaut; pousses de bambou; germes de soja; pousses de soja; bok choy;
choux de Bruxelles; chou rouge; chou chinois; chou de Bruxelles; chou romanesco; choucroute; blettes; endives; mâche; cresson; frisée; fenouil; bulbe de fenouil; céleri-rave; sel de céleri; rutabaga; panais; navets; topinambours;
salsifis; crosnes; gombo; pois gourmands; pois mange-tout; pois wasabi; fèves; fèves tonka; flageolets; haricots de Lima; haricots beurre; haricots coco; cassoulet; pâte de haricots rouges; purée de haricots; soupe de lentilles; velouté de potiron; maïs à éclater; mini-maïs; pain de maïs; huile de courge;
huile de pépins de courge; huile de noisette; huile d'amande douce; huile de lin; huile de chanvre; huile pimentée; huile de truffe; truffe; truffes; truffes au chocolat; girolles; cèpes; morilles; pleurotes; shiitakés; champignons noirs; frites; pommes dauphine; pommes noisettes; pommes frites; potage; soupe à l'oignon; gratin dauphinois; salade de pommes de terre; salade de riz; purée de carottes; purée de piment;
oignons frits; oignons grelots; cornichons; pickles; kimchi; jalapeños; piment d'Espelette; piment oiseau; piment; piment vert; flocons de piment; chili con carne; sriracha; tabasco; sambal oelek; harissa; gochujang; guacamole;
tzatziki; tarama; tapenade; aïoli; rouille; sauce tartare; sauce cocktail; sauce béarnaise; sauce hollandaise; sauce béchamel; béchamel; sauce bolognaise; sauce au poivre; sauce aigre-douce; sauce vinaigrette; sauce piquante; sauce au beurre; vinaigrette; ratatouille; pâte de curry; pâte de piment; feuilles de curry; garam masala;
cinq-épices; quatre-épices; sumac; zaatar; ras el hanout; nigelle; graines de nigelle; graines de chanvre; anis; anis vert; badiane; anis étoilé; baies de genièvre; baies roses; lavande; marjolaine; estragon; sarriette; laurier; feuilles de laurier; cerfeuil;
livèche; oseille; verveine; bouquet garni; herbes de Provence; épices à pain d'épices; épices à kebab; sel aux herbes; sel à l'ail; sel fumé; gros sel; fleur de sel; sel nitrité; beurre d'ail; beurre d'escargot; beurre noisette; beurre de karité; beurre blanc; petit-beurre; saké; mirin; vinaigre de xérès; vinaigre de riz noir; vinaigre de malt;
vinaigre de framboise; champagne; crémant; gin; tequila; pastis; calvados; kirsch; liqueur de cassis; liqueur de poire; liqueur de framboise; limoncello; chartreuse; baileys; chouchen; tonic; soda; bière de gingembre; thé matcha; matcha; infusion de tilleul; kombucha; smoothie; lait de poule; lait de jument; café liégeois; farine de châtaigne; farine de manioc; farine de lupin;
manioc; farines animales; gousse de vanille; gousses de vanille; vanille en gousse; vanille en poudre; bâton de cannelle; bâtons de cannelle; colorant alimentaire; cire d'abeille; gelée royale; gelée de piment; marmelade de gingembre; compote de poires; compote de rhubarbe; tarte aux pommes; chips de banane; chips de pomme; cidre doux pétillant; poudre de perlimpinpin; poudre de lait de coco; poudre de licorne`
  .split(';')
  .map((food) => food.trim());
