/** Name of the keyboard shortcut for saving, as labelled on this keyboard. */
export const saveKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl Enter';
