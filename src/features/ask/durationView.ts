import type {
  BoilTimeAnswer,
  RoastTimeAnswer,
  ThawAnswer,
} from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { nameOf } from '@gramwise/engine/ask/foodNames.ts';
import {
  BOILED,
  BOILED_EGGS,
  EGGS_DONE,
  type Minutes,
  TIME_SOURCES,
} from '@gramwise/engine/calculators/cookingDurations.ts';
import { safeTemperature } from '@gramwise/engine/calculators/safeTemperatures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import type { EggDone } from '@gramwise/engine/language/calculatorWords/calculatorWords.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { fill } from '#catalogs/template.ts';
import { formatDuration, formatDurationParts } from '#format/duration.ts';
import { formatNumber, selectPluralForm } from '#format/format.ts';
import { colon } from '#format/marks.ts';
import { englishHref, localHref } from '#site/paths.ts';
import type { AskView } from './answerView.ts';
import type { PartQuestion } from './askPart.ts';
import type { Written } from './calculatorText.ts';

const TIMES = { page: 'cooking', query: { tab: 'cooking-time' } } as const;
const POUNDS_PER_KILOGRAM = UNITS.kilograms.size / UNITS.pounds.size;
const DAY_MINUTES = 24 * 60;
/** Ranges up to here are read in minutes. */
const MAX_MINUTES = 100;
/** An oven is not set to the minute for hours. */
const LONG_STEP = 5;

const usesPounds = ({ context }: PartQuestion) => usesCustomaryUnits(context.kitchen.country);

/** Minutes as text: `45–50 min`, `2 h to 2 h 15 min`, `2.4–3 days`. */
function timeText({ language, messages }: PartQuestion, [low, high]: Minutes): string {
  const { duration, ask, cookingTime } = messages;
  if (low >= DAY_MINUTES) {
    const [from, to] = [low, high].map((minutes) => formatNumber(language, minutes / DAY_MINUTES, 0, 1));
    const days = selectPluralForm(language, high / DAY_MINUTES, ask.calculators.days);
    return fill(days, { n: from === to ? `${from}` : `${from}–${to}` });
  }
  const step = high > MAX_MINUTES ? LONG_STEP : 1;
  const [from = 0, to = 0] = [low, high].map((minutes) => Math.round(minutes / step) * step);
  if (to <= MAX_MINUTES)
    return formatDurationParts(language, duration, [{ low: from, high: to, unit: 'minute' }]);
  const { hour, minute } = duration;
  const [first, last] = [from, to].map((minutes) => formatDuration(language, { hour, minute }, minutes * 60));
  return first === last ? `${first}` : fill(cookingTime.chart.span, { low: `${first}`, high: `${last}` });
}

/** Pounds in the kitchen's unit. */
function weightText(asked: PartQuestion, pounds: readonly number[]): string {
  const unit = usesPounds(asked) ? 'lb' : 'kg';
  const { weights } = asked.messages.cookingTime;
  const [low, high] = pounds.map((value) =>
    formatNumber(asked.language, unit === 'lb' ? value : value / POUNDS_PER_KILOGRAM, 0, 1),
  );
  return fill(weights[unit], { n: high === undefined || high === low ? `${low}` : `${low}–${high}` });
}

export function boilText(asked: PartQuestion, { food }: BoilTimeAnswer): Written {
  const words = asked.messages.ask.calculators;
  const row = BOILED[food.food.id as AnyFoodId];
  const time = row ? timeText(asked, row.minutes) : '';
  return {
    number: time,
    sentence: fill(words.boiled, { food: nameOf(food), time }),
    notes: [
      ...(row?.soaked ? [words.soaked] : []),
      fill(words.timeSource, { source: row ? TIME_SOURCES[row.source] : '' }),
    ],
    to: TIMES,
  };
}

const eggText = (asked: PartQuestion, done: EggDone) =>
  `${asked.messages.ask.calculators.eggsDone[done]}${colon(asked.language)}${timeText(asked, BOILED_EGGS[done])}`;

const eggNote = ({ messages }: PartQuestion) =>
  fill(messages.ask.calculators.eggSource, { source: TIME_SOURCES.eggs });

export function eggTimeText(asked: PartQuestion, done: EggDone): Written {
  return {
    number: timeText(asked, BOILED_EGGS[done]),
    sentence: eggText(asked, done),
    notes: [eggNote(asked)],
    to: TIMES,
  };
}

/** All ways to boil an egg, for a question that names none. */
export function eggTimesView(asked: PartQuestion): AskView {
  const { language, messages } = asked;
  return {
    kind: 'list',
    title: messages.ask.calculators.eggs,
    items: [...EGGS_DONE.map((done) => eggText(asked, done)), eggNote(asked)],
    link: { href: localHref(language, TIMES), text: messages.ask.open.calculator },
    to: englishHref(TIMES),
  };
}

export function roastText(asked: PartQuestion, { pounds, time }: RoastTimeAnswer): Written {
  const { language, messages } = asked;
  const { chart, others, rest } = messages.cookingTime;
  const { row, minutes, perPound } = time;
  const safe = safeTemperature(row.safe);
  const unit = usesPounds(asked) ? 'lb' : 'kg';
  const perUnit = minutes.map((n) => formatNumber(language, unit === 'lb' ? n : n * POUNDS_PER_KILOGRAM, 0));
  const [low = '', high = ''] = perUnit;
  const number = perPound
    ? fill(chart.per[unit], { n: low === high ? low : `${low}–${high}` })
    : timeText(asked, minutes);
  const covered = weightText(asked, row.pounds);
  const weight = pounds === null ? covered : weightText(asked, [pounds]);
  const conditions = fill(chart.oven, {
    weight: covered,
    fahrenheit: row.oven?.fahrenheit ?? '',
    celsius: row.oven?.celsius ?? '',
  });
  return {
    number,
    sentence: fill(messages.ask.calculators.roasted, { cut: chart.cuts[row.cut], weight, time: number }),
    notes: [
      `${conditions}; ${fill(others.inside, safe)}.`,
      ...(safe.restMinutes > 0 ? [fill(rest, { n: safe.restMinutes })] : []),
      others.source,
    ],
    to: TIMES,
  };
}

export function thawText(asked: PartQuestion, { pounds, places }: ThawAnswer): Written {
  const words = asked.messages.ask.calculators;
  const weight = weightText(asked, [pounds]);
  const [first = '', ...rest] = places.map(({ place, minutes }) =>
    fill(words.thaw[place], { weight, time: timeText(asked, minutes) }),
  );
  const [shown] = places;
  return {
    number: shown ? timeText(asked, shown.minutes) : '',
    sentence: first,
    notes: [...rest, words.thawSource],
    to: TIMES,
  };
}
