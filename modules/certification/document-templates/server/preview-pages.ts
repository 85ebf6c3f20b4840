/**
 * Renders the pages of a certificate as SVG for a service definition, with its template and the marks valid
 * then, before one is issued; stores nothing.
 */
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import {
  type CertificateFacts,
  currentSigner,
  marksOn,
  pictureBytes,
  renderPages,
} from '#modules/certification/certificates/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { TemplateProblem } from '../rules/contract.ts';

type PreviewInput = {
  /** Definition (draft or published) that determines the template for the page. */
  definition: Pick<ServiceDefinition, 'SchemeCode' | 'Templates'>;
  /** Facts without Marks: the pictures valid on the revision date are added. */
  facts: CertificateFacts;
  language: LanguageSetting;
  /** Language of the problem messages. */
  reader?: Language;
};

/** Returns one SVG per page, as it would be printed. Stores nothing. */
export async function previewPages(
  portal: Portal,
  { definition, facts: inputFacts, language: setting, reader = 'EN' }: PreviewInput,
): Promise<{ Pages: string[]; Problems: TemplateProblem[] }> {
  const { db } = portal;
  const service = await db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', definition.SchemeCode)
    .executeTakeFirst();
  const Marks = inputFacts.Marks ?? (await marksOn(db, service?.ServiceKey ?? '', inputFacts.RevisionDate));
  const template = await db
    .selectFrom('TemplateVersion')
    .select('Source')
    .where('TemplateKey', '=', definition.Templates?.[setting] ?? '')
    .executeTakeFirst();
  // The prospective signer decides what the page states about the signature.
  const { isDemo: IsDemo } = await currentSigner(portal.settings);
  return renderPages({
    Source: template?.Source ?? null,
    facts: { ...inputFacts, Marks, IsDemo },
    setting,
    Pictures: await pictureBytes(portal, { Marks }),
    language: reader,
  });
}
