/**
 * Parses the form-encoded request bodies of Stripe's API (`a[b][0][c]=1`) into nested objects and reads
 * values from them, for the simulated Stripe.
 */
export type Form = { [name: string]: string | Form };

/** Parses `a[b][0][c]=1` into nested objects; lists become objects with numeric names, as in Stripe's API. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let at = form;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      const inner: Form = typeof next === 'object' ? next : {};
      at[part] = inner;
      at = inner;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return form;
}

export const textAt = (form: Form, ...path: string[]): string | undefined => {
  const found = path.reduce<string | Form | undefined>(
    (at, part) => (typeof at === 'object' ? at[part] : undefined),
    form,
  );
  return typeof found === 'string' ? found : undefined;
};

export const formAt = (form: Form, ...path: string[]): Record<string, string> => {
  const found = path.reduce<string | Form | undefined>(
    (at, part) => (typeof at === 'object' ? at[part] : undefined),
    form,
  );
  return typeof found === 'object'
    ? Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
};
