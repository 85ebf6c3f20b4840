/**
 * Returns the keyboard shortcut of the global search as labelled on the user's device: `⌘ K` on Apple
 * devices, otherwise `Ctrl K`.
 */
export const shortcutText = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
