import type { Page } from 'playwright-core';

/** Menus too narrow for the choice that they show, which a browser then cuts off. */
export const cutChoices = (page: Page) =>
  page.locator('main select').evaluateAll((all) => {
    const pen = document.createElement('canvas').getContext('2d');
    return all.flatMap((menu) => {
      const { selectedOptions, clientWidth } = menu as HTMLSelectElement;
      const text = selectedOptions[0]?.text ?? '';
      const style = getComputedStyle(menu);
      if (!pen || !menu.checkVisibility()) return [];
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(text).width;
      return needed > room ? `${text}: ${Math.ceil(needed)} of ${Math.floor(room)} px` : [];
    });
  });
