import { substitutionsFor } from '@gramwise/engine/substitutions/substitutions.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';

/** A link to what replaces a food, for foods that have substitutes. */
export function SubstitutesLink({ food, name }: { food: string; name: string }) {
  const language = useLanguage();
  const n = substitutionsFor(food).length;
  if (n === 0) return null;
  const { outOf } = messagesFor(language, 'substitutions').substitutions;
  return (
    <p data-noprint>
      <a href={localHref(language, { page: 'substitutions', query: { missing: name } })}>
        {fill(selectPluralForm(language, n, outOf), { n })}
      </a>
    </p>
  );
}
