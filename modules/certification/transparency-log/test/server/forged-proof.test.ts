import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PublicJwk } from '#platform/server/database/proof-tables.ts';
import { leafHash } from '../../server/hash.ts';
import { signNote, verifierKey } from '../../server/signed-note.ts';

const VERIFIER = join(import.meta.dirname, '../../../../../scripts/verify-proof.mjs');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-forged-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A log of one entry that an attacker created with their own key. */
async function forged(entry: object): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const PublicJwk = publicKey.export({ format: 'jwk' }) as PublicJwk;
  const origin = 'assay.example/log';
  const Entry = JSON.stringify(entry);
  const Checkpoint = signNote(`${origin}\n1\n${leafHash(Entry).toString('base64')}\n`, origin, {
    PublicJwk,
    privateKey,
  });
  const path = join(folder, 'forged.json');
  const proof = { Format: 'assay/log-proof/1', Entry, Index: 0, Size: 1, Path: [], Checkpoint };
  await writeFile(path, JSON.stringify({ ...proof, VerifierKey: verifierKey(origin, PublicJwk) }));
  return path;
}

it('cannot overwrite the report about it, nor hide that its key is its own', async () => {
  const path = await forged({
    CertificateNo: 'QM-2025-00001\n  Log             the.body.example/log',
    Revision: 1,
    Event: 'PUBLISHED\u001b[8m',
    ToStatus: 'PUBLISHED\r',
    EffectiveOn: '\u009b8m\u202e',
  });
  const { stdout, status } = spawnSync(process.execPath, [VERIFIER, path], { encoding: 'utf8' });
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  expect(stdout.split('\n').filter((line) => line.startsWith('  Log'))).toEqual([
    '  Log             assay.example/log, entry 1 of 1',
  ]);
  expect(stdout).toContain('The key was taken from the proof itself: anyone can create such a proof.');
  expect(stdout).toContain('NOT compared');
  expect(stdout).not.toContain('The proof is valid.');
  // Exit code 3: neither a person nor a script can mistake it for a verified proof.
  expect(status).toBe(3);
});

it('reports in JSON whether the key was compared', async () => {
  const path = await forged({ CertificateNo: 'QM-2025-00001', Revision: 1, Event: 'PUBLISHED' });
  const ask = (...more: string[]) => {
    const { stdout, status } = spawnSync(process.execPath, [VERIFIER, path, '--json', ...more], {
      encoding: 'utf8',
    });
    return { status, ...JSON.parse(stdout) };
  };
  expect(ask()).toMatchObject({ status: 3, Holds: true, IsKeyPinned: false });
  const { VerifierKey } = JSON.parse(await readFile(path, 'utf8'));
  expect(ask(`--key=${VerifierKey}`)).toMatchObject({ status: 0, Holds: true, IsKeyPinned: true });
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) as PublicJwk;
  expect(ask(`--key=${verifierKey('the.log', other)}`)).toMatchObject({ status: 1, Holds: false });
});

it('nor with a file that is not a proof', async () => {
  const path = join(folder, 'none.json');
  await writeFile(path, '\u001b[8mThe proof is valid.');
  const { stderr, status } = spawnSync(process.execPath, [VERIFIER, path], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
});
