import type { Language } from '#catalogs/languages.ts';

/** What words must agree with. */
export interface Agreement {
  gender: 'm' | 'f' | 'n';
  plural: boolean;
}

/** One form of a row of `ingredientWords`. */
export interface Form {
  text: string;
  /** The feminine of a word beside a noun, or the plural of a noun. */
  other: string | null;
  gender: Agreement['gender'] | null;
  /** Never changes. */
  fixed: boolean;
  /** Shown, not read. */
  silent: boolean;
  /** Stands before its noun. */
  before: boolean;
  /** What is done to a food is done to what this counts. */
  agrees: boolean;
}

export function parseForm(written: string): Form {
  const [, flags = '', rest = ''] = /^([=>^+]*)(.*)$/.exec(written) ?? [];
  const [, body = '', gender = null] = /^(.*?)(?::([mfn]))?$/.exec(rest) ?? [];
  const [text = '', other = null] = body.split('~');
  return {
    text,
    other,
    gender: gender as Form['gender'],
    fixed: flags.includes('='),
    silent: flags.includes('>'),
    before: flags.includes('^'),
    agrees: flags.includes('+'),
  };
}

/** How the adjectives of a language change. */
interface Grammar {
  /** The feminine and the plural of a single word beside a noun; null where words behind a noun stay as they are. */
  agree: { feminine: (word: string) => string; plural: (word: string) => string } | null;
  /** The endings right before a noun; null where words are the same there as behind it. */
  endings: Readonly<Record<Agreement['gender'] | 'plural', string>> | null;
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: { agree: null, endings: null },
  fr: {
    agree: {
      feminine: (word) => (word.endsWith('e') ? word : `${word}e`),
      plural: (word) => (/[sxz]$/.test(word) ? word : `${word}s`),
    },
    endings: null,
  },
  de: { agree: null, endings: { m: 'er', f: 'e', n: 'es', plural: 'e' } },
  es: {
    agree: {
      feminine: (word) => word.replace(/o$/, 'a'),
      plural: (word) =>
        /[aeiouáéíóú]$/.test(word)
          ? `${word}s`
          : `${word.replace(/z$/, 'c').replace(/[áéíóú](?=[ns]$)/, (vowel) => vowel.normalize('NFD').charAt(0))}es`,
    },
    endings: null,
  },
};

/** The plural of a word, if the language's adjectives have one. */
export const pluralIn = (language: Language, word: string): string =>
  /s$/.test(word) ? word : (GRAMMARS[language].agree?.plural(word) ?? word);

/** Whether words behind a noun agree with it. */
export const agrees = (language: Language): boolean => GRAMMARS[language].agree !== null;

/** Changes the words of a form that change: those marked with `*`, or its only word. */
function changeWords({ text, fixed }: Form, change: (word: string) => string): string {
  if (text.includes('*')) {
    return text.replace(/(\S+?)\*/g, (_, word: string) => change(word));
  }
  return fixed || text.includes(' ') ? text : change(text);
}

/** A form as it follows its noun, or stands alone: `hachées`, `picada`. */
export function agreeing(form: Form, language: Language, { gender, plural }: Agreement): string {
  const { agree: rules } = GRAMMARS[language];
  if (!rules) return form.text.replaceAll('*', '');
  if (form.other !== null) {
    const text = gender === 'f' ? form.other : form.text;
    return plural && !form.fixed ? rules.plural(text) : text;
  }
  return changeWords(form, (word) => {
    const changed = gender === 'f' ? rules.feminine(word) : word;
    return plural ? rules.plural(changed) : changed;
  });
}

/** A form right beside its noun, as adjectives of the language change there: `große`, `petits`. */
export function attributiveIn(form: Form, language: Language, agreement: Agreement): string {
  const { endings } = GRAMMARS[language];
  if (!endings || form.fixed) return agreeing(form, language, agreement);
  return form.text.replace(/e?$/, endings[agreement.plural ? 'plural' : agreement.gender]);
}

/** Endings in all cases. */
const ALL_ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];

/** All that a form may look like in a recipe. */
export function readForms(form: Form, language: Language, isNoun: boolean): string[] {
  if (form.silent) return [];
  if (isNoun) return [form.text, ...(form.other === null ? [] : [form.other])];
  if (GRAMMARS[language].endings) {
    const stem = form.text.replace(/e$/, '');
    return form.fixed ? [form.text] : [form.text, ...ALL_ENDINGS.map((ending) => stem + ending)];
  }
  const agreements = (['m', 'f'] as const).flatMap((gender) =>
    [false, true].map((plural) => agreeing(form, language, { gender, plural })),
  );
  return [...new Set(agreements)];
}
