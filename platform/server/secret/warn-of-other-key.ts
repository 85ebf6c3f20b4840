import { mainKeys } from './main-keys.ts';
import { KeyLost, type Keys, openKey } from './purpose-key.ts';

/** Says at the start that SECRET_KEY is another one than this portal had: all else works, and nobody would see it for days. */
export async function warnOfOtherKey({ db, settings }: Keys): Promise<void> {
  const mains = await mainKeys(settings);
  const rows = await db.selectFrom('PurposeKey').select(['Purpose', 'Sealed']).execute();
  for (const { Purpose, Sealed } of rows)
    try {
      await openKey(mains, Purpose, Sealed);
    } catch (error) {
      if (!(error instanceof KeyLost)) throw error;
      console.error(
        `${error.message}. Second factors, proofs and links in emails do not work; see docs/operate.md.`,
      );
      return;
    }
}
