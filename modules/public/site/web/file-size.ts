/** Formats a file size roughly, as `38 kB` or `1.2 MB`, to show how long a download takes. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
