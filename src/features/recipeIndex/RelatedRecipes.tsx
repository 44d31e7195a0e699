import type { RecipeSummary } from '@gramwise/engine/recipes/summary.ts';
import type { Language } from '#catalogs/languages.ts';
import { RecipeCard, type RecipeCardMessages } from '#tools/recipeCard/RecipeCard.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';

interface Props {
  language: Language;
  title: string;
  card: RecipeCardMessages;
  recipes: readonly (RecipeSummary & { drawing: string | null })[];
}

/** Recipes that resemble the one above. */
export function RelatedRecipes({ language, title, card, recipes }: Props) {
  return (
    <LanguageProvider value={language}>
      <Section id="related-title" title={title} data-noprint>
        <ul className={`${layout.plain} ${layout.cards}`}>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} messages={card} heading="h3" />
            </li>
          ))}
        </ul>
      </Section>
    </LanguageProvider>
  );
}
