import { json } from '#platform/server/database/json.ts';
import { certificateFixture } from './certificate-fixture.ts';
import { step } from './certificate-steps.ts';
import { startTestPortal } from './portal.ts';
import { startPublicSite } from './public-site.ts';

/** Holds its first certificate as Lion Rock, and its next page under another name. */
export const NEW_NAME = { EN: 'Zenith Logistics Limited', CHT: '天頂物流有限公司', CHS: '天顶物流有限公司' };

/** A public register with a renamed holder, and with certificates that are suspended, unlisted, expired and disclosed. */
export async function startPublicRegister() {
  const house = await startTestPortal();
  const site = await startPublicSite(house);
  const desk = certificateFixture(() => house);
  const rename = async (id: number, at: string): Promise<void> => {
    const certificate = await desk.certificate(id);
    await house.db
      .updateTable('Organisation')
      .set({ OrgName: json(NEW_NAME) })
      .where('Id', '=', certificate.OrganisationId)
      .execute();
    const application = await house.db
      .selectFrom('Application')
      .selectAll()
      .where('CertificateId', '=', id)
      .executeTakeFirstOrThrow();
    await desk.generate(application, at);
    await desk.render(id);
  };
  const renamed = (await desk.issued({ no: 'QM-2025-00001', client: 'client2', expiry: '2099-03-13' })).id;
  await rename(renamed, '2025-08-01T02:00:00Z');
  const suspended = (await desk.issued({ no: 'QM-2025-00002', expiry: '2099-03-13' })).id;
  await step(house, suspended, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-09-01' });
  const unlisted = (await desk.issued({ no: 'QM-2025-00003', expiry: '2099-03-13' })).id;
  await step(house, unlisted, { event: 'UNLISTED', to: 'ACTIVE', on: '2025-04-01' });
  const unlistedCode = (await desk.certificate(unlisted)).Code;
  await desk.issued({ no: 'QM-2022-00007', effective: '2022-03-14', expiry: '2025-03-13' });
  const disclosing = (
    await desk.issued({ no: 'GF-2025-00001', scheme: 'GF', client: 'client3', expiry: '2099-05-31' })
  ).id;
  await house.db
    .updateTable('Certificate')
    .set({ DisclosureFile: await house.upload('admin', 'document') })
    .where('Id', '=', disclosing)
    .execute();
  await step(house, disclosing, { event: 'DISCLOSED', to: 'PUBLISHED', on: '2025-10-02' });
  return {
    house,
    site,
    desk,
    renamed,
    disclosing,
    unlistedCode,
    close: async () => {
      await site.close();
      await house.close();
    },
  };
}
