/**
 * Replaces one-time codes in the links of a sent email's text, so that readers of the outbox cannot use
 * them.
 */
export const redactCodes = (text: string): string => text.replace(/([?&;]code=)[A-Za-z0-9_-]+/g, '$1…');
