/** As `en.ts`, for the German names of foods: in no row of the table, labeled by hand. */
export const de = `
Reisflocken; Milchreis gekocht; Salzlake; Fischstäbchen; Räucherfisch; Natilla; Ayran; Harzer Käse; Käsekuchen;
Leberwurst; Pizza; Sauerteigstarter; Semmelknödel; Waffeln; Muffins; Donuts;
Berliner; Kuchen; Eis; Wassereis; Roggen; Roggenkörner; Haferkekse; Flohsamen; Johannisbrotkernmehl;
Zuckerguss; Zuckerwatte; Kuvertüreglasur; Ganache; Streusel; Streuselkuchen; Nüsse;
gemischte Nüsse; Orangenlimonade; Pudding; Grießbrei; Grießpudding; Schokomousse; Mousse au Chocolat;
Schokoladenkuchen; Kakaogetränk; heiße Schokolade; Kokosmakronen; Molkenpulver; Kollagen;  Bierhefe;
Backferment; Maulbeeren; Sanddorn; Obstsalat; Bananenbrot; Sellerie; Erbsensuppe; Bohnenpaste;
Kakaobohnen; Linsensuppe; gekochte Hirse; Kürbissuppe; Kartoffelsalat; Kartoffelsuppe; Kartoffelklöße;
Kloßteig; Peperoni; Chili con Carne; Letscho; Rauchsalz; Pökelsalz; Schnaps; Obstler; Orangenlimo;
Jägermeister; Milchshake; Eierstich; Eiersalat; Eierersatz; Kombucha; Lupinenmehl; Hanföl; Mandelöl; Trüffel;
Butterkuchen; Butterbohnen; Bienenwachs; Zitronengelee; Zitronenmelisse; Apfelkuchen;
Apfelstrudel; Apfelschorle; Rote Grütze; Rote Linsensuppe; Bierschinken; Salzheringe; Eintopf; Reisauflauf;
Mehlwürmer; Mehlspeise; Pfefferminztee; Pfeffernüsse; Teewurst; Senfgurken; Gurkensalat; Krautsalat;
Rosinenbrot; Einhornstaub; Backerbsen; Kletzen; Flusskrebse; Christstollen; Kräuterquark; Apfelrotkohl;
Mehlbutter; Katzenfutter; Hundefutter; Leberknödel; Speckknödel; Serviettenknödel;
Kartoffelknödel; Kartoffelklößchen; Grießklößchen; Grießnockerl; Markklößchen; Butterbrot; Buttertoast;
Käsespätzle; Käsefondue; Käsestangen; Käsekrainer; Käsesuppe; Eierspeise; Eierpunsch; Eierschecke;
Milchschnitte; Milchbrei; Milchspeiseeis; Reissalat; Reissuppe; Reispudding; Reiskuchen; Nudelsalat;
Nudelsuppe; Nudelauflauf; Wurstsalat; Fleischsalat; Fleischspieße; Fleischpastete; Fischfrikadellen;
Fischsuppe; Fischpaste; Heringssalat; Thunfischsalat; Geflügelsalat; Hühnersuppe; Hühnerfrikassee; Rinderherz;
 Schweineohren; Schweinebäckchen; Schweineleber; Straußensteak; Rebhuhn; Taube; Hirschsalami;
Wildlachskaviarcreme; Aal; Räucheraal; Karpfen; Hecht; Steinbeißer; Egli; Felchen;
Sprotten; Seegurke; Froschschenkel; Schnecken; Weinbergschnecken; Quallen; Seeigel; Gurkenkerne; Tomatenkerne;
Zwiebelkuchen; Zwiebelmarmelade; Zwiebelbrot; Knoblauchbrot; Kräuterbaguette; Kräutertee; Kamillentee;
Hagebuttentee; Früchtetee; Kamillenblüten; Löwenzahn; Giersch; Postelein; Spitzwegerich;
Waldmeister; Ringelblumen; Kornblumen; Gänseblümchen; Veilchen; Ysop; Beifuß; Wermutkraut; Eberraute;
Weinraute; Süßholz; Kalmus; Zichorie; Malzkaffee; Getreidekaffee; Lupinenkaffee; Honigkuchenherzen; Honigwein;
Met; Honigwaben; Gelée royale; Blütenpollen; Propolis; Zuckerrüben; Zuckerrohr; Zuckerhut; Zuckerperlenbrot;
Kokosblüten; Kokosmehlkuchen; Mandelhörnchen; Mandelkuchen; Mandelkekse; Mandelsahne; Nussecken; Nussschnaps;
Nusszopf; Mohnkuchen; Mohnzopf; Mohnstrudel; Mohnöl; Aprikosenkerne; Aprikosenlikör; Pfirsichlikör;
Pfirsichtee; Birnenschnaps; Birnensaft; Birnensenf; Pflaumenschnaps; Pflaumenkuchen; Zwetschgenknödel;
Zwetschkenröster; Marillenknödel; Kirschkuchen; Kirschtorte; Kirschkerne; Erdbeerkuchen; Erdbeereis;
Erdbeerlimes; Himbeeressig; Himbeergeist; Brombeerwein;
gekochte Stachelbeerkuchen; Rhabarbersaft; Rhabarberkompott;
Rhabarberkuchen; Quittensaft; Quittenkompott; Traubenkompott; Traubenkernmehl;
Chili Apfelchips; Apfeltaschen;
Apfelessigkapseln; Apfelpektinriegel; Bratapfel; Bananenmilch; Bananenkuchen; Bananeneis; Kiwisaft;
Mangolassi; Lassi; Buttermilchsuppe; Buttermilchquark; Joghurteis; Joghurtdrink; Quarkbällchen; Quarkkuchen;
Quarkknödel; Topfenknödel; Topfenstrudel; Sahnehering; Sahnetorte; Sahnebonbonlikör; Rahmspinat;
Rahmgeschnetzeltes; Spinatknödel; Spinatpizza; Kohlsuppe; Kohlrouladen; Krautwickel; Krautfleisch;
Krautschupfnudeln; Rübensuppe; Rübstiel; Haferwurzel; Kerbelknollen; Stachys; Oca; Erdmandeln; Erdnussflips;
Erdnusskrokant; Kichererbsensalat; Kichererbsennudeln; Linsennudeln; Linsensalat; Linsenmehl; Bohnensuppe;
Bohnensalat; Erbsenmehl; Erbsenprotein; Erbspüree; Sojamilchpulver; Sojaflocken; Sojacreme; Hafertaler;
Haferbrei; Porridge; Dinkelflocken; Roggenflocken; Roggenschrot; Gerstenflocken; Hirseflocken; Hirsebrei;
Quinoaflocken; Buchweizenflocken; Amaranthpops; Maissuppe; Maissalat; Polentaschnitten; Weizengras;
Gerstengras; Spirulina; Chlorella; Moringa; Maca; Acai; Camu-Camu; Kurkumalatte; Pfefferkuchenhaus;
Pfefferbeißer; Pfefferspray; Salzteig; Streusalz; Badesalz; Spülmaschinensalz; Kartoffelgratin;
Kartoffelrösti; Kartoffelpuffer; Reibekuchen; Bratkartoffeln; Kroketten; Tomatensalat; Paprikachips;
Gemüsechips; Gemüsebratlinge; Kuchengabeln; Backpapier; Muffinförmchen; Holzspieße; Küchengarn; Kräuterseitlinge`
  .split(';')
  .map((food) => food.trim())
