import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGE_CODES, LANGUAGES } from '#catalogs/languages.ts';
import { menuUnitName } from '#format/unitName.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { unitsFor } from '#tools/amount/unitsFor.ts';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import { bindFields } from '#ui/field/bindFields.ts';
import { CheckField } from '#ui/field/CheckField.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './EmbedMaker.module.css';
import { EmbedResult } from './EmbedResult.tsx';
import { EMBED_KINDS, EMBED_THEMES } from './embedSettings.ts';
import { RecipeField } from './RecipeField.tsx';
import { type EmbedSite, useEmbedMaker } from './useEmbedMaker.ts';

interface Props extends EmbedSite {
  messages: Pick<Catalog, 'embed' | 'foodField' | 'units'>;
}

/** The site's green, the initial value of the color field. */
const SITE_GREEN = '2f6339';

/** Configures a frame, previews it, and gives its code. */
export function EmbedMaker({ messages, ...site }: Props) {
  const { embed, units } = messages;
  const maker = useEmbedMaker(site);
  const { all: unitIds } = unitsFor(useLanguage());
  const { settings, change, fit } = maker;
  const field = bindFields(settings, change);
  const unit = (name: 'from' | 'to') => (
    <SelectField
      label={embed[name]}
      name={name}
      options={unitIds.map((id) => ({ id, name: menuUnitName(units[id]) }))}
      {...field(name)}
    />
  );
  return (
    <div className={`${layout.frame} ${styles.maker}`}>
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={embed.what}
          name="what"
          options={EMBED_KINDS.map((id) => ({ id, name: embed.whats[id] }))}
          {...field('what')}
        />
        {settings.what === 'nutrition' ? (
          <RecipeField messages={embed} value={maker.recipe} onChange={maker.setRecipe} />
        ) : (
          <FoodField
            messages={messages.foodField}
            first={site.foods}
            foods={maker.foods}
            ingredient={settings.ingredient}
            name={maker.foodName}
            onChoose={({ ingredient }) => change({ ingredient })}
          />
        )}
        {settings.what === 'converter' && (
          <div className={styles.preset}>
            <AmbiguousAmountField label={embed.amount} name="amount" {...field('amount')} />
            {unit('from')}
            {unit('to')}
          </div>
        )}
        <SelectField
          label={embed.language}
          name="lang"
          value={maker.language}
          options={LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }))}
          onChange={maker.setLanguage}
        />
        <SelectField
          label={embed.theme}
          name="theme"
          options={EMBED_THEMES.map((id) => ({ id, name: embed.themes[id] }))}
          {...field('theme')}
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
          onChange={(value) => maker.setFit(value === 'yes')}
        />
      </form>
      <EmbedResult messages={embed} maker={maker} />
    </div>
  );
}

export const EmbedMakerIsland = island(EmbedMaker);
