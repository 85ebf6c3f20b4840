/** Whether an error means that the file does not exist, as reported by the disk or by an S3 bucket. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey' || error.name === 'NotFound');
