/** Server parts of the transparency log that other modules may import; everything else is internal. */
export { readKeys } from './check/check-checkpoint.ts';
export { checkLog } from './check/check-log.ts';
export { checkTransparencyLog } from './check/check-transparency-log.ts';
export { compareLeaves, type Leaves, leavesOfMany } from './check/leaves-of.ts';
export { auditStateOf } from './checkpoint-text.ts';
export { decisionHashes, eventName, type LoggedEvent } from './decision-hashes.ts';
export { loadCertificateLog } from './load-certificate-log.ts';
export { leavesOf, proofsOf } from './proofs.ts';
export { openNote } from './signed-note.ts';
