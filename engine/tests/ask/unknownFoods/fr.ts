/** As `en.ts`, for the French names of foods: in no row of the table, labeled by hand. */
export const fr = `
riz au lait; flocons de riz; saumure; poisson fumé; bâtonnets de poisson; cerises à l'eau-de-vie;
lentilles corail cuites; natilla; petit-lait; lactosérum; tomme de Savoie; fondue savoyarde; foie gras; coppa;
rillettes; andouille; pizza; pain perdu; pâte à crêpes; pâte à sel; gaufres; pancakes; muffins; beignets;
gâteau; gâteau au chocolat; gâteau de riz; gâteau de semoule; macarons; chouquettes; épeautre cuit; kamut;
seigle; orge cuite; sarrasin cuit; millet cuit; polenta cuite; crème de riz; crème brûlée; crème dessert;
carraghénane; sucre perlé; sucre pétillant; fondant; ganache; bonbons; dragées; eau-de-vie de poire;
flan; flan pâtissier; pudding; tapioca au lait; mousse au chocolat; chocolat chaud; chocolat au lait en poudre;
fondant au chocolat; yaourt à boire; sucre glace aromatisé; collagène; levure de bière; bouillon d'os;
spiruline; carambole; bergamote; feuilles de citronnier; combava; sureau; mûres blanches; argousier;
salade de fruits; fruits rouges; fruits secs; pâte de fruits; pâtes de fruits; crosnes; pois wasabi; cassoulet;
purée de haricots; soupe de lentilles; velouté de potiron; huile d'amande douce; huile de chanvre; truffe;
truffes; pommes dauphine; pommes noisettes; potage; gratin dauphinois; salade de pommes de terre;
salade de riz; chili con carne; tarama; sauce au beurre; verveine; épices à kebab; sel fumé; sel nitrité;
beurre de karité; beurre blanc; vinaigre de framboise; liqueur de poire; chartreuse; chouchen; soda;
bière de gingembre; vin chaud; infusion de tilleul; kombucha; smoothie; lait de poule; lait de jument;
café liégeois; farine de lupin; farines animales; cire d'abeille; gelée royale; gelée de piment;
marmelade de gingembre; compote de poires; compote de rhubarbe; tarte aux pommes; chips de pomme;
cidre doux pétillant; poudre de perlimpinpin; poudre de lait de coco; poudre de licorne
`
  .split(';')
  .map((food) => food.trim());
