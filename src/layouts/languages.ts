import { LANGUAGE_CODES, LANGUAGES } from '#i18n/languages.ts';

/** The paths of a page in every language, for its `[...language]` folder: none for English, `fr` for `/fr`. */
export const everyLanguage = () =>
  LANGUAGE_CODES.map((language) => ({
    params: { language: LANGUAGES[language].prefix.slice(1) || undefined },
    props: { language },
  }));

/** The same for a page with a part: one path for each of `parts`, in every language. */
export const everyPart = <Name extends string, Part extends string>(name: Name, parts: readonly Part[]) =>
  everyLanguage().flatMap(({ params, props }) =>
    parts.map((part) => ({
      params: { ...params, [name]: part } as typeof params & Record<Name, string>,
      props: { ...props, part },
    })),
  );
