import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { proofKey, publicKeys } from '../../proof/proof-key.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

test('concurrent first uses get the same key, and its public half verifies its signatures', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => proofKey(portal.portal, 'LOG')));
  expect(new Set(keys.map(({ Kid }) => Kid)).size).toBe(1);
  const content = Buffer.from('a checkpoint');
  const [known, ...others] = await publicKeys(portal.db, 'LOG');
  expect(others).toEqual([]);
  const key = createPublicKey({ format: 'jwk', key: known?.PublicJwk ?? {} });
  expect(verify(null, content, key, sign(null, content, keys[0]?.privateKey ?? ''))).toBe(true);
});

test('each purpose has its own key, named by RFC 7638', async () => {
  const log = await proofKey(portal.portal, 'LOG');
  const credential = await proofKey(portal.portal, 'CREDENTIAL');
  expect(credential.Kid).not.toBe(log.Kid);
  const { crv, kty, x, y } = credential.PublicJwk;
  expect({ crv, kty }).toEqual({ crv: 'P-256', kty: 'EC' });
  const canonical = `{"crv":"${crv}","kty":"${kty}","x":"${x}","y":"${y}"}`;
  expect(credential.Kid).toBe(createHash('sha256').update(canonical).digest('base64url'));
});

test('the private half is encrypted in the database', async () => {
  const { privateKey } = await proofKey(portal.portal, 'CREDENTIAL');
  const { d } = privateKey.export({ format: 'jwk' });
  const rows = await portal.db.selectFrom('ProofKey').selectAll().execute();
  const stored = rows.map((row) =>
    JSON.stringify({ ...row, PrivateSealed: row.PrivateSealed.toString('latin1') }),
  );
  expect(stored.join()).not.toContain(String(d));
  expect(stored.join()).not.toContain('PRIVATE KEY');
});
