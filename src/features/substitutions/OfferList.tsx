import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import type { Allergen } from '@gramwise/engine/recipes/allergens.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import type { amountWriter } from '#tools/substitutions/amountWriter.ts';
import type { Offer, Offers } from '#tools/substitutions/offers.ts';
import { SUBSTITUTION_SOURCES } from '#tools/substitutions/table/sources.ts';
import { useLanguage } from '#ui/language/language.ts';
import styles from './Substitutions.module.css';

interface Props {
  messages: Catalog['substitutions'];
  found: Offers;
  write: ReturnType<typeof amountWriter>;
}

const containsText = (messages: Catalog['substitutions'], allergens: readonly Allergen[]) =>
  allergens.length === 0
    ? messages.containsNone
    : fill(messages.contains, { allergens: allergens.map((one) => messages.allergens[one]).join(', ') });

/** One replacement: what to use, what changes, what it contains and who says so. */
function OfferItem({
  messages,
  offer,
  found,
  write,
}: Omit<Props, 'found'> & { offer: Offer; found: Offers }) {
  const language = useLanguage();
  const { row, uses, only, allergens } = offer;
  const { name, url } = SUBSTITUTION_SOURCES[row.source];
  return (
    <li className={styles.offer}>
      <p className={styles.uses}>
        {only && <span>{fill(messages.forAmount, { amount: write(only, found.food) })} </span>}
        {uses.map(({ food, amount }, index) => (
          <span key={food.id}>
            {index > 0 && '+ '}
            <strong>{write(amount, food)}</strong> {nameInText(language, food.name)}{' '}
          </span>
        ))}
      </p>
      <p>{row.changes.map((change) => messages.changes[change]).join(' ')}</p>
      <p className={styles.small}>
        {containsText(messages, allergens)}{' '}
        <span className={styles.source}>
          {messages.source}{' '}
          <a href={url} rel="noopener" lang="en">
            {name}
          </a>
        </span>
      </p>
    </li>
  );
}

/** Every replacement that fits. */
export const OfferList = ({ messages, found, write }: Props) => (
  <ol className={styles.offers}>
    {found.offers.map((offer) => (
      <OfferItem
        key={JSON.stringify(offer.row.use)}
        messages={messages}
        offer={offer}
        found={found}
        write={write}
      />
    ))}
  </ol>
);
