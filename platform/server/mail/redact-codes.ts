/** Removes one-time codes from an email's text, for the outbox after sending. */
export const redactCodes = (text: string): string => text.replace(/([?&;]code=)[A-Za-z0-9_-]+/g, '$1…');
