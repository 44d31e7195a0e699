import type { MeasuredFood } from '@gramwise/engine/foods/listedFood.ts';
import { type Kitchen, referenceCup } from '@gramwise/engine/kitchens/kitchen.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { memo } from 'react';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { findWay } from '#tools/foodField/way.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './Converter.module.css';
import type { Conversion } from './conversion.ts';
import type { ConverterMessages } from './messages.ts';
import type { Weight } from './weight.ts';

interface Props {
  messages: ConverterMessages['converter'];
  food: MeasuredFood;
  kitchen: Kitchen;
  basis: Weight['basis'];
  /** Grams per milliliter. */
  density: number;
  as: string;
  figure: Conversion['figure'];
  /** The figure that the page uses unless another is chosen. */
  usualFigure: Conversion['figure'];
  change: (part: Partial<Conversion>) => void;
}

/**
 * Where the number comes from, and the measured weight where it differs from the usual conversion. Memoized, because
 * another amount changes none of it.
 */
export const Origin = memo(function Origin({
  messages,
  food,
  kitchen,
  basis,
  density,
  as,
  figure,
  usualFigure,
  change,
}: Props) {
  const language = useLanguage();
  const way = findWay(food, as);
  const grams = (value: number) => formatNumber(language, value, 0, value < 10 ? 1 : 0);
  const sources = way.sources.join(', ');
  const cup = grams(way.cup);
  const [low, high] = [grams(way.low ?? way.cup), grams(way.high ?? way.cup)];
  const weighed =
    low === high
      ? fill(messages.weighed, { cup, sources })
      : fill(messages.weighedBetween, { low, high, cup, sources });
  const usualIsMeasured = figure === 'measured' && usualFigure === 'measured';
  const offered = way === food.ways[0] && food.differs && basis !== 'own' && !usualIsMeasured;

  return (
    <>
      {offered && (
        <p className={styles.caution}>
          {fill(figure === 'measured' ? messages.measuredUsed : messages.differs, { cup, sources })}{' '}
          {food.id === 'salt' && figure === '' && `${messages.crystal} `}
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => change({ figure: figure === 'measured' ? '' : 'measured' })}
          >
            {figure === 'measured' ? messages.useSpecified : messages.useMeasured}
          </button>
        </p>
      )}
      <details className={styles.origin}>
        <summary>{messages.where}</summary>
        {basis === 'own' && (
          <p>
            {fill(messages.own, {
              cup: grams(density * UNITS[referenceCup(kitchen)].size),
              ml: grams(UNITS[referenceCup(kitchen)].size),
            })}{' '}
            <LocalLink to="kitchen">{messages.kitchen}</LocalLink>
          </p>
        )}
        {basis === 'specified' && food.density !== undefined && (
          <p>
            {fill(messages.specified, {
              density: formatNumber(language, food.density, 2),
              cup: grams(food.density * US_MEASURES.cup),
              measured: cup,
              sources,
            })}
          </p>
        )}
        {basis !== 'specified' && <p>{weighed}</p>}
        <p>
          <LocalLink to={{ page: 'ingredient', part: food.id }}>{messages.foodPage}</LocalLink>
        </p>
      </details>
    </>
  );
});
