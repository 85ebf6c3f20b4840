import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkProvider } from './check-provider.ts';
import { checkScanner } from './check-scanner.ts';
import { checkSecretKey } from './check-secret-key.ts';
import { checkSettings } from './check-settings.ts';
import { checkSigning, checkStamps } from './check-signing.ts';
import { checkDisk, checkStore } from './check-store.ts';
import { checkWork } from './check-work.ts';
import type { Check } from './types.ts';

/** Everything that the doctor looks at, in the order in which it is said. */
export const checks: readonly Check[] = [
  { name: 'settings', look: checkSettings },
  { name: 'database', look: checkDatabase },
  { name: 'secret key', look: checkSecretKey },
  { name: 'store', look: checkStore },
  { name: 'disk', look: checkDisk },
  { name: 'scanner', look: checkScanner },
  { name: 'mail', look: checkMail },
  { name: 'work', look: checkWork },
  { name: 'signing key', look: checkSigning },
  { name: 'time stamps', look: checkStamps },
  { name: 'clock', look: checkClock },
  { name: 'payments', look: checkPayments },
  { name: 'provider', look: checkProvider },
];
