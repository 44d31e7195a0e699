/** What agrees with nouns, and their letters, as alternatives of regular expressions. */
export const NOUNS = {
  /** French nouns that start the name of a food and are feminine, as regular expressions of their beginning. */
  frenchFeminine:
    'farine|fécule|semoule|huile|graisse|crème|boisson|poudre|pâte|purée|sauces?$|mozzarella|feta|noix|noisette|amande|pistache|cacahuète|graine|feuille|gousse|baie|fleur|levure|gélatine|mélasse|vergeoise|cassonade|confiture|gelée|marmelade|compote|chapelure|mies?$|miette|margarine|moutarde|mayonnaise|cannelle|coriandre|menthe|ciboulette|sauge|marjolaine|sarriette|lavande|citronnelle|eau|bière|liqueur|vodka|grappa|tequila|viande|chair|dinde|saucisse|boulette|poitrine|épaule|côte|longe|palette|joue|langue|queue|bavette|hampe|entrecôte|escalope|cuisse|aile|aiguillette|merguez|pancetta|mortadelle|truite|morue|daurade|soles?$|lotte|seiche|crevette|moule|palourde|huître|sardine|nouille|coquillette|lasagne|tagliatelle|herbe|épice|salsa|vinaigrette|tapenade|harissa|courge|carotte|tomate|pomme|poires?$|banane|mangue|pêche|prunes?$|cerise|fraise|framboise|mûre|myrtille|groseille|figue|datte|orange|mandarine|clémentine|nectarine|pastèque|papaye|goyave|betterave|laitue|roquette|mâche|endive|chicorée|olive|câpre|échalote|asperge|aubergine|patate|blette|ortie|lentille|fève|châtaigne|guimauve|génoise|brioche|baguette|tortilla|biscotte|crêpe|gaufrette|galette|meringue|avoine|amarante|vanille|vanilline|pectine|lécithine|gomme|polenta|panela|stévia|ricotta|faisselle|raclette|fontina|burrata|truffe|morille|girolle|algue|choucroute|racine|rhubarbe|oseille|peau|croûte|pulpe|soupe|garniture|glace|pépite|perle|limonade|citronnade|fumée|essence|airelle|griotte|mirabelle|canneberge|barquette|ciboule|coquille|gambas|rillette|langoust|pita|caille|pintade|oie|échine|dorade|perche|raie|limande|saint-jacques|scarole|romaine|verveine|badiane|mélisse|citrouille|grenade|maïzena|igname',

  /** French nouns of one form that are not plural though they end like one. */
  frenchSingular:
    'ananas|anis|cassis|pois|maïs|riz|radis|couscous|noix|bacon|houmous|jus|gros|raifort|aloès|macis|mahi-mahi|pastis|panais|palets|salsifis|physalis|xérès|brandy|os',

  /** French nouns with an h that is heard, before which nothing is elided. */
  frenchHeardH: 'haricot|houmous|homard|hareng|haché|hampe|halva|harissa|huacatay|huitlacoche|haut|havarti',

  /** Foods of one color, which only some languages say. */
  oneColor: ['scallions-sliced', 'limes', 'lemons', 'kidney-beans-dry', 'kidney-beans-cooked'],

  /** Spanish nouns of feminine gender that do not end in -a. */
  spanishFeminine:
    'sal|leche|miel|carne|nuez|nueces|col|coles|coliflor|coliflores|piel|raíz|flor|flores|base|codorniz|codornices|clases|merguez|baguette|baguettes|crepe|crepes|crème|faisselle|feuilletine|tapenade',

  /** Spanish nouns of masculine gender that end in -a. */
  spanishMasculine:
    'curry|tahini|masala|pesto|vodka|cava|mahi|gouda|feta|edam|matcha|kombucha|colby|tequila|marsala|ras|chana',

  /** Words of English names that keep their capital inside a sentence. */
  englishProper:
    'Dutch|Diamond|Crystal|Morton|Parmesan|Swiss|Gruyère|Emmental|Monterey|Jack|Brie|Brazil|Worcestershire|Greek|Italian|Mexican|Spanish|French|German|Chinese|Japanese|Thai|Indian|Turkish|Israeli|Canadian|American|English|Irish|Chilean|Belgian|Himalayan|Caesar|Ranch|Alpine|Oaxaca|Chihuahua|Colby|Edam|Gouda|Pecorino|Romano|Asiago|Fontina|Havarti|Manchego|Camembert|Comté|Sbrinz|Appenzeller|Munster|Muenster|Reblochon|Cantal|Dijon|Marmite|Maggi|Vegeta|Tajín|Oreo|Biscoff|Maria|Graham|Hershey|Kisses|Kashmiri|Aleppo|Sichuan|Cajun|Old|Bay|Provence|Angostura|Madeira|Marsala|Shaoxing|Kalamata|Seville|Padrón|Thousand|Island|Frankfurt|Northern|Great|Brussels|Jerusalem|Asian|Miracle|Whip|Marsala|Campari|Calvados|Kirsch|Greek|Borlotti|Parma|Serrano|Anaheim|Poblano|Napa|Savoy|Swiss|Bolognese|Alfredo|Buffalo|Velveeta|QimiQ|Ebly',
};
