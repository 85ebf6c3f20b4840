import { secretKey } from '../../secret/secret-key.ts';
import type { Settings } from '../../settings.ts';

/** What the sandbox signs its events with. */
export const sandboxSecret = (settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Buffer> =>
  secretKey(settings, 'sandbox events');
