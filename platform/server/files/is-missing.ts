/** Whether a store has no such file, as the disk and as a bucket say it. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey' || error.name === 'NotFound');
