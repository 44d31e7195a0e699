/** Binds controls to the fields of a form by name: `{...field('amount')}` is the value of one, and what changes it. */
export const bindFields =
  <Fields extends object>(fields: Fields, change: (part: Partial<Fields>) => void) =>
  <Name extends keyof Fields>(name: Name) => ({
    value: fields[name],
    onChange: (value: Fields[Name]) => change({ [name]: value } as unknown as Partial<Fields>),
  });
