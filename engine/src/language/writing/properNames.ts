/** How names start that keep their capital inside a sentence in any language: brands. */
const BRANDS =
  'Angostura|Baileys|Biscoff|Campari|Clamato|Hershey|Kamut|Maggi|Marmite|Miracle Whip|Oreo|QimiQ|Spam|Tajín|Vegeta|Velveeta';

/** The same in a language: where nouns are small, places and peoples; in German, what only looks like an adjective. */
const STARTS = {
  en:
    'Aleppo|Alfredo|American|Anaheim|Appenzeller|Asiago|Asian|Belgian|Brazil|Brie|Brussels|Caesar|Cajun|Calvados|Camembert|' +
    'Canadian|Cantal|Cape|Champagne|Chihuahua|Chilean|Chinese|Colby|Colombo|Comté|Cornish|Cotija|Dutch|Edam|Emmental|English|' +
    'Espelette|Frankfurt|French|German|Gouda|Great Northern|Greek|Gruyère|Havarti|Indian|Irish|Israeli|Italian|Japanese|' +
    'Jerusalem|Kalamata|Kashmiri|Liège|Madeira|Manchego|Maria|Marsala|Mexican|Monterey|Muenster|Munster|Oaxaca|Old Bay|Padrón|' +
    'Parmesan|Pecorino Romano|Port Salut|Reblochon|Roquefort|Savoy|Sbrinz|Schezwan|Seville|Shaoxing|Sichuan|Spanish|Swiss|' +
    'Thai|Thousand Island|Turkish|Vacherin|Worcestershire',
  de: 'Schweizer|Wiener|Golden|Ginger|Kosher|Sauce|Tater|Rote Bete|Grüne Soße',
};

const patternOf = (starts: string) => new RegExp(`^(?:${starts})(?!\\p{L})`, 'u');

const OTHER_LANGUAGES = patternOf(BRANDS);
const PATTERNS: Readonly<Record<string, RegExp>> = {
  en: patternOf(`${BRANDS}|${STARTS.en}`),
  de: patternOf(`${BRANDS}|${STARTS.de}`),
};

/** Whether a name keeps its first capital inside a sentence: `Greek yogurt`, but `brown sugar`. */
export const startsWithProperName = (language: string, name: string): boolean =>
  (PATTERNS[language] ?? OTHER_LANGUAGES).test(name);
