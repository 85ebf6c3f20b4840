/** Returns the shortcut of the global search as labelled on this keyboard. */
export const shortcutText = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
