const MAX_LENGTH = 300;

/**
 * Shortens an error to its first line and removes keys, tokens, passwords in URLs and link codes, before it
 * is stored or shown for a failed email, job or check.
 */
export const redactError = (error: string): string =>
  (error.split('\n')[0] ?? '')
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]+@/gi, '$1…@')
    .replace(/([?&](?:code|token|ticket|key|c)=)[^&\s"']+/gi, '$1…')
    .replace(/\b(password|secret|token|authorization|bearer)(["']?\s*[:= ]\s*["']?)[^\s"',;]+/gi, '$1$2…')
    .replace(/[A-Za-z0-9_-]{32,}/g, '…')
    .slice(0, MAX_LENGTH);
