import { findPanPreset, PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import { panArea, panVolume } from '@gramwise/engine/pans/shapes.ts';
import { swapFactor } from '@gramwise/engine/pans/swap.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { formatPresetName } from '#features/pans/panOptions.ts';
import { initialSwap } from '#features/pans/swapForm.ts';
import { formatNumber } from '#format/format.ts';
import { ScrollableTable } from '#ui/table/ScrollableTable.tsx';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  messages: Pick<Catalog, 'pans' | 'pansPage'>;
}

/** The pans that are sold where the language is read, with the factor from the usual one: the tool without script. */
export function PanSizes({ language, messages }: Props) {
  const { title, text, columns } = messages.pansPage.table;
  const usual = findPanPreset(initialSwap(language).recipe.pan);
  if (!usual) return null;
  const rows = [
    usual,
    ...PAN_PRESETS.filter(({ origin, id }) => origin === usual.origin && id !== usual.id),
  ].map((preset) => ({ preset, factor: swapFactor(usual.pan, preset.pan, 'area') }));
  const number = (n: number, decimals = 0) => formatNumber(language, n, decimals);
  return (
    <section className={`${layout.column} ${layout.section}`} aria-labelledby="sizes-title">
      <div className={layout.head}>
        <h2 id="sizes-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ScrollableTable label={title}>
        <table>
          <caption className={layout.hidden}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.pan}</th>
              <th scope="col">{columns.factor}</th>
              <th scope="col">{columns.area}</th>
              <th scope="col">{columns.volume}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ preset, factor }) => (
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
    </section>
  );
}
