import type { SugarReading, SugarStageId } from '@gramwise/engine/calculators/sugarStages.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';

/** The messages that name a syrup by its stage. */
export type StageMessages = Pick<Catalog['sugarStages'], 'stages' | 'notYet' | 'between' | 'burnt'>;

/** What the syrup is, or between what. */
export function stageText(messages: StageMessages, { stage, passed, next }: SugarReading): string {
  const name = (id: SugarStageId) => messages.stages[id].name;
  if (stage) return name(stage);
  if (!passed) return messages.notYet;
  return next ? fill(messages.between, { passed: name(passed), next: name(next) }) : messages.burnt;
}
