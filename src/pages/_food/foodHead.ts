import { fillsOf, isFood, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId, FoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName, foodWithOf } from '@gramwise/engine/foods/names/names.ts';
import { isWholePiece } from '@gramwise/engine/foods/piece.ts';
import { SOURCES, type SourceId } from '@gramwise/engine/foods/sources.ts';
import { PORTIONS } from '@gramwise/engine/foods/table/fillets.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { figuresOf } from '#features/foods/figuresOf.ts';
import { formatFoodAnswer } from '#features/foods/formatFoodAnswer.ts';
import { formatPieceGrams } from '#features/foods/formatPieceGrams.ts';
import { formatPieceName } from '#features/foods/formatPieceName.ts';
import { formatPieceSentence } from '#features/foods/formatPieceSentence.ts';
import { leadMeasure, leadsByPiece } from '#features/foods/leadMeasure.ts';
import { shareOfCup } from '#features/foods/leadWeights.ts';
import { listWays } from '#features/foods/listWays.ts';
import { piecesIn, usualPieces } from '#features/foods/usualPieces.ts';
import { formatWeight } from '#features/foods/weighedWays.ts';
import { formatGrams } from '#format/weights.ts';
import { MAX_TITLE_LENGTH, readingTitle } from '#pages/_reading/readingHead.ts';
import type { PageHead } from '#site/head.ts';
import { englishHref } from '#site/paths.ts';
import { breadcrumbs, webPage } from '#site/structuredData.ts';
import { foodTrail } from './foodTrail.ts';
import { titleCase } from './titleCase.ts';

const inTitle = (language: Language, text: string) =>
  writingOf(language).titleCase ? titleCase(text) : text;

/** The food after "of", as titles write it. */
const ofInTitle = (language: Language, food: AnyFoodId) =>
  writingOf(language).titleCase
    ? writingOf(language).of[0] + titleCase(foodName(language, food))
    : foodWithOf(language, food);

/** `Bacon: How Much Does 1 Slice Weigh?`, `Bagels: How Much Does One Weigh?`, `Cornbread: How Much Does 1 Piece Weigh?` */
function pieceTitle(language: Language, food: AnyFoodId): string {
  const messages = messagesFor(language, 'foods', 'fills');
  const { title } = messages.foods.page.counted;
  const [usual] = usualPieces(language, food);
  const name = inTitle(language, foodName(language, food));
  const isNamed = usual?.own !== undefined || usual?.word !== usual?.id;
  const isOne = !usual || (!isNamed && isWholePiece(usual.id) && !PORTIONS.includes(food));
  if (isOne) return fill(title.itself, { food: name });
  return fill(title.part, {
    food: name,
    piece: inTitle(language, usual.own ?? messages.foods.pieces[usual.word]),
  });
}

/** The heading of a food's page: `How Much Does a Cup of Flour Weigh?` */
export function foodTitle(language: Language, food: AnyFoodId): string {
  if (!isFood(food) || leadsByPiece(language, food)) return pieceTitle(language, food);
  const { title } = messagesFor(language, 'foods').foods.page;
  return fill(title[leadMeasure(language, food)], { of: ofInTitle(language, food) });
}

/** The number that a food's page leads with, in a sentence. */
export function foodAnswer(language: Language, food: AnyFoodId): string {
  const messages = messagesFor(language, 'foods', 'fills');
  const name = foodName(language, food);
  if (isFood(food)) {
    const ways = listWays(food, { language, fills: messages.fills });
    return formatFoodAnswer(language, { food, name, of: foodWithOf(language, food), ways }, messages);
  }
  const [piece] = usualPieces(language, food);
  return piece ? formatPieceSentence(language, name, piece, messages) : name;
}

/** The title and the description that search engines show. */
function metaOf(language: Language, food: AnyFoodId): { title: string; description: string } {
  const messages = messagesFor(language, 'foods', 'fills');
  const { page } = messages.foods;
  const name = foodName(language, food);
  const [way] = listWays(food, { language, fills: messages.fills });
  if (way && isFood(food) && !leadsByPiece(language, food)) {
    const lead = leadMeasure(language, food);
    const led = { ...way, grams: way.grams * shareOfCup(language, figuresOf(language, food)[0]) };
    const grams = formatWeight(language, led, messages);
    return {
      title: cupTitle(language, food, formatGrams(language, led.grams)),
      description: fill(page.meta.description[lead], { of: foodWithOf(language, food), grams }),
    };
  }
  const [piece] = usualPieces(language, food);
  if (!piece) throw new Error(`No weight: ${food}`);
  const grams = formatPieceGrams(language, { grams: piece.grams });
  const title = fill(page.counted.metaTitle, { food: name, piece: formatPieceName(messages, piece), grams });
  return {
    title: readingTitle(title),
    description: fill(page.counted.description, {
      answer: formatPieceSentence(language, name, piece, messages),
    }),
  };
}

/** The sources of everything on a food's page. */
export function sourcesOf(language: Language, food: AnyFoodId): ReadonlySet<SourceId> {
  const cups = isFood(food) ? fillsOf(food).flatMap((fill) => publishedFigures(food, fill)) : [];
  const pieces = isFood(food) ? [] : piecesIn(language, food);
  return new Set([...cups, ...pieces].map(({ source }) => source));
}

/** A food page's metadata. */
export function foodHead(language: Language, food: AnyFoodId): PageHead {
  const path = englishHref({ page: 'ingredient', part: food });
  const { title, description } = metaOf(language, food);
  return {
    title,
    description,
    path,
    type: 'article',
    data: [
      webPage(language, {
        title: foodTitle(language, food),
        description,
        path,
        about: foodName(language, food),
        citations: [...sourcesOf(language, food)].map((id) => SOURCES[id]),
      }),
      breadcrumbs(language, [
        ...foodTrail(language, food, messagesFor(language, 'foods').foods).map(({ name, to }) => ({
          name,
          path: englishHref(to),
        })),
        { name: foodName(language, food), path },
      ]),
    ],
  };
}

function cupTitle(language: Language, food: FoodId, grams: string): string {
  const { page } = messagesFor(language, 'foods').foods;
  const lead = leadMeasure(language, food);
  const title = fill(page.meta.title[lead], { of: ofInTitle(language, food), grams });
  if (title.length <= MAX_TITLE_LENGTH) return readingTitle(title);
  return fill(page.shortTitle[lead], { food: foodName(language, food), grams });
}
