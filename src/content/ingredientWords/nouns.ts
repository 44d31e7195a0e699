/** What agrees with nouns, and their letters, as alternatives of regular expressions. */
export const NOUNS = {
  /** French nouns that start the name of a food and are feminine, in the singular. */
  frenchFeminine:
    'farine|fécule|semoule|huile|graisse|crème|boisson|poudre|pâte|purée|sauce|mozzarella|feta|noix|noisette|amande|pistache|cacahuète|graine|feuille|gousse|baie|fleur|levure|gélatine|mélasse|vergeoise|cassonade|confiture|gelée|marmelade|compote|chapelure|mie|miette|margarine|moutarde|mayonnaise|cannelle|coriandre|menthe|ciboulette|sauge|marjolaine|sarriette|lavande|citronnelle|eau|bière|liqueur|vodka|grappa|tequila|viande|chair|dinde|saucisse|boulette|poitrine|épaule|côte|longe|palette|joue|langue|queue|bavette|hampe|entrecôte|escalope|cuisse|aile|aiguillette|merguez|pancetta|mortadelle|truite|morue|daurade|sole|lotte|seiche|crevette|moule|palourde|huître|sardine|nouille|coquillette|lasagne|tagliatelle|herbe|épice|salsa|vinaigrette|tapenade|harissa|courge|carotte|tomate|pomme|poire|banane|mangue|pêche|prune|cerise|fraise|framboise|mûre|myrtille|groseille|figue|datte|orange|mandarine|clémentine|nectarine|pastèque|papaye|goyave|betterave|laitue|roquette|mâche|endive|chicorée|olive|câpre|échalote|asperge|aubergine|patate|blette|ortie|lentille|fève|châtaigne|guimauve|génoise|brioche|baguette|tortilla|biscotte|crêpe|gaufrette|galette|meringue|avoine|amarante|vanille|vanilline|pectine|lécithine|gomme|polenta|panela|stévia|ricotta|faisselle|raclette|fontina|burrata|truffe|morille|girolle|algue|choucroute|racine|rhubarbe|oseille|peau|croûte|pulpe|soupe|garniture|glace|pépite|perle|limonade|citronnade|fumée|essence|airelle|griotte|mirabelle|canneberge|barquette|anisette|arepa|ase|bourrache|caille|canne|carcasse|cardamome|céréale|chayote|chips|ciabatta|coquille|côtelette|coupelle|courgette|croustille|épines-vinette|écorce|farce|farfalle|focaccia|frite|hostie|igname|langoustine|légine|livèche|macédoine|madeleine|masa|mini-carotte|mini-guimauve|mini-pépite|oie|penne|pluche|potasse|pousse|praline|préparation|présure|protéine|ratatouille|reines-claude|relish|scamorza|souris|sucrine|tomatille|tomme|tostada|tripe|ciboule|gambas|rillette|langouste|pita|pintade|échine|dorade|perche|raie|limande|saint-jacques|scarole|romaine|verveine|badiane|mélisse|citrouille|grenade|maïzena',

  /** French nouns of one form that are not plural though they end like one. */
  frenchSingular:
    'ananas|anis|cassis|maïs|riz|radis|couscous|noix|bacon|houmous|jus|gros|raifort|aloès|macis|mahi-mahi|pastis|panais|palets|salsifis|physalis|xérès|brandy|os',

  /** English nouns of one form. */
  englishFixed:
    'anise|bacon|chard|zest|juice|milk|butter|margarine|water|spinach|yeast|sugar|gravy|salmon|trout|cod|squid|shrimp|tuna|bass|halibut|quail|\\p{L}*fish|mahi-mahi|tilapia|herring|mackerel|hake|haddock|pollock|bread|ice|choy|rhubarb|okra|corn|stevia|parsley',

  /** Spanish words in names that never change. */
  spanishBeside:
    'anís|brick|shiitake|baby|naan|filo|bellota|espada|fontina|iceberg|pumpernickel|gravy|colby|camembert|muenster|choi',

  /** French words in names that never change. */
  frenchBeside: 'beurre|tomate|iceberg|pita|phyllo|ale|daikon|non|naan',

  /** Foods of one color, which only some languages say. */
  oneColor: [
    'scallions-sliced',
    'limes',
    'lemons',
    'lemon-zest',
    'lemon-juice',
    'kidney-beans-dry',
    'kidney-beans-cooked',
  ],

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
