import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#catalogs/languages.ts';

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** Provides the language to a page or island; context does not reach across islands. */
export const LanguageProvider = LanguageContext;

/** The language of the page, which is that of its URL. */
export const useLanguage = () => useContext(LanguageContext);
