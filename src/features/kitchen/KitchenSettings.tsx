import type { MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import { resetKitchen, updateKitchen } from '@gramwise/engine/kitchens/kitchen.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { KitchenForm } from './KitchenForm.tsx';
import styles from './KitchenSettings.module.css';
import { Meaning } from './Meaning.tsx';
import { OwnCup } from './OwnCup.tsx';

interface Props {
  messages: Pick<Catalog, 'kitchen' | 'foodField'>;
  foods: MeasuredList;
}

/** What a visitor cooks with. A choice takes effect at once, here and on every page that measures. */
export function KitchenSettings({ messages, foods }: Props) {
  const language = useLanguage();
  const { kitchen: text } = messages;
  const [kitchen, change, kept] = useKitchen(language);
  const status = kitchen.chosen ? (kept ? text.kept : text.notKept) : text.usual;
  return (
    <div className={styles.kitchen}>
      <div className={layout.frame}>
        <div className={`${layout.sheet} ${styles.sheet}`}>
          <KitchenForm
            messages={text}
            kitchen={kitchen}
            status={status}
            onChoose={(choice) => change(updateKitchen(kitchen, choice))}
            onReset={() => change(resetKitchen(kitchen, LANGUAGES[language].kitchen))}
          />
          <Meaning messages={text} kitchen={kitchen} />
        </div>
      </div>
      <OwnCup messages={messages} foods={foods} kitchen={kitchen} onChange={change} />
    </div>
  );
}
