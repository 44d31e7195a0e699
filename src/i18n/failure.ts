import type { Language } from './languages.ts';

/**
 * The messages of the screen shown when nothing else can be loaded. They are bundled with the code in every language,
 * because by then there is nothing to load them from.
 */
export const FAILURE: Record<Language, { title: string; text: string; retry: string; home: string }> = {
  en: {
    title: 'This page could not be loaded',
    text: 'The connection may be gone, or the site may just have been renewed.',
    retry: 'Try again',
    home: 'Back to Home',
  },
  fr: {
    title: 'Cette page n’a pas pu être chargée',
    text: 'La connexion est peut-être coupée, ou le site vient d’être mis à jour.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  de: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Vielleicht fehlt die Verbindung, oder die Website wurde gerade erneuert.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
};
