/** The finder's keys as this keyboard names them. */
export const shortcutText = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');
