/** The keys that save, as this keyboard names them. */
export const saveKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl Enter';
