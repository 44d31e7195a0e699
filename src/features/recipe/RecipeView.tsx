import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import { printPage } from '#ui/print/printPage.ts';
import { QrCodePlaceholder } from '#ui/print/QrCodePlaceholder.tsx';
import layout from '#ui/theme/layout.module.css';
import { IngredientList } from './IngredientList.tsx';
import { Instructions } from './Instructions.tsx';
import type { LineLinks } from './lineLinks.ts';
import { listFacts } from './listFacts.ts';
import type { RecipeMessages } from './messages.ts';
import { NutritionAndTags } from './NutritionAndTags.tsx';
import type { OtherPan } from './panChoice.ts';
import { RecipeHeader } from './RecipeHeader.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import styles from './RecipeView.module.css';
import { SettingsBar } from './SettingsBar.tsx';
import { SaveRecipe } from './save/SaveRecipe.tsx';
import { type RecipeControls, useRecipeSettings } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  /** Our own drawing of the dish. */
  drawing: ReactNode;
  links: readonly LineLinks[];
  /** Other pans, for baked recipes. */
  pans: readonly OtherPan[];
  /** What joins a food to its amount in the page's language. */
  joins: readonly string[];
  /** Extra actions for the recipe in its current settings, such as cook mode; shown before Print. */
  actions?: (controls: RecipeControls) => ReactNode;
  /** Rendered after each step of the recipe as shown, such as its timers. */
  afterStep?: (index: number, shown: Recipe) => ReactNode;
}

/** A whole recipe. Pass the recipe's id as `key`. */
export function RecipeView({ messages, drawing, links, joins, actions, afterStep, ...scalable }: Props) {
  const language = useLanguage();
  const controls = useRecipeSettings(scalable, messages.text);
  const [pictured, setPictured] = useState(false);
  const { recipe, pans, shown, factor, view } = controls;
  const servings = recipe.servings === null ? null : Math.round(factor * recipe.servings * 10) / 10;
  const printWithPicture = async () => {
    flushSync(() => setPictured(true));
    await printPage();
    setPictured(false);
  };
  return (
    <article className={`${layout.column} ${styles.recipe}`}>
      <p className={styles.back} data-noprint>
        <LocalLink to="recipes" className={buttons.quiet}>
          <Icon name="left" />
          {messages.back}
        </LocalLink>
      </p>
      <div className={styles.top}>
        <QrCodePlaceholder />
        <RecipeHeader
          messages={messages}
          recipe={recipe}
          description={shown.description}
          facts={listFacts(language, messages, recipe, { servings, shelfLife: shown.shelfLife })}
        />
        <RecipePicture messages={messages.picture} recipe={recipe} drawing={drawing} printed={pictured} />
      </div>
      <SettingsBar
        messages={messages}
        recipe={recipe}
        controls={controls}
        pans={pans}
        joins={joins}
        more={
          <SaveRecipe
            saved={{ language, messages, recipe, shown, servings, view }}
            onPrint={printWithPicture}
          />
        }
      >
        {actions?.(controls)}
      </SettingsBar>
      <div className={styles.columns}>
        <IngredientList
          messages={messages}
          recipe={recipe.id}
          allergens={recipe.allergens}
          garnish={recipe.garnish}
          controls={controls}
          links={links}
        />
        <Instructions messages={messages} shown={shown} afterStep={(index) => afterStep?.(index, recipe)} />
      </div>
      <NutritionAndTags messages={messages} recipe={recipe} />
    </article>
  );
}
