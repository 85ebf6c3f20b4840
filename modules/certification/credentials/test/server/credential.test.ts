import { createHash, createPublicKey, verify } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { setPurposes, statementsOf } from '#quality/support/credential-verifier.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { certificateCredential } from '../../rules/credential.ts';
import { freeSlot } from '../../server/free-slot.ts';
import { issueMissing } from '../../server/issue-missing.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const fixture = certificateFixture(() => test);
const { perform } = certificateLifecycleFixture(() => test);
const WHY = { Remark: 'The surveillance was not done in time.' };

const requestCredential = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });
const download = (CertificateNo: string, Code?: string) =>
  requestCredential(
    `/api/public/certificate/credential?${new URLSearchParams({ CertificateNo, ...(Code && { Code }) })}`,
  );

/** Verifies a credential as any wallet would, using only what the portal publishes. */
async function verified(jwt: string) {
  const keys = (await requestCredential('/.well-known/jwks.json')).json();
  return (await jwtVerify(jwt, createLocalJWKSet(keys), { typ: 'vc+jwt', algorithms: ['ES256'] })).payload;
}

/** One bit of the list that an entry references, read independently as the standard specifies. */
async function bit(jwt: string, purpose: 'revocation' | 'suspension'): Promise<boolean> {
  const { credentialStatus } = certificateCredential.parse(withoutClaims(await verified(jwt)));
  const entry = credentialStatus.find(({ statusPurpose }) => statusPurpose === purpose);
  const list = await requestCredential(new URL(String(entry?.statusListCredential)).pathname);
  const rest = await verified(list.body);
  expect(rest).toMatchObject({
    id: entry?.statusListCredential,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: purpose },
  });
  const { encodedList } = rest.credentialSubject as { encodedList: string };
  expect(encodedList[0]).toBe('u');
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.byteLength * 8).toBe(131_072);
  const index = Number(entry?.statusListIndex);
  const byte = (bits[Math.floor(index / 8)] ?? 0).toString(2).padStart(8, '0');
  return byte[index % 8] === '1';
}
const bits = async (jwt: string) =>
  `${(await bit(jwt, 'revocation')) ? 'R' : '-'}${(await bit(jwt, 'suspension')) ? 'S' : '-'}`;
const withoutClaims = ({ iss: _, iat: __, ...rest }: Record<string, unknown>) => rest;

