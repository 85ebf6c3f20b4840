/**
 * Chooses the singular text `KEY_ONE` instead of `KEY` where the number inserted into the text is one and a
 * singular text exists; used for every text, so that no screen decides it.
 */

/** Parameters that are counted; the first one present decides. */
const COUNTED = ['count', 'days', 'minutes', 'hours', 'total'] as const;
const english = new Intl.PluralRules('en');

/**
 * Returns the text key for these values: `KEY_ONE` if the count is one and such a text exists. All text
 * lookups use it, so no screen chooses between singular and plural. Chinese uses the same text for both.
 */
export function pluralKey(
  key: string,
  params: Readonly<Record<string, unknown>>,
  hasText: (key: string) => boolean,
): string {
  const name = COUNTED.find((counted) => Object.hasOwn(params, counted));
  const isOne = name !== undefined && english.select(Number(params[name])) === 'one';
  return isOne && hasText(`${key}_ONE`) ? `${key}_ONE` : key;
}
