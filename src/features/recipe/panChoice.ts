import type { MeasurementSystem } from '@gramwise/engine/kitchens/initialSystem.ts';
import type { PanOrigin } from '@gramwise/engine/kitchens/kitchens.ts';

/** What another pan does to a recipe. */
export interface PanChange {
  factor: number;
  /** Whether it is filled to the same share of its depth, rather than to the same height. */
  byVolume?: true;
  /** Whether it does not suit the recipe and so is not offered; older links still open with it. */
  unsuited?: true;
}

/** Another pan for a recipe. */
export interface OtherPan extends PanChange {
  id: string;
  name: string;
  origin: PanOrigin;
  /** What it does where measures are metric, if the recipe has another pan there. */
  metric?: PanChange;
}

/** A pan where measures are of this system. */
export const panIn = (pan: OtherPan, system: MeasurementSystem): OtherPan => {
  const { id, name, origin, metric } = pan;
  return system === 'metric' && metric ? { id, name, origin, ...metric } : pan;
};
