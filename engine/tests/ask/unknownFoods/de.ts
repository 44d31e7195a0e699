/** As `en.ts`, for the German names of foods: in no row of the table, labeled by hand. */
export const de = `
Reisflocken; Milchreis gekocht; Salzlake; Fischstäbchen; Natilla; Ayran; Molke; Tilsiter; Harzer Käse;
Käsekuchen; Leberwurst; Pizza; Sauerteigstarter; Semmelknödel; Brezeln; Waffeln; Muffins; Donuts; Berliner;
Kuchen; Eis; Wassereis; Kamut; Roggen; Roggenkörner; Haferkekse; Flohsamen; Johannisbrotkernmehl; Hagelzucker;
Zuckerguss; Zuckerwatte; Kuvertüreglasur; Ganache; Streusel; Streuselkuchen; Nüsse; gemischte Nüsse;
Orangenlimonade; Pudding; Grießbrei; Grießpudding; Schokomousse; Mousse au Chocolat; Schokoladenkuchen;
Kakaogetränk; heiße Schokolade; Kokosmakronen; Molkenpulver; Kollagen; Hefe; Bierhefe; Backferment;
Sternfrucht; Maulbeeren; Sanddorn; Obstsalat; Bananenbrot; Erbsensuppe; Bohnenpaste; Kakaobohnen; Linsensuppe;
gekochte Hirse; Kürbissuppe; Kartoffelsalat; Kartoffelsuppe; Kartoffelklöße; Kloßteig; Peperoni;
Chili con Carne; Letscho; Rauchsalz; Pökelsalz; Schnaps; Obstler; Orangenlimo; Jägermeister; Milchshake;
Eierstich; Eiersalat; Eierersatz; Kombucha; Lupinenmehl; Hanföl; Mandelöl; Trüffel; Kräuterseitlinge;
Butterkuchen; Butterbohnen; Bienenwachs; Zitronengelee; Zitronenmelisse; Apfelkuchen; Apfelstrudel;
Apfelschorle; Rote Grütze; Rote Linsensuppe; Bierschinken; Salzheringe; Eintopf; Reisauflauf; Mehlwürmer;
Mehlspeise; Pfefferminztee; Pfeffernüsse; Teewurst; Senfgurken; Gurkensalat; Krautsalat; Rosinenbrot;
Einhornstaub
`
  .split(';')
  .map((food) => food.trim());
