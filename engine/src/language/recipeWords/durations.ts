import type { RecipeLanguage } from './recipeWords.ts';

interface DurationWords {
  hours: string;
  minutes: string;
  seconds: string;
  /** Durations with their own name, in seconds. */
  named: Readonly<Record<string, number>>;
  /** Before something that is repeated: `every 10 minutes`. */
  every: string;
  /** Between hours and their minutes. */
  and: string;
}

/** Words for durations, in lists like those of `RecipeWords`. */
export const DURATION_WORDS: Readonly<Record<RecipeLanguage, DurationWords>> = {
  en: {
    hours: 'hour,hours,hr,hrs,h',
    minutes: 'minute,minutes,min,mins',
    seconds: 'second,seconds,sec,secs',
    named: {
      'half an hour': 1800,
      'a half hour': 1800,
      'half hour': 1800,
      'quarter of an hour': 900,
      'three quarters of an hour': 2700,
    },
    every: 'every,each',
    and: 'and',
  },
  fr: {
    hours: 'heure,heures,h',
    minutes: 'minute,minutes,min,mn',
    seconds: 'seconde,secondes,sec,s',
    named: { 'demi heure': 1800, 'quart d heure': 900, 'trois quarts d heure': 2700 },
    every: 'toutes les',
    and: 'et',
  },
  de: {
    hours: 'Stunde,Stunden,Std,h',
    minutes: 'Minute,Minuten,Min',
    seconds: 'Sekunde,Sekunden,Sek',
    named: {
      'halbe Stunde': 1800,
      'halben Stunde': 1800,
      Viertelstunde: 900,
      Dreiviertelstunde: 2700,
      'anderthalb Stunden': 5400,
      'eineinhalb Stunden': 5400,
      'zweieinhalb Stunden': 9000,
    },
    every: 'alle',
    and: 'und',
  },
  es: {
    hours: 'hora,horas,h,hs',
    minutes: 'minuto,minutos,min,mins',
    seconds: 'segundo,segundos,seg,s',
    named: { 'media hora': 1800, 'cuarto de hora': 900, 'tres cuartos de hora': 2700 },
    every: 'cada',
    and: 'y',
  },
};
