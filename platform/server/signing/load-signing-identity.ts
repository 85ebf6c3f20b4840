import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SigningIdentity, SigningSettings } from './identity.ts';
import { demoPassword, makeDemoAuthority } from './make-demo-authority.ts';
import { openSigner } from './open-signer.ts';

/** The body's own identity where SIGNING_P12 names a file, else the demonstration one of this data folder. */
export async function loadSigningIdentity(settings: SigningSettings): Promise<SigningIdentity> {
  if (!settings.SIGNING_P12) return loadDemo(join(settings.DATA_DIR, 'signing'));
  const path = settings.SIGNING_P12;
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Error(`SIGNING_P12: the file ${path} cannot be read: ${reason(error)}`);
  });
  return openSigner(bytes, settings.SIGNING_P12_PASSWORD ?? '', false).catch((error: unknown) => {
    // The file's own checksum needs the password: one that fails means the other, nearly always.
    throw /password|integrity/i.test(reason(error))
      ? new Error(`SIGNING_P12_PASSWORD does not open ${path} (or the file is damaged)`)
      : new Error(`SIGNING_P12: ${path} is not a usable PKCS#12 file: ${reason(error)}`);
  });
}

async function loadDemo(dir: string): Promise<SigningIdentity> {
  const path = await makeDemoAuthority(dir);
  return openSigner(await readFile(path), demoPassword, true).catch((error: unknown) => {
    throw new Error(
      `DATA_DIR: the demonstration signing file ${path} is damaged; delete it to have it made anew: ${reason(error)}`,
    );
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
