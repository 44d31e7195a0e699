import { MeasureBody } from '#pages/_measure/MeasureIsland.tsx';
import { measureMessages } from '#pages/_measure/measureMessages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';

export const inputs: ToolInputs = {
  view: (language) => <MeasureBody messages={measureMessages(language)} recipes={[]} />,
};
