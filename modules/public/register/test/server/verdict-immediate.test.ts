import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bindSite } from '#modules/public/site/server/bind-site.ts';
import { createApp } from '#platform/server/http/create-app.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { builtSite } from '#quality/support/site.ts';

let test: TestPortal;
let dist: string;
let site: FastifyInstance;
beforeAll(async () => {
  test = await startTestPortal();
  dist = await builtSite();
  site = await createApp(test.portal.settings);
  await bindSite(site, test.portal, { dist });
});
afterAll(async () => {
  await site.close();
  await test.close();
  await rm(dist, { recursive: true });
});

const { living } = issuedCertificatesFixture(() => test);
const headOf = async (no: string): Promise<string | undefined> =>
  /<h1>(.*?)<\/h1>/.exec((await site.inject(`/verify/${no}`)).body)?.[1];
const badgeOf = async (no: string): Promise<string> => (await site.inject(`/badge/${no}.svg`)).body;

// The test has no database listener: pages cached for a second must be dropped without a notification.
it('a suspension is visible on the public page immediately', async () => {
  const no = 'QM-2025-00190';
  const { status, post } = await living({ no });
  expect([await headOf(no), await headOf(no)]).toEqual(Array(2).fill('This certificate is valid'));
  expect(await badgeOf(no)).toContain('>Valid<');
  await status('scheduling', 'SUSPENDED', { Remark: 'The surveillance was not done in time.' });
  expect(await headOf(no)).toBe('This certificate is suspended');
  expect(await badgeOf(no)).toContain('>Suspended<');
  await post('scheduling', 'resume', { Remark: 'It is done.' });
  expect(await headOf(no)).toBe('This certificate is valid');
});

it('a refused action changes nothing', async () => {
  const no = 'QM-2025-00191';
  const { status } = await living({ no });
  expect(await headOf(no)).toBe('This certificate is valid');
  expect((await status('scheduling', 'SUSPENDED')).status).toBe(422);
  expect(await headOf(no)).toBe('This certificate is valid');
});
