import type { ExportedLine, ExportedRecipe } from '../../recipes/exportedRecipe.ts';
import { partHeading } from '../recipe/recipeParts.ts';

/** What only the caller knows. */
interface PaprikaDetails {
  /** Unique; Paprika writes UUIDs in capitals. */
  uid: string;
  /** Tells Paprika whether a recipe has changed: 64 hexadecimal digits. */
  hash: string;
  /** As `2026-11-26 21:30:00`. */
  created: string;
  /** How much it makes, in the words of the recipe; '' if it does not say. */
  yields: string;
}

const minutesText = (minutes: number | null) => (minutes === null ? '' : `${minutes} min`);

const linesText = (lines: readonly ExportedLine[], separator: string) =>
  lines.map(({ kind, text }) => (kind === 'heading' ? partHeading(text) : text)).join(separator);

/**
 * A recipe as Paprika's JSON, which a `.paprikarecipe` holds packed with gzip, with every field of Paprika's own exports
 * except those of its pictures.
 */
export function toPaprikaRecipe(
  { title, times, ingredients, steps }: ExportedRecipe,
  details: PaprikaDetails,
) {
  const { yields, ...own } = details;
  return {
    ...own,
    name: title ?? '',
    servings: yields,
    ingredients: linesText(ingredients, '\n'),
    directions: linesText(
      steps.filter(({ kind }) => kind !== 'note'),
      '\n\n',
    ),
    notes: linesText(
      steps.filter(({ kind }) => kind === 'note'),
      '\n',
    ),
    description: '',
    nutritional_info: '',
    prep_time: minutesText(times.prep),
    cook_time: minutesText(times.cook),
    total_time: minutesText(times.total),
    difficulty: '',
    rating: 0,
    categories: [],
    source: '',
    source_url: '',
    image_url: '',
    photo: null,
    photo_data: null,
    photo_hash: null,
    photo_large: null,
    photos: [],
  };
}
