/**
 * Child process that loads or creates the signing identity in the given data directory and prints its
 * fingerprint, for tests that several processes create only one.
 */
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';

const identity = await loadSigningIdentity({ DATA_DIR: process.argv[2] ?? '' });
process.stdout.write(identity.fingerprint);
