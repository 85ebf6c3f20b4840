import { isMissing } from './is-missing.ts';

/** For `catch`: null if the file does not exist; any other error, such as of the disk, is thrown. */
export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
