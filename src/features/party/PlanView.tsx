import type { PartyPlan } from '@gramwise/engine/calculators/planParty.ts';
import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import { useKitchen } from '#browser/useKitchen.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { printPage } from '#ui/print/printPage.ts';
import { QrCodePlaceholder } from '#ui/print/QrCodePlaceholder.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import type { PartyMessages } from './messages.ts';
import styles from './Party.module.css';
import type { PartyError } from './partyFields.ts';
import { buildShoppingList, formatShoppingList } from './shoppingList.ts';

interface Props {
  messages: PartyMessages;
  plan: PartyPlan | null;
  error: PartyError | null;
}

/** The shopping list in sections, set like a menu: one line per item with its total. */
export function PlanView({ messages, plan, error }: Props) {
  const { party, tool } = messages;
  const language = useLanguage();
  const [{ country }] = useKitchen(language);
  const words = { messages: party, customary: usesCustomaryUnits(country) };
  const list = plan && buildShoppingList(language, words, plan);
  return (
    <div className={styles.answer} data-filled={list ? '' : undefined}>
      <div role="status">
        {list && (
          <>
            <h3 className={styles.title}>{list.title}</h3>
            {list.sections.map((section) => (
              <section key={section.id} className={styles.section}>
                <h4>{section.title}</h4>
                <dl>
                  {section.rows.map((row) => (
                    <div key={row.id} className={styles.row}>
                      <dt>{row.name}</dt>
                      <dd>{row.total}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </>
        )}
      </div>
      {list ? (
        <>
          <div className={styles.notes}>
            {list.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>{party.rounded}</p>
            <QrCodePlaceholder />
          </div>
          <p className={styles.actions} data-noprint>
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => copyText(formatShoppingList(language, list), tool)}
            >
              <Icon name="copy" />
              {party.copy}
            </button>
            <button type="button" className={buttons.quiet} onClick={printPage}>
              <Icon name="print" />
              {party.print}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => copyText(window.location.href, tool)}
            >
              <Icon name="link" />
              {party.link}
            </button>
          </p>
        </>
      ) : (
        <Nothing messages={messages} error={error} />
      )}
    </div>
  );
}

function Nothing({ messages: { party }, error }: Pick<Props, 'messages' | 'error'>) {
  if (!error) return <p className={styles.empty}>{party.empty}</p>;
  return (
    <p role="alert" className={styles.error}>
      {party.errors[error]}
    </p>
  );
}
