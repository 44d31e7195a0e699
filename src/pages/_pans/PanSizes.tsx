import { type PanOrigin, panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { findPanPreset, PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { panArea, panVolume } from '@gramwise/engine/pans/shapes.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { SWAPS } from '#features/pans/swapForm.ts';
import { formatNumber } from '#format/format.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { formatPresetName } from '#tools/pans/presetName.ts';
import { Section } from '#ui/section/Section.tsx';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import { TableHead } from '#ui/table/TableHead.tsx';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  messages: Pick<Catalog, 'pans' | 'pansPage'>;
}

/** The pans of shops with the factor from the usual one, which comes first. */
function pansOf(origin: PanOrigin) {
  const usual = findPanPreset(SWAPS[origin].recipe.pan);
  if (!usual) return [];
  return [usual, ...PAN_PRESETS.filter((preset) => preset.origin === origin && preset !== usual)].map(
    (preset) => ({ preset, factor: swapFactor(usual.pan, preset.pan, 'area') }),
  );
}

/** The pans that the visitor's shops sell: the tool without script. */
export function PanSizes({ language, messages }: Props) {
  const { title, text, columns } = messages.pansPage.table;
  const number = (n: number, decimals = 0) => formatNumber(language, n, decimals);
  return (
    <Section id="sizes-title" title={title} lead={text}>
      <InKitchens of={(kitchen) => panOrigin(kitchen ?? LANGUAGES[language].kitchen)}>
        {(origin) => (
          <ScrollableTable label={title}>
            <table>
              <caption className={layout.hidden}>{title}</caption>
              <TableHead columns={[columns.pan, columns.factor, columns.area, columns.volume]} />
              <tbody>
                {pansOf(origin).map(({ preset, factor }) => (
                  <tr key={preset.id}>
                    <th scope="row">{formatPresetName(language, messages.pans, preset)}</th>
                    <td>{factor.ok && `×\u00a0${number(factor.value, 2)}`}</td>
                    <td>{`${number(panArea(preset.pan))}\u00a0cm²`}</td>
                    <td>{`${number(Math.round(panVolume(preset.pan) / 50) * 50)}\u00a0ml`}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollableTable>
        )}
      </InKitchens>
    </Section>
  );
}
