import { execFile } from 'node:child_process';
import { createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPortal } from '#apps/server/portal.ts';
import { issueToken, readToken } from '#modules/applications/external-forms/server/token.ts';
import { readStopCode, stopCode } from '#modules/public/followers/server/stop-code.ts';
import { formTimestamp, openDuration } from '#modules/support/conversations/server/contact/form-timestamp.ts';
import { readFollowUpCode } from '#modules/support/conversations/server/follow-up-code.ts';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { authenticators, codeAt } from '#quality/support/authenticators.ts';
import { newKey } from '../../database/keys.ts';
import { openFileStore } from '../../files/open-store.ts';
import { proofKey } from '../../proof/proof-key.ts';
import { derivedKey, mainKeys } from '../../secret/main-keys.ts';
import { type Keys, openKey, purposeKey } from '../../secret/purpose-key.ts';
import { PURPOSES } from '../../secret/purposes.ts';
import { signKey } from '../../secret/signed-key.ts';
import { warnOfKeyMismatch } from '../../secret/warn-of-key-mismatch.ts';

const run = promisify(execFile);
const mainKey = (): string => randomBytes(32).toString('base64');
const [OLD, NEW] = [mainKey(), mainKey()];

let portal: Accounts;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-key-'));
  portal = await startAccounts({ SECRET_KEY: OLD, DATA_DIR: folder });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const { withAuthenticator } = authenticators(() => portal);

/** Returns the keys as seen by a process started with this SECRET_KEY. */
const keysOf = (SECRET_KEY: string): Keys & { settings: Accounts['settings'] } => ({
  db: portal.db,
  settings: { ...portal.settings, SECRET_KEY },
});

/** Signs in with this SECRET_KEY and returns the response's status. */
async function signIn(SECRET_KEY: string, Email: string, Otp: string): Promise<number> {
  const keys = keysOf(SECRET_KEY);
  const app = await createPortal(keys, openFileStore(keys.settings));
  try {
    const payload = { Email, Password: PASSWORD, Otp };
    return (await app.inject({ method: 'POST', url: '/api/auth/backend/login', payload })).statusCode;
  } finally {
    await app.close();
  }
}

/** Runs the command as an operator does. */
async function reencrypt(SECRET_KEY: string, ...options: string[]): Promise<{ code: number; text: string }> {
  const command = join(import.meta.dirname, '../../../../apps/server/commands/re-encrypt.command.ts');
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: portal.url, DATA_DIR: folder, SECRET_KEY };
  return run(process.execPath, [command, ...options], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code, text: stderr }),
  );
}

const facts = () => ({
  ApplicationKey: newKey(),
  FormId: '11',
  UserKey: newKey(),
  Round: 1,
  IssuedAt: new Date(),
});

