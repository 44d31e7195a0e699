/**
 * Who publishes the site, answers for it and hosts it, and how long data is kept. Each publisher sets this when
 * building (deploy/README.md), because the project cannot know it.
 */
export const OPERATOR_VARIABLES = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  mail: 'CONTACT_MAIL',
  host: 'HOSTING_NAME',
  hostAddress: 'HOSTING_ADDRESS',
  logDays: 'LOG_DAYS',
  mailMonths: 'MAIL_MONTHS',
  transfer: 'DATA_TRANSFER',
  authority: 'AUTHORITY_NAME',
  authorityAddress: 'AUTHORITY_ADDRESS',
  // Not everyone has these; pages leave them out when they are not set.
  phone: 'OPERATOR_PHONE',
  representative: 'OPERATOR_REPRESENTATIVE',
  register: 'OPERATOR_REGISTER',
  taxId: 'OPERATOR_TAX_ID',
  editor: 'OPERATOR_EDITOR',
  officer: 'OPERATOR_OFFICER',
  hostPhone: 'HOSTING_PHONE',
} as const;

export type OperatorField = keyof typeof OPERATOR_VARIABLES;
export const OPERATOR_FIELDS = Object.keys(OPERATOR_VARIABLES) as OperatorField[];

const OPTIONAL_FIELDS = [
  'phone',
  'representative',
  'register',
  'taxId',
  'editor',
  'officer',
  'hostPhone',
] as const;
export const isOptionalField = (field: OperatorField) =>
  (OPTIONAL_FIELDS as readonly string[]).includes(field);

/**
 * Where host and mail provider handle data: in the European Economic Area only, or outside it under an adequacy
 * decision of the European Commission (GDPR Art. 45) or its standard contractual clauses (Art. 46).
 */
export const TRANSFER_BASES = ['none', 'adequacy', 'clauses'] as const;

/** The values that are set, trimmed; null for the others. */
export type Operator = Readonly<Record<OperatorField, string | null>>;
type Environment = Readonly<Record<string, string | undefined>>;

const WHOLE_NUMBER: readonly OperatorField[] = ['logDays', 'mailMonths'];

const set = (env: Environment, name: string) => env[name]?.trim() || null;

/** Reads the environment. Throws, and so stops the build, for a value that no page could show truthfully. */
export function readOperator(env: Environment): Operator {
  const entries = OPERATOR_FIELDS.map((field) => {
    const name = OPERATOR_VARIABLES[field];
    const value = set(env, name);
    if (value && WHOLE_NUMBER.includes(field) && !/^\d{1,4}$/.test(value))
      throw new Error(`${name} is not a whole number: ${value}`);
    if (value && field === 'transfer' && !TRANSFER_BASES.some((transfer) => transfer === value))
      throw new Error(`${name} is none of ${TRANSFER_BASES.join(', ')}: ${value}`);
    return [field, value];
  });
  return Object.fromEntries(entries) as Operator;
}

/** Stops a public build (`PUBLIC_SITE=1`) that lacks what its pages must say, and names everything missing. */
export function assertOperatorComplete(env: Environment): void {
  if (['0', null].includes(set(env, 'PUBLIC_SITE'))) return;
  const required = OPERATOR_FIELDS.filter((field) => !isOptionalField(field)).map(
    (field) => OPERATOR_VARIABLES[field],
  );
  const missing = ['SITE_ORIGIN', ...required].filter((name) => set(env, name) === null);
  if (missing.length > 0)
    throw new Error(`PUBLIC_SITE is set, but not ${missing.join(', ')}. See deploy/README.md.`);
}

/** The operator as configured for this build. */
export const getOperator = (): Operator => readOperator(import.meta.env.OPERATOR ?? {});
