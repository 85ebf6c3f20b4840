/**
 * Reads what working on a service's certificate templates needs: the service with the newest definition that
 * the user may see, and the texts and pictures for its sample certificates.
 */
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { servicesInScope, versionsInScope } from '#modules/catalogue/services/server/index.ts';
import { marksOn, pictureBytes } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import type { SampleContext } from './samples/sample-facts.ts';
import { sampleMarks } from './samples/sample-marks.ts';

export type TemplateService = { Id: number; ServiceKey: string; Definition: ServiceDefinition };

/**
 * Reads a service for template work, with the newest definition that this user may see, a draft before any
 * published one.
 */
export async function templateService(
  db: Queries,
  actor: SignedIn,
  serviceKey: string,
): Promise<TemplateService> {
  const row = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .select(['Service.Id', 'Service.ServiceKey', 'ServiceVersion.Definition'])
    .where('Service.ServiceKey', '=', serviceKey)
    .where(servicesInScope(actor))
    .where(versionsInScope(actor))
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? fail('ERR_NOT_FOUND');
}

/**
 * Context of the sample certificates: the service's own name and the pictures on its pages today. If the
 * certification body has none of a kind, a placeholder is used, so that a template is always tested with
 * pictures.
 */
export async function sampleContext(
  portal: Portal,
  { ServiceKey, Definition }: Omit<TemplateService, 'Id'>,
  at: Date,
): Promise<{ context: SampleContext; Pictures: PictureBytes[] }> {
  const currentMarks = await marksOn(portal.db, ServiceKey, hongKongDate(at));
  const stand = await sampleMarks();
  const Marks = {
    Logo: currentMarks.Logo ?? stand.Marks.Logo,
    Signature: currentMarks.Signature ?? stand.Marks.Signature,
    Accreditations:
      currentMarks.Accreditations.length > 0 ? currentMarks.Accreditations : stand.Marks.Accreditations,
  };
  const Pictures = [...(await pictureBytes(portal, { Marks: currentMarks })), ...stand.Pictures];
  return {
    context: { definition: Definition, PublicUrl: portal.settings.PUBLIC_URL, Marks },
    Pictures: [...new Map(Pictures.map((one) => [one.Path, one])).values()],
  };
}
