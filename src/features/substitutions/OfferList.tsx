import type { Allergen } from '@gramwise/engine/recipes/allergens.ts';
import type { Offer } from '@gramwise/engine/substitutions/offers.ts';
import { SUBSTITUTION_SOURCES } from '@gramwise/engine/substitutions/table/sources.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import { usedFood, usesText } from '#tools/substitutions/usesText.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { WrittenOffers } from './answerFor.ts';
import styles from './Substitutions.module.css';

interface Props {
  messages: Pick<Catalog, 'substitutions' | 'tool'>;
  answer: WrittenOffers;
}

const containsText = (messages: Catalog['substitutions'], allergens: readonly Allergen[]) =>
  allergens.length === 0
    ? messages.containsNone
    : fill(messages.contains, {
        allergens: allergens.map((allergen) => messages.allergens[allergen]).join(', '),
      });

/** One replacement: what to use, what changes, what it contains and who says so. */
function OfferItem({ messages: { substitutions: messages }, answer, offer }: Props & { offer: Offer }) {
  const language = useLanguage();
  const { found, write } = answer;
  const { row, uses, only, allergens } = offer;
  const { name, url } = SUBSTITUTION_SOURCES[row.source];
  return (
    <li className={styles.offer}>
      <p className={styles.uses}>
        {only && <span>{fill(messages.forAmount, { amount: write(only, found.food) })} </span>}
        {uses.map((use, index) => (
          <span key={use.food.id}>
            {index > 0 && '+ '}
            <strong>{write(use.amount, use.food)}</strong> {usedFood(language, use, messages.pieces)}{' '}
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

/** Every replacement that fits, how many do not, and what to mind. */
export function OfferList({ messages, answer }: Props) {
  const language = useLanguage();
  const { substitutions } = messages;
  const { title, found, cautions, write } = answer;
  const { offers, hidden } = found;
  if (offers.length === 0) return <p role="alert">{substitutions.noneFits}</p>;
  const text = [
    title,
    ...offers.map((offer) => usesText(language, offer, { write, pieces: substitutions.pieces })),
  ].join('\n');
  return (
    <>
      <ol className={styles.offers}>
        {offers.map((offer) => (
          <OfferItem key={JSON.stringify(offer.row.use)} messages={messages} answer={answer} offer={offer} />
        ))}
      </ol>
      {hidden > 0 && (
        <p className={styles.small}>
          {fill(selectPluralForm(language, hidden, substitutions.hidden), { n: hidden })}
        </p>
      )}
      {cautions.map((caution) => (
        <p key={caution} className={styles.caution}>
          {caution}
        </p>
      ))}
      <ResultActions messages={messages.tool} text={text} />
    </>
  );
}
