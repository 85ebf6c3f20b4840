/** Keys of this code are the input method's. */
const INPUT_METHOD = 229;

/**
 * Whether a key belongs to an input method in which a Chinese character is being chosen. Safari ends the composition before it
 * reports the key that ended it, and leaves only this code.
 */
export const isChoosing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === INPUT_METHOD;
