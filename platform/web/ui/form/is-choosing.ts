/** Detects keys that belong to an input method while Chinese text is composed. */

/** Key code of keys handled by an input method. */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method with an ongoing composition. Safari ends the composition before
 * it reports the key that ended it, and leaves only this code.
 */
export const isChoosing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === INPUT_METHOD;
