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
  /** Decides which template prints the page: a draft's definition as well as a published one. */
  definition: Pick<ServiceDefinition, 'SchemeCode' | 'Templates'>;
  /** Without Marks: with the pictures that hold on its revision date. */
  facts: CertificateFacts;
  language: LanguageSetting;
  /** Of the person who reads the problems. */
  reader?: Language;
};

/** The pages of a certificate as SVG, one per page, as they would be printed. Nothing is kept. */
export async function previewPages(
  portal: Portal,
  { definition, facts: given, language: setting, reader = 'EN' }: PreviewInput,
): Promise<{ Pages: string[]; Problems: TemplateProblem[] }> {
  const { db } = portal;
  const service = await db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', definition.SchemeCode)
    .executeTakeFirst();
  const Marks = given.Marks ?? (await marksOn(db, service?.ServiceKey ?? '', given.RevisionDate));
  const template = await db
    .selectFrom('TemplateVersion')
    .select('Source')
    .where('TemplateKey', '=', definition.Templates?.[setting] ?? '')
    .executeTakeFirst();
  // The prospective signer decides what the page states about the signature.
  const { isDemo: IsDemo } = await currentSigner(portal.settings);
  return renderPages({
    Source: template?.Source ?? null,
    facts: { ...given, Marks, IsDemo },
    setting,
    Pictures: await pictureBytes(portal, { Marks }),
    language: reader,
  });
}
