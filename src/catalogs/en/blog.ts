/** Messages of the pages around posts; the posts themselves are content. */
export const blog = {
  meta: {
    title: 'Kitchen Measuring Blog: Charts and Guides',
    description:
      'Cups in grams, spoons, ounces and oven heat: charts to cook from, guides to flour, sugar and oil, and ways to measure well. With sources.',
  },
  title: 'The measuring blog',
  lead: 'Charts to cook from and the reasons behind them. Figures come from this site’s converter or name their source.',
  search: 'Search the posts',
  submit: 'Search',
  category: 'Category',
  all: 'All',
  count: { one: '{n} post', other: '{n} posts' },
  none: 'No post matches this search.',
  reset: 'Show all posts',
  feed: 'RSS feed',
  ovens: 'Oven settings side by side',
  path: 'Breadcrumbs',
  home: 'Blog',
  published: 'Published {date}',
  updated: 'Updated {date}',
  minutes: { one: '{n} minute read', other: '{n} minute read' },
  contents: 'On this page',
  tryIt: 'Try your own amount',
  related: 'Read next',
  back: 'Back to the blog',
  others: 'Other categories',
  measure: {
    title: 'Convert what you have measured',
    inch: 'Inch Calculator',
    weight: 'Weight Converter',
    volume: 'Volume Converter',
    temperature: 'Temperature Converter',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Kitchen Conversions: Cups, Grams, Ounces, Spoons',
        description:
          'Posts on kitchen conversions: cups to grams, spoons, ounces, pints, milliliters and oven heat, each with a chart and a live converter.',
      },
      title: 'Conversions',
      lead: 'From cups to grams and from Fahrenheit to Celsius: each post answers one question, with a chart.',
    },
    'cooking-tips': {
      meta: {
        title: 'Cooking Tips: Measure Well and Scale Recipes',
        description:
          'Posts on measuring and scaling: which tools to buy first, how to fill a cup, when to weigh, and how to cook a recipe for more or fewer people.',
      },
      title: 'Cooking Tips',
      lead: 'Tools and habits that make a recipe come out the same way twice.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Ingredient Guides: Flour, Sugar, Oil and Spices',
        description:
          'Guides to what you measure most: flours, sugars, oils, herbs and spices. What a cup or spoon of each weighs, and what can replace what.',
      },
      title: 'Ingredient Guides',
      lead: 'What a cup or a spoon of each weighs, how the kinds differ, and what can replace what.',
    },
  },
} as const;
