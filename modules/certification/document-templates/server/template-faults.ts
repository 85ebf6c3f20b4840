import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { FaultContext, FoundFault } from '#modules/catalogue/services/server/index.ts';

/**
 * Part of checking a service definition: every certificate template that it names exists, is available to
 * this service, passed its checks and fits its print language.
 */
export async function templateFaults(
  { db }: FaultContext,
  definition: ServiceDefinition,
): Promise<FoundFault[]> {
  const named = Object.entries(definition.Templates ?? {});
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('TemplateVersion')
    .leftJoin('Service', 'Service.Id', 'TemplateVersion.ServiceId')
    .select([
      'TemplateVersion.TemplateKey',
      'TemplateVersion.Language',
      'TemplateVersion.Checks',
      'Service.SchemeCode',
    ])
    .where(
      'TemplateVersion.TemplateKey',
      'in',
      named.map(([, key]) => key),
    )
    .execute();
  return named.flatMap(([language, key]): FoundFault[] => {
    const Path = ['Templates', language];
    const row = rows.find((one) => one.TemplateKey === key);
    const isOthers = row?.SchemeCode !== null && row?.SchemeCode !== definition.SchemeCode;
    if (!row || isOthers) return [{ Path, Code: 'FAULT_TEMPLATE_UNKNOWN' }];
    if (row.Language !== language) return [{ Path, Code: 'FAULT_TEMPLATE_LANGUAGE' }];
    if (!row.Checks.every((check) => check.IsPassed)) return [{ Path, Code: 'FAULT_TEMPLATE_FAILED' }];
    return [];
  });
}
