import { compareAnswerRows, loadApplication } from '#modules/applications/applications/server/index.ts';
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  answerBlocks,
  type Block,
  pageTextIn,
  strong,
} from '#modules/certification/accreditation-files/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { applicationName, NO_NUMBER } from '#platform/common/format/application-name.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { PrintedForm } from './form-data.ts';

/**
 * Reads one application form for printing in an export, with the answers that the user may see; null if the
 * application is not visible.
 */
export async function readForm(
  db: Db,
  actor: SignedIn,
  key: string,
  language: Language,
): Promise<PrintedForm | null> {
  const row = await loadApplication(db, actor, key);
  if (!row) return null;
  const { Definition } = await serviceVersion(db, row.ServiceVersionId);
  const answers = compareAnswerRows(
    await runInFormThread('answerRows', Definition.Form, row.Answers, language),
    null,
  );
  const w = pageTextIn(language);
  const { OrgName } = await db
    .selectFrom('Organisation')
    .select('OrgName')
    .where('Id', '=', row.OrganisationId)
    .executeTakeFirstOrThrow();
  const fact = (key: string, Value: ReturnType<typeof w.plain>) => ({ Label: w.known(key), Value });
  return {
    ApplicationNo: row.ApplicationNo,
    Name: applicationName({ ...row, ServiceName: Definition.Name }, language),
    Facts: [
      fact('EXPORT_FORM_NO', strong(w.plain(row.ApplicationNo ?? NO_NUMBER))),
      fact('EXPORT_FORM_ORG', strong(w.name(OrgName))),
      fact('EXPORT_FORM_SERVICE', w.plain(localizedText(Definition.Name, language))),
      fact('EXPORT_FORM_TYPE', w.known(`TYPE_${row.AssessmentType}`)),
      fact('EXPORT_FORM_STATUS', w.known(`STATUS_${row.ApplicationStatusCode}`)),
      fact('EXPORT_FORM_SUBMITTED', w.moment(row.SubmittedAt?.toISOString() ?? null)),
      // Entry number of a form on an external server; visible to staff only.
      ...(row.MachformEntry && !isClient(actor.Roles)
        ? [fact('EXPORT_FORM_ENTRY', w.plain(row.MachformEntry))]
        : []),
    ],
    Blocks:
      answers.length > 0
        ? answerBlocks(answers, w).map(asPart)
        : [{ Kind: 'TEXT', Text: w.known('EXPORT_FORM_EMPTY') }],
  };
}

/** Turns form pages into the document's parts, directly below its title. */
const asPart = (block: Block): Block =>
  block.Kind === 'SMALL' ? { Kind: 'PART', Title: block.Title } : block;