describe('SECRET_KEY is changed while the portal is in use', () => {
  let person: Awaited<ReturnType<typeof withAuthenticator>>;
  let stop: string;
  let more: string;
  let stamp: string;
  let token: string;
  let kid: string;
  const [followKey, conversationKey] = [newKey(), newKey()];

  beforeAll(async () => {
    person = await withAuthenticator('changed@example.com');
    const keys = keysOf(OLD);
    stop = await stopCode(keys, followKey);
    more = await signKey(keys, 'conversation more', conversationKey);
    stamp = await formTimestamp(keys, new Date());
    token = (await issueToken(keys, facts())).Token;
    kid = (await proofKey(keys, 'LOG')).Kid;
  });

  /** Checks everything encrypted or signed before; the recovery code is used up. */
  async function holds(SECRET_KEY: string, recovery: string) {
    const keys = keysOf(SECRET_KEY);
    expect(await signIn(SECRET_KEY, 'changed@example.com', recovery)).toBe(200);
    expect(await readStopCode(keys, stop)).toBe(followKey);
    expect(await readFollowUpCode(keys, more)).toBe(conversationKey);
    expect(await openDuration(keys, stamp, new Date())).toBeGreaterThanOrEqual(0);
    expect(await readToken(keys, token)).not.toBeNull();
    const proof = await proofKey(keys, 'LOG');
    expect(proof.Kid).toBe(kid);
    const text = Buffer.from('a state of the log');
    const isSigned = verify(
      null,
      text,
      createPublicKey({ key: proof.PublicJwk, format: 'jwk' }),
      sign(null, text, proof.privateKey),
    );
    expect(isSigned).toBe(true);
  }

  test('both keys in SECRET_KEY: everything works, and nothing uses the new key yet', async () => {
    await holds(`${OLD},${NEW}`, person.codes[0] as string);
    await holds(OLD, person.codes[1] as string);
    await expect(readStopCode(keysOf(NEW), stop)).rejects.toThrow(
      'SECRET_KEY does not open the key “follow stop”',
    );
  });

  test('re-encrypted: processes with both keys and with the new one alone return the same', async () => {
    const sealed = async () =>
      (await portal.db.selectFrom('Totp').select('Secret').execute()).map(({ Secret }) =>
        Secret?.toString('hex'),
      );
    const before = await sealed();
    const { code, text: message } = await reencrypt(`${OLD},${NEW}`);
    expect({ code, text: message }).toEqual({
      code: 0,
      text: '8 keys are now encrypted under the last key in SECRET_KEY.\nRemove the first key from SECRET_KEY and restart every process.\n',
    });
    expect(await sealed()).toEqual(before);
    await holds(`${OLD},${NEW}`, person.codes[2] as string);
    await holds(NEW, person.codes[3] as string);
    expect(await signIn(NEW, 'changed@example.com', codeAt(person.secret))).toBe(200);
  });

  test('the old key alone decrypts nothing, and no key can be derived from it', async () => {
    for (const purpose of PURPOSES) {
      await expect(purposeKey(keysOf(OLD), purpose)).rejects.toThrow('SECRET_KEY does not open');
      const derived = await derivedKey(Buffer.from(OLD, 'base64'), purpose);
      expect((await purposeKey(keysOf(NEW), purpose)).equals(derived)).toBe(false);
    }
    // A process still running with the old key refuses codes but does not fail.
    expect(await signIn(OLD, 'changed@example.com', person.codes[4] as string)).toBe(401);
    expect(await signIn(NEW, 'changed@example.com', person.codes[4] as string)).toBe(200);
  });

  test('a process started with another key reports it once; one with the right key reports nothing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await warnOfKeyMismatch(keysOf(NEW));
    await warnOfKeyMismatch(keysOf(`${OLD},${NEW}`));
    expect(logged.mock.calls).toEqual([]);
    await warnOfKeyMismatch(keysOf(OLD));
    expect(logged.mock.calls).toEqual([[expect.stringContaining('SECRET_KEY does not open the key')]]);
    logged.mockRestore();
  });

  test('keys are bound to their purpose: one sealed for another purpose opens nothing', async () => {
    const { Sealed } = await portal.db
      .selectFrom('PurposeKey')
      .select('Sealed')
      .where('Purpose', '=', 'proof')
      .executeTakeFirstOrThrow();
    const mains = await mainKeys(keysOf(NEW).settings);
    expect(await openKey(mains, 'proof', Sealed)).toHaveLength(32);
    await expect(openKey(mains, 'recovery', Sealed)).rejects.toThrow('SECRET_KEY does not open');
  });

  test('ten processes that first need a key concurrently share one', async () => {
    await portal.db.deleteFrom('PurposeKey').where('Purpose', '=', 'contact form').execute();
    const rendered = await Promise.all(
      Array.from({ length: 10 }, () => purposeKey(keysOf(NEW), 'contact form')),
    );
    expect(new Set(rendered.map((key) => key.toString('hex'))).size).toBe(1);
  });

  test('permanently lost: nothing happens automatically; once regenerated, links and proofs are created again', async () => {
    const OTHER = mainKey();
    const refused = await reencrypt(OTHER);
    expect(refused.code).toBe(1);
    expect(refused.text).toContain('SECRET_KEY does not open the key “authenticator”');
    expect(refused.text).toContain('Nothing was changed.');
    expect(await readStopCode(keysOf(NEW), stop)).toBe(followKey);

    expect((await reencrypt(OTHER, '--regenerate')).text).toBe(
      '8 keys, newly generated, are now encrypted under SECRET_KEY.\nData encrypted under the previous keys can no longer be read: authenticators, recovery codes, links in emails.\n',
    );
    expect(await readStopCode(keysOf(OTHER), stop)).toBeNull();
    expect(await readStopCode(keysOf(OTHER), await stopCode(keysOf(OTHER), followKey))).toBe(followKey);
    expect((await proofKey(keysOf(OTHER), 'LOG')).Kid).not.toBe(kid);
    const storedKeys = await portal.db
      .selectFrom('ProofKey')
      .select(['Kid', 'RetiredAt'])
      .where('Kid', '=', kid)
      .execute();
    expect(storedKeys).toEqual([{ Kid: kid, RetiredAt: expect.any(Date) }]);
    expect(await signIn(OTHER, 'changed@example.com', person.codes[5] as string)).toBe(401);
  });
});

describe('a portal of an earlier version, which derived its keys from SECRET_KEY', () => {
  test('continues with them, also after the change of SECRET_KEY', async () => {
    await sql`delete from purpose_key`.execute(portal.db);
    await sql`insert into purpose_key (purpose) select unnest(${[...PURPOSES]}::text[])`.execute(portal.db);
    const had = await portal.db.selectFrom('PurposeKey').select('Purpose').execute();
    expect(had.map(({ Purpose }) => Purpose).toSorted()).toEqual([...PURPOSES].toSorted());
    const key = newKey();
    const code = await stopCode(keysOf(OLD), key);
    expect(
      (await purposeKey(keysOf(OLD), 'follow stop')).equals(
        await derivedKey(Buffer.from(OLD, 'base64'), 'follow stop'),
      ),
    ).toBe(true);
    expect((await reencrypt(`${OLD},${NEW}`)).code).toBe(0);
    expect(await readStopCode(keysOf(NEW), code)).toBe(key);
    const left = await portal.db
      .selectFrom('PurposeKey')
      .select('Purpose')
      .where('Sealed', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});
