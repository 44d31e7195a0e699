import { type ReactNode, useState } from 'react';
import type { Recipe } from '#domain/recipes/recipe.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import type { ConverterLink } from './converterLink.ts';
import { Facts } from './Facts.tsx';
import { factsOf } from './facts.ts';
import { Ingredients } from './Ingredients.tsx';
import { Instructions } from './Instructions.tsx';
import type { RecipeMessages } from './messages.ts';
import { NutritionAndTags } from './NutritionAndTags.tsx';
import { Picture } from './Picture.tsx';
import { RecipeHead } from './RecipeHead.tsx';
import styles from './RecipeView.module.css';
import { SettingsBar } from './SettingsBar.tsx';
import { type Kitchen, useRecipeSettings } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  /** Our own drawing of the dish. */
  drawing: ReactNode;
  conversions: readonly (ConverterLink | null)[];
  /** Extra actions for the recipe in its current settings, such as cook mode; shown before Print. */
  actions?: (kitchen: Kitchen) => ReactNode;
  /** Rendered after each step, such as its timers. */
  afterStep?: (step: string, index: number) => ReactNode;
}

/** A whole recipe. Pass the recipe's id as `key`. */
export function RecipeView({ messages, recipe, drawing, conversions, actions, afterStep }: Props) {
  const language = useLanguage();
  const kitchen = useRecipeSettings(recipe, messages.kitchen);
  const [pictured, setPictured] = useState(false);
  const servings = kitchen.base === null ? null : kitchen.amount;
  return (
    <article className={`${layout.column} ${styles.recipe}`}>
      <p className={styles.back} data-noprint>
        <LocalLink to="recipes" className={buttons.quiet}>
          <Icon name="left" />
          {messages.back}
        </LocalLink>
      </p>
      <div className={styles.top}>
        <RecipeHead messages={messages} recipe={recipe} description={kitchen.shown.description} />
        <Picture messages={messages.picture} recipe={recipe} drawing={drawing} printed={pictured} />
      </div>
      <Facts names={messages.facts} facts={factsOf(language, messages, recipe, servings)} />
      <SettingsBar
        messages={messages}
        title={recipe.title}
        kitchen={kitchen}
        pictured={pictured}
        onPictured={setPictured}
      >
        {actions?.(kitchen)}
      </SettingsBar>
      <div className={styles.columns}>
        <Ingredients messages={messages} recipe={recipe.id} kitchen={kitchen} conversions={conversions} />
        <Instructions messages={messages} shown={kitchen.shown} afterStep={afterStep} />
      </div>
      <NutritionAndTags messages={messages} recipe={recipe} />
    </article>
  );
}
