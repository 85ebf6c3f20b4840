/** Finds and renames the question names that a form engine expression refers to. */

/** References in an expression: `{Sites[0].People}`, `{row.Owner}`, `{Remark-Comment}`, `{#Scope}`. */
const REFERENCE = /\{([^{}]*)\}/g;
const ROOT = /^#?([A-Za-z_][\w]*)/;

export type Reference = { Root: string; Rest: string };

const referenceOf = (inside: string): Reference => {
  const text = inside.trim().replace(/^#/, '');
  const Root = ROOT.exec(text)?.[1] ?? text;
  return { Root, Rest: text.slice(Root.length) };
};

/** Returns every name in braces, in order. */
export const referencesIn = (expression: string): Reference[] =>
  [...expression.matchAll(REFERENCE)].map(([, inside]) => referenceOf(inside ?? ''));

/** Returns the expression with its references changed. */
export const withReferences = (expression: string, change: (reference: Reference) => Reference): string =>
  expression.replace(REFERENCE, (whole, inside: string) => {
    const mark = inside.trim().startsWith('#') ? '#' : '';
    const before = referenceOf(inside);
    const after = change(before);
    return after === before ? whole : `{${mark}${after.Root}${after.Rest}}`;
  });

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces a name passed as a string: `displayValue('Industry')`, `sumInArray({Costs}, 'Amount')`. */
export const withQuotedName = (expression: string, from: string, to: string): string =>
  expression.replace(new RegExp(`(['"])${escaped(from)}\\1(?=\\s*[,)])`, 'g'), `$1${to}$1`);
