import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';

/** Static paths of a page in every language for its `[...language]` folder: no prefix for English, `fr` for `/fr`. */
export const everyLanguage = () =>
  LANGUAGE_CODES.map((language) => ({
    params: { language: LANGUAGES[language].prefix.slice(1) || undefined },
    props: { language },
  }));

/** Static paths of a page with one more route parameter: one per part and language. */
export const everyPart = <Name extends string, Part extends string>(name: Name, parts: readonly Part[]) =>
  everyLanguage().flatMap(({ params, props }) =>
    parts.map((part) => ({
      params: { ...params, [name]: part } as typeof params & Record<Name, string>,
      props: { ...props, part },
    })),
  );
