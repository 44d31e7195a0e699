import type { Language } from '#catalogs/languages.ts';

/** Words of a question that do not identify its subject, as `normalizeTerm` writes them. */
const STOP_WORDS = {
  en: 'a am an and are at can do does for from how i in into is it long many me much my of on or per should the there to vs weigh weighs what which with you',
  fr: 'a au aux avec ce combien comment d dans de des du en est et faire faut il je l la le les ma mon ou par pese pesent peut pour quel quelle quelles quels qu que sur un une vs y',
  de: 'am an auf aus bei das dem den der die ein eine einem einen einer fr fur hat ich im in ins ist kann lange man mein meine meinem meinen meiner mit oder pro sind und viel viele vom von vs was wie wiegen wiegt wieviel wieviele wird zu zum zur',
  es: 'a al como con cual cuanta cuantas cuanto cuantos de del e el en es esta hacer hay la las lo los mi o para pasar pesa pesan por que se sobre son su sus tiene u un una unas unos vs y',
} satisfies Record<Language, string>;

const SETS = new Map<Language, ReadonlySet<string>>();

/** The stop words of a language. */
export function stopWords(language: Language): ReadonlySet<string> {
  const known = SETS.get(language) ?? new Set(STOP_WORDS[language].split(' '));
  SETS.set(language, known);
  return known;
}
