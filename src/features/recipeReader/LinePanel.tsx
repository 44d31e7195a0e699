import { type FoodFile, unpackFoods } from '@gramwise/engine/foods/foodFile.ts';
import { possibleUnits } from '@gramwise/engine/units/measureWords.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import buttons from '#ui/button/button.module.css';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import { type LineChoice, NO_FOOD } from './reading/lineChoices.ts';
import { findFoodOptions, findLikelyFoods, findListedName } from './reading/lineFoods.ts';
import type { ShownLine } from './reading/shownLine.ts';
import { SubstitutesOfLine } from './SubstitutesOfLine.tsx';

interface Props {
  line: ShownLine;
  messages: ReaderMessages;
  /** The packed foods of the recipe's language; null until loaded. */
  foods: FoodFile | null;
  choice: LineChoice;
  /** The recipe's language, and what it is scaled by. */
  written: Language;
  factor: number | null;
  onChoose: (choice: LineChoice | null) => void;
}

/** The origin of units whose system does not tell it. */
const ORIGINS: Partial<Record<KitchenUnitId, 'us_legal' | 'australian' | 'japanese'>> = {
  us_legal_cup: 'us_legal',
  australian_tablespoon: 'australian',
  japanese_cup: 'japanese',
};
const originOf = (unit: KitchenUnitId) => {
  const { system } = UNITS[unit];
  return ORIGINS[unit] ?? (system === 'other' ? 'metric' : system);
};

/** `237 ml`, `14.8 ml`, `454 g`. */
function formatUnitSize(page: Language, unit: KitchenUnitId): string {
  const { kind, size } = UNITS[unit];
  return `${formatNumber(page, size, size < 100 ? 1 : 0)}\u00a0${kind === 'volume' ? 'ml' : 'g'}`;
}

/** Lets a visitor change how a line was read: its food, its cups and spoons, or not at all. */
export function LinePanel({ line, messages, foods: file, choice, written, factor, onChoose }: Props) {
  const page = useLanguage();
  const foods = file && unpackFoods(file);
  const { change, food: words } = messages;
  const { name = '', food: found = null, measures = [] } = line.reading ?? {};
  const { food = found?.id ?? NO_FOOD, way = choice.food ? undefined : found?.way } = choice;
  const { keep: _, ...unkept } = choice;
  const none = { id: NO_FOOD, name: change.none };
  return (
    <>
      {foods && (
        <Combobox
          label={change.food}
          listLabel={words.suggestions}
          name="food"
          text={(food !== NO_FOOD && findListedName(foods, food, way)) || change.none}
          value={food}
          optionsFor={(typed) => {
            if (typed?.trim()) return [{ label: words.matches, options: findFoodOptions(foods, typed) }];
            return [
              { label: change.likely, options: [...findLikelyFoods(foods, name), none] },
              { label: change.all, options: foods.map((item) => ({ id: item.id, name: item.name })) },
            ];
          }}
          onChoose={(id) => {
            const [chosen = '', filled] = id.split('~');
            const { way: __, ...others } = unkept;
            onChoose({ ...others, food: chosen, ...(filled && { way: filled }) });
          }}
          emptyText={words.nothing}
          countText={(n) =>
            n === 0 ? words.nothing : fill(n === 1 ? words.found.one : words.found.other, { n })
          }
        />
      )}
      {measures.map((measure) => {
        const units = possibleUnits(measure);
        return (
          <SelectField<KitchenUnitId | ''>
            key={measure}
            label={change.measures[measure]}
            value={units.find((id) => id === choice.unit) ?? ''}
            options={[
              { id: '', name: change.same },
              ...units.map((id) => ({
                id,
                name: fill(change.sizes[originOf(id)], { size: formatUnitSize(page, id) }),
              })),
            ]}
            onChange={(id) => {
              const { unit: __, ...others } = unkept;
              onChoose(id === '' ? others : { ...others, unit: id });
            }}
          />
        );
      })}
      <div className={styles.panelActions}>
        <button
          type="button"
          className={buttons.quiet}
          aria-pressed={choice.keep === true}
          onClick={() => onChoose(choice.keep ? null : { keep: true })}
        >
          {change.keep}
        </button>
        {line.chosen && (
          <button type="button" className={buttons.quiet} onClick={() => onChoose(null)}>
            {change.reset}
          </button>
        )}
        <SubstitutesOfLine
          line={line}
          food={food}
          message={messages.substitutes}
          foods={foods}
          written={written}
          factor={factor}
        />
      </div>
    </>
  );
}
