import type { Page } from 'playwright-core';
import { PANEL } from './browser.ts';

/** A state that a page only reaches through use. Selectors avoid visible names because they vary by language. */
interface State {
  name: string;
  /** Gets to this state from the previous one. */
  reach?: (page: Page) => Promise<unknown>;
  /** The part of the page that changed. */
  part: string;
  /** A rule to skip in this state. */
  but?: string;
  /** The only width at which this state exists. */
  width?: number;
}

export interface Course {
  path: string;
  states: readonly State[];
}

export const fill = (selector: string, text: string) => (page: Page) => page.locator(selector).fill(text);
export const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
export const select = (selector: string, id: string) => (page: Page) =>
  page.locator(selector).selectOption(id);
export const press = (key: string) => (page: Page) => page.keyboard.press(key);
export const shows = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
export const inTurn =
  (...steps: readonly State['reach'][]) =>
  async (page: Page) => {
    for (const step of steps) await step?.(page);
  };

export const RESULT = `${PANEL} output:not(:empty)`;
const ERROR = `${PANEL} [role=alert]`;
export const SUBMIT = click(`${PANEL} [type=submit]`);

/** A form with valid input. */
export const answer = (name: string, field: string, text: string): State[] => [
  {
    name: `a result, ${name}`,
    reach: inTurn(fill(`${PANEL} [name=${field}]`, text), SUBMIT, shows(RESULT)),
    part: PANEL,
  },
];

/** A form with invalid and then with valid input. */
export const form = (name: string, field: string, wrong: string, right: string): State[] => [
  {
    name: `an error, ${name}`,
    reach: inTurn(fill(`${PANEL} [name=${field}]`, wrong), SUBMIT, shows(ERROR)),
    part: PANEL,
  },
  ...answer(name, field, right),
];

/** These states on a tab, which is chosen first. */
export const onTab = (index: number, [first, ...rest]: State[]): State[] => [
  ...(first ? [{ ...first, reach: inTurn(click(`[role=tab] >> nth=${index}`), first.reach) }] : []),
  ...rest,
];

export const whole = (name: string, path: string): Course => ({ path, states: [{ name, part: 'html' }] });
