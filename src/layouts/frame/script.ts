/** The behavior of the frame around every page. */
import { reportFailedIslands } from '#browser/failedIslands.ts';
import { enableOffline } from '#features/offline/enableOffline.ts';
import { startSearch } from '#features/search/startSearch.ts';
import { showTimers } from '#features/timers/showTimers.ts';
import { announceNavigation, keepStateAtAnchors, openNamedDetails } from './linkBehavior.ts';
import { startMenus } from './menus.ts';
import { offerLanguage } from './offerLanguage.ts';
import { startLanguageMenu } from './startLanguageMenu.ts';
import { startMobileMenu } from './startMobileMenu.ts';
import { startTheme } from './theme.ts';

reportFailedIslands();
startTheme();
startMenus();
startMobileMenu();
offerLanguage();
startLanguageMenu();
startSearch();
keepStateAtAnchors();
announceNavigation();
openNamedDetails();
showTimers();
enableOffline();

for (const line of document.querySelectorAll<HTMLElement>('[data-year]')) {
  line.textContent = (line.textContent ?? '').replace(
    line.dataset['year'] ?? '',
    String(new Date().getFullYear()),
  );
}