describe('the credential of a certificate', () => {
  it('contains the data of its page, in the terms of the standard', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00301' });
    const answer = await download('QM-2025-00301');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'content-disposition': 'attachment; filename="QM-2025-00301-R1.vc.jwt"',
    });
    const [document] = await fixture.documents(id);
    const page = await fixture.bytesOf(document?.FileKey ?? null);
    const digest = createHash('sha256').update(page).digest('base64');
    const rest = await verified(answer.body);
    expect(rest.iss).toBe('http://portal.test');
    expect(withoutClaims(rest)).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'http://portal.test/credentials/context/v1'],
      id: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      type: ['VerifiableCredential', 'CertificationCredential'],
      issuer: {
        id: 'http://portal.test',
        name: [
          { '@value': 'Assay', '@language': 'en' },
          { '@value': '證衡認證有限公司', '@language': 'zh-Hant-HK' },
          { '@value': '证衡认证有限公司', '@language': 'zh-Hans' },
        ],
      },
      validFrom: '2025-03-14T00:00:00+08:00',
      validUntil: '2028-03-13T23:59:59+08:00',
      credentialSubject: {
        type: 'CertifiedOrganisation',
        name: expect.arrayContaining([{ '@value': expect.any(String), '@language': 'zh-Hant-HK' }]),
        certificate: {
          type: 'Certificate',
          certificateNumber: 'QM-2025-00301',
          revision: 1,
          service: [
            { '@value': 'Quality Management', '@language': 'en' },
            { '@value': '質量管理體系認證', '@language': 'zh-Hant-HK' },
            { '@value': '质量管理体系认证', '@language': 'zh-Hans' },
          ],
          // The year of the standard is the same in every language.
          edition: [{ '@value': 'ISO 9001:2015', '@language': 'en' }],
          // The holder entered one Chinese text, whose script the portal does not determine.
          scope: [
            { '@value': 'Storage and delivery of chilled food', '@language': 'en' },
            { '@value': '冷凍食品的儲存及運送', '@language': 'zh' },
          ],
          sites: ['Kwai Chung hub 葵涌物流中心', 'Airport desk'],
          firstIssued: '2025-03-14',
          decided: '2025-03-14',
          effective: '2025-03-14',
          revised: '2025-03-14',
          expires: '2028-03-13',
          verificationPage: 'http://portal.test/verify/QM-2025-00301',
          signedPage: { type: 'SignedPage', digestSRI: `sha256-${digest}` },
          isDemonstration: true,
        },
      },
      credentialStatus: [
        expect.objectContaining({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' }),
        expect.objectContaining({ type: 'BitstringStatusListEntry', statusPurpose: 'suspension' }),
      ],
    });
  });

  it('is verified by plain ECDSA with the published key, and rejected when a letter is changed', async () => {
    await fixture.issued({ no: 'QM-2025-00302' });
    const jwt = (await download('QM-2025-00302')).body;
    const { kid, alg, typ, cty } = decodeProtectedHeader(jwt);
    expect([alg, typ, cty]).toEqual(['ES256', 'vc+jwt', 'vc']);
    const { keys } = (await requestCredential('/.well-known/jwks.json')).json() as {
      keys: Record<string, string>[];
    };
    const jwk = keys.find((key) => key.kid === kid);
    expect(Object.keys(jwk ?? {}).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    const key = createPublicKey({ key: jwk as never, format: 'jwk' });
    const [header, payload, signature = ''] = jwt.split('.');
    const isRight = (body: string) =>
      verify(
        'sha256',
        Buffer.from(`${header}.${body}`),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      );
    expect(isRight(String(payload))).toBe(true);
    const changed = Buffer.from(
      JSON.stringify({ ...decodeJwt(jwt), validUntil: '2038-03-13T23:59:59+08:00' }),
    );
    expect(isRight(changed.toString('base64url'))).toBe(false);
  });

  it('contains no dates that a statement does not have', async () => {
    await fixture.issued({ no: 'SS-2025-00303', scheme: 'SS', expiry: null });
    const rest = await verified((await download('SS-2025-00303')).body);
    expect(rest).toMatchObject({
      type: ['VerifiableCredential', 'StatementCredential'],
      credentialSubject: { certificate: { type: 'Statement' } },
    });
    expect(rest).not.toHaveProperty('validUntil');
    expect(rest.credentialSubject).not.toHaveProperty('certificate.expires');
  });

  it('is issued once, also for concurrent requests', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00304' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => download('QM-2025-00304')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const rows = await test.db.selectFrom('Credential').selectAll().where('CertificateId', '=', id).execute();
    expect(rows).toHaveLength(1);
    await expect(
      test.db.deleteFrom('Credential').where('CertificateId', '=', id).execute(),
    ).rejects.toThrow();
  });

  it('has a position on the lists that cannot be derived from the previous one', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async (_, at) => fixture.issued({ no: `QM-2025-0031${at}` })),
    );
    expect(await issueMissing(test.portal)).toBeGreaterThanOrEqual(6);
    expect(await issueMissing(test.portal)).toBe(0);
    const rows = await test.db
      .selectFrom('Credential')
      .select(['StatusList', 'StatusIndex'])
      .orderBy('Id')
      .execute();
    const places = rows.map(({ StatusIndex }) => StatusIndex);
    expect(new Set(places).size).toBe(places.length);
    const steps = new Set(places.slice(1).map((place, at) => place - (places[at] ?? 0)));
    expect(steps.size).toBeGreaterThan(4);
  });

  it('uses the next list when one is half full', async () => {
    await test.db
      .transaction()
      .execute(async (tx) => {
        const [one] = await tx.selectFrom('Credential').selectAll().limit(1).execute();
        const key = { Kid: String(one?.Kid), Jwt: '', CertificateId: Number(one?.CertificateId) };
        const taken = new Set(
          (await tx.selectFrom('Credential').select('StatusIndex').execute()).map((row) => row.StatusIndex),
        );
        const rows = Array.from({ length: 65_536 }, (_, at) => at).filter((at) => !taken.has(at));
        for (let from = 0; from < rows.length; from += 5_000)
          await tx
            .insertInto('Credential')
            .values(
              rows
                .slice(from, from + 5_000)
                .map((at) => ({ ...key, Revision: 1_000 + at, StatusList: 1, StatusIndex: at })),
            )
            .execute();
        expect((await freeSlot(tx)).StatusList).toBe(2);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });
});

