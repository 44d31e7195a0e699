import {
  answer,
  type Course,
  click,
  fill,
  form,
  inTurn,
  onTab,
  press,
  RESULT,
  SUBMIT,
  select,
  shows,
  whole,
} from './axeSteps.ts';
import { PANEL } from './browser.ts';

const DIALOG = 'dialog[open]';
const STEW = '/recipes/beef-stew';
const COOKING = '/tools/cool-cooking-calculators';
const MULTI = '/tools/multi-calculator';

/** States that pages only reach through use, and missing pages. */
export const COURSES: readonly Course[] = [
  {
    path: '/contact',
    states: [
      {
        name: 'the menu of the blog',
        reach: click('[popovertarget=blog-menu]'),
        part: 'header',
        width: 1280,
      },
      { name: 'the menu of languages', reach: click('[popovertarget=language-menu]'), part: 'header' },
      {
        name: 'the menu of a phone',
        reach: inTurn(
          press('Escape'),
          (page) => page.setViewportSize({ width: 375, height: 800 }),
          click('[commandfor=mobile-menu]'),
          shows('dialog[open]'),
        ),
        part: DIALOG,
        width: 375,
      },
    ],
  },
  {
    path: '/contact',
    states: [
      {
        name: 'the search',
        reach: inTurn(press('Control+k'), shows(`${DIALOG} [role=option]`)),
        part: DIALOG,
      },
      {
        name: 'the search with results',
        reach: inTurn(
          fill(`${DIALOG} [type=search]`, 'pizza'),
          shows('[role=combobox][aria-activedescendant]'),
        ),
        part: DIALOG,
      },
      {
        name: 'the search without results',
        reach: inTurn(
          fill(`${DIALOG} [type=search]`, 'zzzzzz'),
          shows('[role=combobox]:not([aria-activedescendant])'),
        ),
        part: DIALOG,
      },
    ],
  },
  {
    path: '/',
    states: [
      { name: 'no amount', reach: fill('#converter [name=amount]', ''), part: '#converter' },
      {
        name: 'a wrong amount',
        reach: inTurn(fill('#converter [name=amount]', '0'), shows('#converter [role=alert]')),
        part: '#converter',
      },
      {
        name: 'a caution',
        reach: inTurn(
          fill('#converter [name=amount]', '1'),
          click('#converter [role=combobox]'),
          click('#converter [role=option] >> nth=7'),
          shows('#converter output span'),
        ),
        part: '#converter',
      },
      {
        name: 'what was copied',
        reach: inTurn(click('#converter p[data-noprint] button'), shows('[aria-live] button')),
        part: '[aria-live]:has(button)',
      },
      {
        name: 'a wrong temperature',
        reach: inTurn(fill('#temperature input', '-500'), shows('#temperature [role=alert]')),
        part: '#temperature',
      },
      {
        name: 'a gas mark',
        reach: select('#temperature select:has([value=gas-mark])', 'gas-mark'),
        part: '#temperature',
      },
    ],
  },
  {
    path: '/conversions/length?value=10&from=cm&to=in',
    states: [
      { name: 'inches on a ruler', reach: shows(RESULT), part: PANEL },
      { name: 'pans', reach: click('[role=tab]:not([aria-selected=true])'), part: 'main' },
    ],
  },
  {
    path: '/conversions/pans?recipe=own-loaf~~~&by=volume',
    states: [
      { name: 'a pan without measures', reach: shows('main fieldset'), part: 'main' },
      {
        name: 'a pan with wrong measures',
        reach: inTurn(fill('main fieldset input >> nth=0', '-1'), shows('main form')),
        part: 'main',
      },
      {
        name: 'a pan with own measures',
        reach: inTurn(
          ...[0, 1, 2].map((at) => fill(`main fieldset input >> nth=${at}`, '9')),
          shows('main output'),
        ),
        part: 'main',
      },
    ],
  },
  {
    path: `${MULTI}?tab=bmi&weight=70`,
    states: [
      ...onTab(0, answer('volume', 'value', '0.001')),
      ...onTab(2, form('BMI', 'height', '0', '170')),
      ...onTab(3, answer('age', 'birth', '2000-02-29')),
    ],
  },
  { path: '/tools/convertidor', states: answer('weight', 'value', '0,01') },
  {
    path: COOKING,
    states: [
      { name: 'a shopping list', reach: inTurn(SUBMIT, shows(`${PANEL} dl`)), part: PANEL },
      ...onTab(1, answer('cooking time', 'weight', '5')),
      ...onTab(
        2,
        form('leftovers', 'cooked', '0001-01-01', '2025-05-20').map((state) => ({
          ...state,
          reach: inTurn(select(`${PANEL} [name=food]`, 'rice'), state.reach),
        })),
      ),
    ],
  },
  {
    path: '/recipes',
    states: [
      {
        name: 'diets and allergens',
        reach: inTurn(click('main summary'), click('main fieldset label')),
        part: '[role=search]',
      },
      { name: 'no recipe', reach: inTurn(fill('main [name=search]', 'zzz'), shows('main h2')), part: 'main' },
    ],
  },
  { path: '/blog', states: [{ name: 'no post', reach: fill('main [name=q]', 'zzz'), part: 'main' }] },
  { path: '/blog?category=cooking-tips', states: [{ name: 'one category', part: 'main' }] },
  {
    path: `${STEW}?servings=12&view=us`,
    states: [
      {
        name: 'scaled and ticked off',
        reach: inTurn(shows('main [role=status] span'), click('main li input')),
        part: 'main',
      },
      {
        name: 'a timer',
        reach: inTurn(click('#step-3 button'), shows('[role=timer]')),
        part: 'section:has([role=timer])',
      },
      {
        name: 'a timer that stands still',
        reach: click('[role=timer] ~ span button'),
        part: 'section:has([role=timer])',
      },
      {
        name: 'a timer that is over',
        reach: inTurn(
          (page) =>
            page.evaluate(() => {
              const [timer] = JSON.parse(sessionStorage.getItem('timers') ?? '[]');
              sessionStorage.setItem('timers', JSON.stringify([{ ...timer, phase: 'over' }]));
              window.location.reload();
            }),
          shows('[data-phase=over]'),
        ),
        part: 'section:has([role=timer])',
      },
    ],
  },
  {
    path: `${STEW}?step=3`,
    states: [
      { name: 'cook mode', reach: shows(DIALOG), part: DIALOG },
      {
        name: 'cook mode with a timer',
        reach: inTurn(click(`${DIALOG} [aria-live] ~ span button`), shows('[role=timer]')),
        part: DIALOG,
      },
    ],
  },
  {
    path: '/recipes/chocolate-cake?of=flour&have=330',
    states: [
      { name: 'scaled by what there is', reach: shows('main [role=status] span'), part: 'main' },
      {
        name: 'an amount that is none',
        reach: inTurn(fill('main details input', '0'), shows('main details input[aria-invalid=true]')),
        part: 'main',
      },
      {
        name: 'ways to take it along',
        reach: click('main details:not([open]) summary:visible'),
        part: 'main',
      },
    ],
  },
  {
    path: STEW,
    states: [
      {
        name: 'on paper',
        reach: (page) => page.emulateMedia({ media: 'print' }),
        part: 'html',
        but: 'target-size',
      },
    ],
  },
  whole('an unknown page', '/nowhere'),
  { path: '/recipes/404', states: [{ name: 'an unknown recipe', part: 'main' }] },
  { path: '/blog/posts/404', states: [{ name: 'an unknown post', part: 'main' }] },
  whole('a page that is not on the device', '/offline'),
];
