import { inScope } from '#modules/applications/applications/server/scope.ts';
import { serviceVersion } from '#modules/catalogue/services/server/versions.ts';
import type { CertificateFacts } from '#modules/certification/certificates/server/document/facts.ts';
import { factsIfDecided } from '#modules/certification/certificates/server/facts-if-decided.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { templateRoutes } from '../rules/contract.ts';
import type { TemplateService } from './template-service.ts';

/** What an application's page is printed from: its newest document, or what it would say if all were decided today. */
export async function factsOfApplication(
  { db, actor, at, settings }: Context<(typeof templateRoutes)['preview']>,
  service: TemplateService,
  applicationKey: string,
): Promise<CertificateFacts> {
  const application = await db
    .selectFrom('Application')
    .selectAll('Application')
    .where('ApplicationKey', '=', applicationKey)
    .where('ServiceId', '=', service.Id)
    .where(inScope(actor))
    .executeTakeFirst();
  if (!application) return fail('ERR_NOT_FOUND');
  const stored = await db
    .selectFrom('CertificateDocument')
    .select('Facts')
    .where('ApplicationId', '=', application.Id)
    .where('IsManual', '=', false)
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored) return stored.Facts as unknown as CertificateFacts;
  const version = await serviceVersion(db, application.ServiceVersionId);
  const holder = await db
    .selectFrom('Organisation')
    .select(['OrgName', 'BranchName'])
    .where('Id', '=', application.OrganisationId)
    .executeTakeFirstOrThrow();
  const intent = { application, version, account: { Id: actor.Id }, at, settings };
  return factsIfDecided(intent, holder);
}