describe('an independent verifier', () => {
  const load = async (url: string) => {
    const answer = await requestCredential(new URL(url).pathname);
    return answer.headers['content-type'] === 'application/vc+jwt' ? verified(answer.body) : answer.json();
  };
  const credentialOf = async (no: string) => withoutClaims(await verified((await download(no)).body));

  it('finds the status of the certificate', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00351' });
    const found = async () => setPurposes(await credentialOf('QM-2025-00351'), load);
    expect(await found()).toEqual([]);
    await perform('admin', 'SUSPEND', id, WHY, '2025-05-01T02:00:00Z');
    expect(await found()).toEqual(['suspension']);
    await perform('admin', 'RESUME', id, {}, '2025-05-02T02:00:00Z');
    expect(await found()).toEqual([]);
    await perform('admin', 'EXPIRE', id, WHY, '2025-05-03T02:00:00Z');
    expect(await found()).toEqual(['revocation']);
  });

  it('resolves every term as linked data', async () => {
    await fixture.issued({ no: 'QM-2025-00352' });
    const statements = await statementsOf(await credentialOf('QM-2025-00352'), load);
    const about = (name: string) =>
      statements.filter((line) => line.includes(name)).map((line) => line.split(' ').slice(2, -1).join(' '));
    const own = (name: string) => about(`<http://portal.test/credentials/context/v1#${name}>`);
    expect(own('certificateNumber')).toEqual(['"QM-2025-00352"']);
    expect(own('expires')).toEqual(['"2028-03-13"^^<http://www.w3.org/2001/XMLSchema#date>']);
    expect(own('scope')).toContain('"Storage and delivery of chilled food"@en');
    expect(own('sites')).toHaveLength(2);
    expect(about('credentials#validUntil>')).toEqual([
      '"2028-03-13T23:59:59+08:00"^^<http://www.w3.org/2001/XMLSchema#dateTime>',
    ]);
    expect(about('credentials#digestSRI>')).toHaveLength(1);
  });

  it('refuses an undefined term', async () => {
    await fixture.issued({ no: 'QM-2025-00353' });
    const credential = await credentialOf('QM-2025-00353');
    await expect(statementsOf({ ...credential, forgotten: 'x' }, load)).rejects.toThrow();
  });
});

describe('access to credentials', () => {
  it('is public for every certificate in the register', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00321' });
    const { Code } = await fixture.certificate(id);
    await perform('admin', 'UNPUBLISH', id, {}, '2025-04-01T02:00:00Z');
    const missing = await download('QM-2025-99999');
    expect(missing.statusCode).toBe(404);
    expect((await download('QM-2025-00321')).body).toBe(missing.body);
    expect((await download('QM-2025-00321', 'WRONGWRONG')).body).toBe(missing.body);
    expect((await download('QM-2025-00321', Code)).statusCode).toBe(200);
    expect((await requestCredential('/api/public/certificate/credential')).statusCode).toBe(404);
  });

  it('is not possible before publication or after deletion', async () => {
    const application = await insertCertified(test, { no: 'QM-2025-00322' });
    const id = await fixture.generate(application);
    await fixture.render(id);
    const { Code } = await fixture.certificate(id);
    expect((await download('QM-2025-00322', Code)).statusCode).toBe(404);
    await fixture.publish(application);
    const jwt = (await download('QM-2025-00322', Code)).body;
    await perform('admin', 'DELETE', id, WHY, '2025-04-01T02:00:00Z');
    expect((await download('QM-2025-00322', Code)).statusCode).toBe(404);
    expect(await bits(jwt)).toBe('R-');
  });
});

