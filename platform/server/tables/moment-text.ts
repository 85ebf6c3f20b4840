const HONG_KONG_MS = 8 * 60 * 60_000;

/** `2026-11-22 14:05:09`, in Hong Kong: what every spreadsheet reads as a moment. */
export const momentText = (at: Date): string =>
  new Date(at.getTime() + HONG_KONG_MS).toISOString().slice(0, 19).replace('T', ' ');
