import type { ComponentProps } from 'react';
import { KitchenSettings } from '#features/kitchen/KitchenSettings.tsx';
import { island } from '#ui/island/Island.tsx';
import { NewPhone } from './NewPhone.tsx';

/** One island, because a file saved while the page loads must hold what was chosen just before. */
export const KitchenIsland = island(({ messages, foods }: ComponentProps<typeof KitchenSettings>) => (
  <>
    <KitchenSettings messages={messages} foods={foods} />
    <NewPhone messages={messages.kitchen.newPhone} />
  </>
));
