import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { KitchenSettings } from './KitchenSettings.tsx';

export const inputs: ToolInputs = {
  view: (language) => (
    <KitchenSettings
      messages={messagesFor(language, 'kitchen', 'foodField')}
      foods={converterFoods(language)}
    />
  ),
};
