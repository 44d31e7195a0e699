import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { isOptionalField, type Operator, type OperatorField, TRANSFER_BASES } from '#site/operator.ts';

type Messages = Catalog['legal'];

/** The parts that legal texts can show of the operator, as `<Operator part="..." />`. */
export const OPERATOR_PARTS = {
  responsible: ['name', 'address', 'representative', 'phone', 'officer'],
  publisher: ['name', 'address', 'representative', 'phone', 'register', 'taxId', 'editor'],
  mail: ['mail'],
  host: ['host', 'hostAddress', 'hostPhone'],
  logs: ['logDays'],
  letters: ['mailMonths'],
  transfer: ['transfer'],
  authority: ['authority', 'authorityAddress'],
} as const satisfies Record<string, readonly OperatorField[]>;
export type OperatorPart = keyof typeof OPERATOR_PARTS;

export interface OperatorFact {
  label: string;
  lines: readonly string[];
  /** Nothing was set; the line says so. */
  missing: boolean;
}

/** The facts of a part. Optional ones that are not set are left out, as is the mail address, which has a button. */
export function operatorFacts(
  language: Language,
  part: OperatorPart,
  operator: Operator,
  messages: Messages,
): OperatorFact[] {
  return OPERATOR_PARTS[part]
    .filter((field) => (operator[field] === null ? !isOptionalField(field) : field !== 'mail'))
    .map((field) => {
      const value = operator[field];
      const label = messages.labels[field];
      if (value !== null) return { label, lines: linesOf(language, field, value, messages), missing: false };
      return { label, lines: [field === 'mail' ? messages.noMail : messages.missing], missing: true };
    });
}

function linesOf(language: Language, field: OperatorField, value: string, messages: Messages): string[] {
  const n = Number(value);
  if (field === 'logDays' && n === 0) return [messages.noLogs];
  if (field === 'logDays') return [fill(selectPluralForm(language, n, messages.days), { n })];
  if (field === 'mailMonths') return [fill(selectPluralForm(language, n, messages.months), { n })];
  const transfer = TRANSFER_BASES.find((each) => field === 'transfer' && each === value);
  if (transfer) return [messages.transfers[transfer]];
  return value.split('|').map((line) => line.trim());
}
