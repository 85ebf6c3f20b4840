/**
 * Starts a test portal and its public site with certificates that are suspended, unlisted, expired,
 * disclosed or of a renamed holder, for tests of the public register and of attacks on it.
 */
import { json } from '#platform/server/database/json.ts';
import { certificateFixture } from './certificate-fixture.ts';
import { step } from './certificate-steps.ts';
import { startTestPortal } from './portal.ts';
import { startPublicSite } from './public-site.ts';

/**
 * New name of the holder, which is called Lion Rock on the first certificate document and this on the next.
 */
export const NEW_NAME = { EN: 'Zenith Logistics Limited', CHT: '天頂物流有限公司', CHS: '天顶物流有限公司' };

/**
 * Starts a portal and its public site with a renamed holder, and suspended, unlisted, expired and disclosed
 * certificates.
 */
export async function startPublicRegister() {
  const portal = await startTestPortal();
  const site = await startPublicSite(portal);
  const certificates = certificateFixture(() => portal);
  const rename = async (id: number, at: string): Promise<void> => {
    const certificate = await certificates.certificate(id);
    await portal.db
      .updateTable('Organisation')
      .set({ OrgName: json(NEW_NAME) })
      .where('Id', '=', certificate.OrganisationId)
      .execute();
    const application = await portal.db
      .selectFrom('Application')
      .selectAll()
      .where('CertificateId', '=', id)
      .executeTakeFirstOrThrow();
    await certificates.generate(application, at);
    await certificates.render(id);
  };
  const renamed = (
    await certificates.issued({ no: 'QM-2025-00001', client: 'client2', expiry: '2099-03-13' })
  ).id;
  await rename(renamed, '2025-08-01T02:00:00Z');
  const suspended = (await certificates.issued({ no: 'QM-2025-00002', expiry: '2099-03-13' })).id;
  await step(portal, suspended, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-09-01' });
  const unlisted = (await certificates.issued({ no: 'QM-2025-00003', expiry: '2099-03-13' })).id;
  await step(portal, unlisted, { event: 'UNLISTED', to: 'ACTIVE', on: '2025-04-01' });
  const unlistedCode = (await certificates.certificate(unlisted)).Code;
  await certificates.issued({ no: 'QM-2022-00007', effective: '2022-03-14', expiry: '2025-03-13' });
  const disclosing = (
    await certificates.issued({ no: 'GF-2025-00001', scheme: 'GF', client: 'client3', expiry: '2099-05-31' })
  ).id;
  await portal.db
    .updateTable('Certificate')
    .set({ DisclosureFile: await portal.upload('admin', 'document') })
    .where('Id', '=', disclosing)
    .execute();
  await step(portal, disclosing, { event: 'DISCLOSED', to: 'PUBLISHED', on: '2025-10-02' });
  return {
    portal,
    site,
    certificates,
    renamed,
    disclosing,
    unlistedCode,
    close: async () => {
      await site.close();
      await portal.close();
    },
  };
}
