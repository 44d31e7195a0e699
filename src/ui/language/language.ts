import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#i18n/languages.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Tells a page or an island which language it speaks; context does not reach across islands. */
export const InLanguage = LanguageContext;

/** The language of the page, which is the language of its address. */
export const useLanguage = () => useContext(LanguageContext);
