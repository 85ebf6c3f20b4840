/**
 * Detects key presses that belong to an input method with which Chinese is being typed, so that Enter or
 * Escape there does not submit or close anything.
 */

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