describe('its status on the published lists', () => {
  it('is suspended, valid again, and revoked permanently', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00331' });
    const jwt = (await download('QM-2025-00331')).body;
    expect(await bits(jwt)).toBe('--');
    await perform('admin', 'SUSPEND', id, WHY, '2025-05-01T02:00:00Z');
    expect(await bits(jwt)).toBe('-S');
    await perform('admin', 'RESUME', id, {}, '2025-05-02T02:00:00Z');
    expect(await bits(jwt)).toBe('--');
    await perform('admin', 'SUSPEND', id, WHY, '2025-05-03T02:00:00Z');
    await perform('admin', 'TERMINATE', id, WHY, '2025-05-04T02:00:00Z');
    expect(await bits(jwt)).toBe('R-');
  });

  it('of a page that a later one replaced is revoked, and the later one’s is not', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00332', invoice: 'BYPASSED' });
    const first = (await download('QM-2025-00332')).body;
    await perform('admin', 'REGENERATE', id, {}, '2025-06-01T02:00:00Z');
    expect(await bits(first)).toBe('--');
    await fixture.render(id);
    const second = (await download('QM-2025-00332')).body;
    expect(decodeJwt(second).credentialSubject).toMatchObject({ certificate: { revision: 2 } });
    expect([await bits(first), await bits(second)]).toEqual(['R-', '--']);
  });

  it('stays revoked when an expired certificate is suspended as well', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00333' });
    const jwt = (await download('QM-2025-00333')).body;
    await perform('admin', 'EXPIRE', id, WHY, '2025-06-01T02:00:00Z');
    expect(await bits(jwt)).toBe('R-');
    await perform('admin', 'SUSPEND', id, WHY, '2025-06-02T02:00:00Z');
    expect(await bits(jwt)).toBe('RS');
  });
});

describe('requests of verifiers', () => {
  it('are allowed from every origin, cacheable for minutes, and answered with 304 when unchanged', async () => {
    await fixture.issued({ no: 'QM-2025-00341' });
    const jwt = (await download('QM-2025-00341')).body;
    const { credentialStatus } = decodeJwt(jwt) as { credentialStatus: { statusListCredential: string }[] };
    const path = new URL(String(credentialStatus[0]?.statusListCredential)).pathname;
    const list = await requestCredential(path);
    expect(list.headers).toMatchObject({
      'content-type': 'application/vc+jwt',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    });
    const again = await requestCredential(path, { 'if-none-match': String(list.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const nothing of ['/credentials/status/revocation/999', '/credentials/status/revocation/x'])
      expect((await requestCredential(nothing)).statusCode).toBe(404);
  });

  it('find the keys from the issuer and from its decentralised identifier', async () => {
    const issuer = (await requestCredential('/.well-known/jwt-vc-issuer')).json();
    expect(issuer).toEqual({
      issuer: 'http://portal.test',
      jwks_uri: 'http://portal.test/.well-known/jwks.json',
    });
    const { keys } = (await requestCredential('/.well-known/jwks.json')).json();
    const did = (await requestCredential('/.well-known/did.json')).json();
    expect(did).toMatchObject({
      id: 'did:web:portal.test',
      alsoKnownAs: ['http://portal.test'],
      assertionMethod: [`did:web:portal.test#${keys[0].kid}`],
      verificationMethod: [{ type: 'JsonWebKey', controller: 'did:web:portal.test', publicKeyJwk: keys[0] }],
    });
    expect(JSON.stringify([keys, did])).not.toContain('"d"');
  });
});
