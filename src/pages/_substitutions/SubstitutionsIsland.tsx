import type { ComponentProps } from 'react';
import { Substitutions } from '#features/substitutions/Substitutions.tsx';
import type { OpenReader } from '#features/substitutions/useMissing.ts';
import { island } from '#ui/island/Island.tsx';

/** Reads what is missing as the question field does. */
const openReader: OpenReader = async (language) => {
  const { openAsker } = await import('#features/ask/asker.ts');
  const { openMissing } = await openAsker(language);
  return openMissing();
};

/** The substitutions with what reads an amount in words. */
export const SubstitutionsTool = (props: Omit<ComponentProps<typeof Substitutions>, 'openReader'>) => (
  <Substitutions {...props} openReader={openReader} />
);

export const SubstitutionsIsland = island(SubstitutionsTool);
