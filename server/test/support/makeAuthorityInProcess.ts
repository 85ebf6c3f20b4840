import { loadSigningIdentity } from '../../src/certificate/signing/loadSigningIdentity.ts';

const identity = await loadSigningIdentity({ DATA_DIR: process.argv[2] ?? '' });
process.stdout.write(identity.fingerprint);
