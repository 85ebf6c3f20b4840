import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';

const identity = await loadSigningIdentity({ DATA_DIR: process.argv[2] ?? '' });
process.stdout.write(identity.fingerprint);
