import {
  FRICTION_FAHRENHEIT,
  type Kneading,
  waterTemperature,
} from '@gramwise/engine/calculators/waterTemperature.ts';
import { type CountryId, usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import type { Result } from '@gramwise/engine/result.ts';
import { DEGREE_SCALES, type DegreeScale } from '@gramwise/engine/temperature/shownBy.ts';
import type { LiveConfig } from '#tools/live/liveFields.ts';

export type WaterFields = {
  dough: string;
  room: string;
  flour: string;
  leaven: string;
  friction: string;
  degrees: string;
};

export const KNEADING = Object.keys(FRICTION_FAHRENHEIT) as readonly Kneading[];

/** The degrees that kneading adds on a scale, to the nearest one. */
export const frictionIn = (kneading: Kneading, degrees: DegreeScale): number =>
  Math.round(FRICTION_FAHRENHEIT[kneading] / (degrees === 'celsius' ? 1.8 : 1));

/** What the fields start with on a scale of degrees: a dough in a stand mixer. */
export const startingFields = (degrees: DegreeScale): WaterFields => {
  const [dough, room] = degrees === 'celsius' ? ['25', '21'] : ['76', '70'];
  return { dough, room, flour: room, leaven: '', friction: String(frictionIn('mixer', degrees)), degrees };
};

/** The scale of a country's thermometers. */
const scaleOf = (country: CountryId): DegreeScale => (usesCustomaryUnits(country) ? 'fahrenheit' : 'celsius');

export const waterConfig = (country: CountryId): LiveConfig<WaterFields> => ({
  start: startingFields(scaleOf(country)),
  choices: { degrees: DEGREE_SCALES },
});

export const degreesOf = (fields: WaterFields): DegreeScale =>
  fields.degrees === 'fahrenheit' ? 'fahrenheit' : 'celsius';

export interface WaterAnswer {
  water: number;
  /** What bakers call the base temperature: water, flour, room and starter together. */
  base: number;
  /** Water that freezes, or kills yeast. */
  caution: 'ice' | 'hot' | null;
}

/** Freezing, and the hottest that makers of yeast advise, 130 °F. */
const LIMITS = { celsius: [0, 54.4], fahrenheit: [32, 130] } as const;

/** The temperature of the water; null while a field is empty. Without a starter there is none to count. */
export function computeWater(
  fields: WaterFields,
  decimal: '.' | ',',
): Result<WaterAnswer, 'no-temperature'> | null {
  const { dough, room, flour, leaven, friction } = fields;
  if ([dough, room, flour, friction].some((text) => text.trim() === '')) return null;
  const number = (text: string) => parseQuantity(text, decimal) ?? Number.NaN;
  const at = {
    dough: number(dough),
    room: number(room),
    flour: number(flour),
    starter: leaven.trim() === '' ? null : number(leaven),
    friction: number(friction),
  };
  const water = waterTemperature(at);
  if (!water.ok) return water;
  const [freezing, hot] = LIMITS[degreesOf(fields)];
  const caution = water.value <= freezing ? 'ice' : water.value > hot ? 'hot' : null;
  const base = water.value + at.room + at.flour + (at.starter ?? 0);
  return { ok: true, value: { water: water.value, base, caution } };
}
