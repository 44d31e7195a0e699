import { isFood, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { SOURCES, type SourceId } from '@gramwise/engine/foods/sources.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { formatGrams, formatGramsRange } from '#format/weights.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './FoodSources.module.css';
import { formatPieceName } from './formatPieceName.ts';
import { levelOf } from './levelOf.ts';
import type { FoodMessages } from './messages.ts';
import { sourceMarket } from './sourceMarket.ts';
import { piecesIn } from './usualPieces.ts';
import { fillWord } from './wayLabel.ts';
import type { WeighedWay } from './weighedWays.ts';

interface Line {
  source: SourceId;
  entry: string;
  /** The text the source prints: `1/2 cup, sliced = 83 g`. */
  prints: string;
  /** How the cup is filled, what it then weighs, and whether we use that figure. */
  notes: readonly string[];
}

function buildLines(
  language: Language,
  food: AnyFoodId,
  ways: readonly WeighedWay[],
  messages: FoodMessages,
): Line[] {
  const { sourceList } = messages.foods.page;
  // Recipes are not text with entries: how many of their lines there are stands in an entry's place.
  const named = (source: SourceId, entry: string) => {
    if (source !== 'recipes') return entry;
    return entry ? entry.replace(/^\d+(?= \(|$)/, (n) => filled(sourceList.lines, { n })) : sourceList.middle;
  };
  const printed = (measure: string, grams: number) =>
    filled(sourceList.figure, { measure, grams: `${formatNumber(language, grams, 0, 3)}\u00a0g` });
  const cups = ways.flatMap(({ fill, label }) => {
    if (!isFood(food)) return [];
    const way = label || fillWord(levelOf(food) === 'level', messages.fills);
    return publishedFigures(food, fill).map((figure, index): Line => {
      const { source, entry, measure, grams, gramsPerCup } = figure;
      return {
        source,
        entry:
          source === 'recipes' ? filled(sourceList.weighed, { entry: named(source, entry) }) : `${entry}:`,
        prints: printed(measure, grams),
        notes: [
          ...(way ? [way] : []),
          ...(grams === gramsPerCup
            ? []
            : [filled(sourceList.cup, { grams: formatGrams(language, gramsPerCup) })]),
          ...(index === 0 ? [sourceList.used] : []),
        ],
      };
    });
  });
  const pieces = piecesIn(language, food).flatMap((piece): Line[] => {
    const { source, entry, grams, others = [] } = piece;
    const notesOf = (id: SourceId) => [
      formatPieceName(messages, { ...piece, market: sourceMarket(piece, id) }),
    ];
    return [
      {
        source,
        entry: '',
        prints: printed(named(source, entry), piece.printed ?? grams),
        notes: notesOf(source),
      },
      ...others.map(({ source, entry, low, high }) => ({
        source,
        entry: '',
        prints: filled(sourceList.figure, {
          measure: named(source, entry),
          grams: formatGramsRange(language, low, high),
        }),
        notes: notesOf(source),
      })),
    ];
  });
  return [...cups, ...pieces];
}

/** The sources of a food's figures: what each prints, and the cup weight that follows. */
export function FoodSources({
  food,
  ways,
  messages,
}: {
  food: AnyFoodId;
  ways: readonly WeighedWay[];
  messages: FoodMessages;
}) {
  const language = useLanguage();
  const lines = buildLines(language, food, ways, messages);
  const sources = [...new Set(lines.map(({ source }) => source))];
  return (
    <ul className={`${layout.plain} ${styles.sources}`}>
      {sources.map((id) => {
        const { name, version, url } = SOURCES[id];
        return (
          <li key={id}>
            <a href={url} rel="external noopener" lang="en">
              {name}
              {version && `, ${version}`}
            </a>
            <ul className={layout.plain}>
              {lines
                .filter(({ source }) => source === id)
                .map(({ entry, prints, notes }) => (
                  <li key={entry + prints + notes[0]}>
                    <span lang={id === 'recipes' ? undefined : 'en'}>
                      {entry && `${entry} `}
                      <b lang={entry ? 'en' : undefined}>{prints}</b>
                    </span>{' '}
                    <small>{notes.join(' · ')}</small>
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
