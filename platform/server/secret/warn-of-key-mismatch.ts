import { mainKeys } from './main-keys.ts';
import { KeyLostError, type Keys, openKey } from './purpose-key.ts';

/**
 * Warns at startup if SECRET_KEY differs from the one used before: the portal otherwise works, so it would
 * go unnoticed for days.
 */
export async function warnOfKeyMismatch({ db, settings }: Keys): Promise<void> {
  const mains = await mainKeys(settings);
  const rows = await db.selectFrom('PurposeKey').select(['Purpose', 'Sealed']).execute();
  for (const { Purpose, Sealed } of rows)
    try {
      await openKey(mains, Purpose, Sealed);
    } catch (error) {
      if (!(error instanceof KeyLostError)) throw error;
      console.error(
        `${error.message}. Second factors, proofs and links in emails do not work; see docs/operate.md.`,
      );
      return;
    }
}
