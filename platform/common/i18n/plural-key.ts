type Params = Readonly<Record<string, string | number>>;

/** The values of a text that are counted, in the order in which they decide. */
const COUNTED = ['count', 'days', 'minutes', 'hours', 'total'] as const;
const english = new Intl.PluralRules('en');

/**
 * The key of the text for these values: `KEY_ONE` where one thing is counted and there is such a text. All texts are
 * looked up by it, so no screen chooses between singular and plural itself. Chinese has the same words for both.
 */
export function pluralKey(key: string, params: Params, hasText: (key: string) => boolean): string {
  const name = COUNTED.find((counted) => Object.hasOwn(params, counted));
  const isOne = name !== undefined && english.select(Number(params[name])) === 'one';
  return isOne && hasText(`${key}_ONE`) ? `${key}_ONE` : key;
}
