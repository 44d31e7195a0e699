import { messagesFor } from '#catalogs/messages.ts';
import { weighedFoods } from '#pages/_kitchen/weighedFoods.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { KitchenSettings } from './KitchenSettings.tsx';

export const inputs: ToolInputs = {
  view: (language) => (
    <KitchenSettings messages={messagesFor(language, 'kitchen').kitchen} foods={weighedFoods(language)} />
  ),
};
