import { categoryOf, publishedFigures } from '@gramwise/engine/foods/figures.ts';
import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { foodName, foodWithOf } from '@gramwise/engine/foods/names/names.ts';
import { SOURCES } from '@gramwise/engine/foods/sources.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { listWays } from '#features/foods/listWays.ts';
import { formatWeight } from '#features/foods/weighedWays.ts';
import { formatGrams } from '#format/weights.ts';
import { readingTitle } from '#pages/_reading/readingHead.ts';
import type { PageHead } from '#site/head.ts';
import { englishHref, PAGES } from '#site/paths.ts';
import { breadcrumbs, webPage } from '#site/structuredData.ts';
import { titleCase } from './titleCase.ts';

/** The food after "of", as titles write it. */
const ofInTitle = (language: Language, food: FoodId) =>
  writingOf(language).titleCase
    ? writingOf(language).of[0] + titleCase(foodName(language, food))
    : foodWithOf(language, food);

/** The heading of a food's page: `How Much Does a Cup of Flour Weigh?` */
export const foodTitle = (language: Language, food: FoodId) =>
  fill(messagesFor(language, 'foods').foods.page.title, { of: ofInTitle(language, food) });

/** A food page's metadata. */
export function foodHead(language: Language, food: FoodId): PageHead {
  const messages = messagesFor(language, 'foods', 'fills');
  const { page, chart } = messages.foods;
  const ways = listWays(food);
  const [usual] = ways;
  if (!usual) throw new Error(`No weight: ${food}`);
  const path = englishHref({ page: 'ingredient', part: food });
  const title = foodTitle(language, food);
  const description = fill(page.meta.description, {
    of: foodWithOf(language, food),
    grams: formatWeight(language, usual, messages),
  });
  const sources = new Set(
    ways.flatMap((way) => publishedFigures(food, way.fill)).map(({ source }) => source),
  );
  return {
    title: headTitle(language, food, formatGrams(language, usual.grams)),
    description,
    path,
    type: 'article',
    data: [
      webPage(language, {
        title,
        description,
        path,
        about: foodName(language, food),
        citations: [...sources].map((id) => SOURCES[id]),
      }),
      breadcrumbs(language, [
        { name: chart.title, path: PAGES.ingredients },
        { name: messages.foods.categories[categoryOf(food)], path: categoryPath(food) },
        { name: foodName(language, food), path },
      ]),
    ],
  };
}

/** Search engines truncate longer descriptions. */
const MAX_TITLE_LENGTH = 60;

function headTitle(language: Language, food: FoodId, grams: string): string {
  const { page } = messagesFor(language, 'foods').foods;
  const title = fill(page.meta.title, { of: ofInTitle(language, food), grams });
  if (title.length <= MAX_TITLE_LENGTH) return readingTitle(title);
  return fill(page.shortTitle, { food: foodName(language, food), grams });
}

const categoryPath = (food: FoodId) =>
  englishHref({ page: 'ingredients', query: { category: categoryOf(food) } });
