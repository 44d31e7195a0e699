import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { CONVERTER_UNIT_IDS } from '@gramwise/engine/units/specification/homeConverter.ts';
import { useEffect, useState } from 'react';
import { useOrigin } from '#browser/useOrigin.ts';
import { useUrlState } from '#browser/useUrlState.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#catalogs/languages.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import { useFoods } from '#tools/foodField/useFoods.ts';
import buttons from '#ui/button/button.module.css';
import { CheckField } from '#ui/field/CheckField.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { copyText } from '#ui/toast/copyText.ts';
import styles from './EmbedMaker.module.css';
import { buildEmbedCode, buildFramePath } from './embedCode.ts';
import {
  DEFAULT_EMBED_SETTINGS,
  EMBED_KINDS,
  EMBED_THEMES,
  type EmbedSettings,
  readEmbedSettings,
  writeEmbedSettings,
} from './embedSettings.ts';

import { RecipeField } from './RecipeField.tsx';
import { usePackedRecipe } from './usePackedRecipe.ts';

interface Props {
  messages: Pick<Catalog, 'embed' | 'foodField' | 'units'>;
  /** The specification's foods; the others load on demand. */
  foods: MeasuredList;
  /** Where the site is published. */
  origin: string;
  /** The names of the frames in each language. */
  titles: Readonly<Record<Language, Readonly<Record<EmbedSettings['what'], string>>>>;
}

/** The site's green, the initial value of the color field. */
const SITE_GREEN = '2f6339';

/** How long typing must pause before the preview updates, in milliseconds. */
const PREVIEW_DELAY_MS = 400;

/** Configures a frame, previews it, and gives its code. */
export function EmbedMaker({ messages, foods: initialFoods, origin: published, titles }: Props) {
  const page = useLanguage();
  const origin = useOrigin(published);
  const { embed, units } = messages;
  const foods = useFoods(initialFoods);
  const [settings, setSettings] = useUrlState({
    initial: DEFAULT_EMBED_SETTINGS,
    read: readEmbedSettings,
    write: writeEmbedSettings,
  });
  const change = (part: Partial<EmbedSettings>) => setSettings((now) => ({ ...now, ...part }));
  const [fit, setFit] = useState(false);
  const [recipe, setRecipe] = useState('');
  const packed = usePackedRecipe(recipe);

  const { complete, find, loadAll } = foods;
  const found = find(settings.ingredient);
  useEffect(() => {
    // Only a URL can name a food that is not on the page, or that does not exist.
    if (!found && complete) setSettings((now) => ({ ...now, ingredient: DEFAULT_EMBED_SETTINGS.ingredient }));
    else if (!found) loadAll();
  }, [found, complete, loadAll, setSettings]);

  const isNutrition = settings.what === 'nutrition';
  const hash = isNutrition && typeof packed === 'object' ? packed.hash : '';
  const path = buildFramePath(settings, page) + hash;
  const title = titles[settings.lang || page][settings.what];
  const code = buildEmbedCode({ origin, path, title, what: settings.what, fit });
  const missing = isNutrition && hash === '';
  const shown = useDebounced(missing ? '' : path);
  const unit = (name: 'from' | 'to') => (
    <SelectField
      label={embed[name]}
      name={name}
      value={settings[name]}
      options={CONVERTER_UNIT_IDS.map((id) => ({ id, name: units[id].name }))}
      onChange={(id) => change({ [name]: id })}
    />
  );
  return (
    <div className={`${layout.frame} ${styles.maker}`}>
      <noscript>
        <p className={styles.noScript}>{embed.noScript}</p>
      </noscript>
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={embed.what}
          name="what"
          value={settings.what}
          options={EMBED_KINDS.map((id) => ({ id, name: embed.whats[id] }))}
          onChange={(what) => change({ what })}
        />
        {isNutrition ? (
          <RecipeField messages={embed} value={recipe} onChange={setRecipe} />
        ) : (
          <FoodField
            messages={messages.foodField}
            first={initialFoods}
            foods={foods}
            ingredient={settings.ingredient}
            name={found?.food.name ?? ''}
            onChoose={({ ingredient }) => change({ ingredient })}
          />
        )}
        {settings.what === 'converter' && (
          <div className={styles.preset}>
            <AmbiguousAmountField
              label={embed.amount}
              name="amount"
              value={settings.amount}
              onChange={(amount) => change({ amount })}
            />
            {unit('from')}
            {unit('to')}
          </div>
        )}
        <SelectField
          label={embed.language}
          name="lang"
          value={settings.lang || page}
          options={LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }))}
          onChange={(id) => change({ lang: id === page ? '' : id })}
        />
        <SelectField
          label={embed.theme}
          name="theme"
          value={settings.theme}
          options={EMBED_THEMES.map((id) => ({ id, name: embed.themes[id] }))}
          onChange={(theme) => change({ theme })}
        />
        <CheckField
          label={embed.ownAccent}
          name="own"
          value={settings.accent ? 'yes' : 'no'}
          onChange={(own) => change({ accent: own === 'yes' ? SITE_GREEN : '' })}
        />
        {settings.accent && (
          <Field label={embed.accent}>
            {(wiring) => (
              <input
                {...wiring}
                type="color"
                name="accent"
                className={styles.color}
                value={`#${settings.accent}`}
                onChange={({ target }) => change({ accent: target.value.slice(1) })}
              />
            )}
          </Field>
        )}
        <CheckField
          label={embed.fit}
          name="fit"
          value={fit ? 'yes' : 'no'}
          onChange={(value) => setFit(value === 'yes')}
        />
      </form>
      <div className={styles.result}>
        <h2 id="code">{embed.code}</h2>
        {missing && <p role="status">{packed === 'too-long' ? embed.tooLong : embed.needsRecipe}</p>}
        <output aria-labelledby="code" className={styles.code} hidden={missing}>
          {code}
        </output>
        <button
          type="button"
          className={buttons.primary}
          disabled={missing}
          onClick={() => copyText(code, embed)}
        >
          <Icon name="copy" />
          {embed.copy}
        </button>
        <h2>{embed.preview}</h2>
        {shown && <iframe key={shown} src={shown} title={title} className={styles.preview} />}
      </div>
    </div>
  );
}

/** The text once it has stopped changing; null before hydration, so that the prerendered page loads no frame. */
function useDebounced(text: string): string | null {
  const [paused, setPaused] = useState<string | null>(null);
  useEffect(() => {
    const wait = window.setTimeout(setPaused, PREVIEW_DELAY_MS, text);
    return () => window.clearTimeout(wait);
  }, [text]);
  return paused;
}

export const EmbedMakerIsland = island(EmbedMaker);
