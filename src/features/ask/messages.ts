import type { CriticalChange } from '@gramwise/engine/substitutions/critical.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { CookTextMessages } from '#format/cookAnswer.ts';
import type { PracticeMessages } from '#tools/eggs/practiceText.ts';
import type { PanNames } from '#tools/pans/presetName.ts';
import type { PortionMessages } from '#tools/portions/portionText.ts';
import type { StageMessages } from '#tools/thermometer/stageText.ts';

/** The messages on the page before anything is asked. */
export type AskFrame = Omit<Catalog['ask'], 'answers'>;

/** The messages of answers, loaded when something is asked. */
export interface AskMessages extends CookTextMessages, Pick<Catalog, 'fills' | 'oven' | 'report'> {
  ask: Catalog['ask']['answers'];
  substitutions: Pick<
    Catalog['substitutions'],
    | 'ask'
    | 'instead'
    | 'insteadOfPieces'
    | 'pinch'
    | 'pieces'
    | 'refusals'
    | 'noSubstitute'
    | 'diets'
    | 'allergens'
    | 'cautions'
    | 'noneFits'
    | 'note'
  > & { changes: Pick<Catalog['substitutions']['changes'], CriticalChange> };
  cookingTime: Pick<Catalog['cookingTime'], 'rest' | 'stricter' | 'weights'> & {
    foods: Catalog['cookingTime']['table']['foods'];
    chart: Pick<Catalog['cookingTime']['chart'], 'cuts' | 'span' | 'range' | 'oven' | 'per'>;
    others: Pick<Catalog['cookingTime']['others'], 'inside' | 'source'>;
  };
  sugarStages: StageMessages;
  eggs: PracticeMessages & Pick<Catalog['eggs'], 'note' | 'practice'>;
  brine: Pick<Catalog['brine'], 'methods' | 'errors' | 'tested' | 'vinegar'>;
  duration: Catalog['timers']['duration'];
  measures: Catalog['foods']['measures'];
  pans: PanNames;
  portions: PortionMessages &
    Pick<Catalog['portions'], 'adult' | 'dishes' | 'eaters' | 'enough' | 'lessThanOne'> & {
      countries: Catalog['kitchen']['countries'];
    };
}
