import type { OvenId } from '@gramwise/engine/kitchens/kitchens.ts';
import { GAS_MARKS } from '@gramwise/engine/temperature/gasMark.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import type { SheetMessages } from './messages.ts';
import styles from './SheetOfPaper.module.css';
import { listOvenSettings } from './sheetText.ts';

/** Oven temperatures, one row per scale, the visitor's own first. */
export function OvenStrip({ messages, scales }: { messages: SheetMessages; scales: readonly OvenId[] }) {
  const { oven, sheet } = messages;
  const names: Record<OvenId, string> = {
    celsius: oven.usual,
    fan: oven.fan,
    fahrenheit: oven.fahrenheit,
    'gas-mark': oven.mark,
    thermostat: sheet.page.thermostat,
  };
  return (
    <div className={styles.part}>
      <h3>{sheet.parts.oven}</h3>
      <ScrollableTable label={sheet.parts.oven}>
        <table className={styles.strip}>
          <tbody>
            {scales.map((scale) => (
              <tr key={scale}>
                <th scope="row">{names[scale]}</th>
                {listOvenSettings(scale).map((setting, index) => (
                  <td key={GAS_MARKS[index]?.id}>{setting}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </div>
  );
}
