/**
 * Builds all data for the printed index of an accreditation file: cover with facts and QR code, and the
 * sections on certificate, assessments, decisions, payments, proofs and files. The template contains no text itself.
 */
import { statusText } from '#modules/certification/certificates/rules/index.ts';
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import {
  certificationBodyContact,
  phoneAndEmail,
} from '#platform/server/settings/certification-body-contact.ts';
import type { GeneratedPart } from '../pack/manifest.ts';
import type { CheckedOriginal } from '../pack/original.ts';
import type { AccreditationFileProofs } from '../record/proofs.ts';
import type { AccreditationFileRecord } from '../record/record.ts';
import type { SuppliedPart } from '../record/supplied-part.ts';
import { applicationSection } from './application-section.ts';
import type { Cell, Section } from './blocks.ts';
import { certificateSection } from './certificate-section.ts';
import { fileSection } from './file-section.ts';
import { type PageText, pageTextIn, strong } from './page-text.ts';
import { paymentSection } from './payment-section.ts';
import { proofSection } from './proof-section.ts';

export type PageSource = {
  Record: AccreditationFileRecord;
  printDecisions: SuppliedPart['print'];
  Proofs: AccreditationFileProofs;
  Parts: readonly GeneratedPart[];
  Originals: readonly CheckedOriginal[];
  IsDemo: boolean;
};

/**
 * Builds all data for the template of an accreditation file's index; the template contains no text itself.
 */
export function accreditationFilePage(source: PageSource, language: Language) {
  const places = new Map(source.Originals.map((one) => [one.FileKey, one.Path]));
  const w = pageTextIn(language, places);
  const { Record, IsDemo } = source;
  const { Certificate, MadeAt } = Record;
  const title = w.text('ACCREDITATION_FILE_TITLE');
  return {
    Language: language,
    DocumentTitle: `${title.Text} · ${Certificate.CertificateNo}`,
    DocumentDate: hongKongDate(new Date(MadeAt)).split('-').map(Number),
    Author: w.name(certificationBody().Name).Text,
    Body: {
      Name: w.name(certificationBody().Name),
      Address: w.name(certificationBodyContact().Address),
      Contact: w.plain(phoneAndEmail(certificationBodyContact())),
    },
    Title: title,
    Number: w.plain(Certificate.CertificateNo),
    Holder: w.name(Certificate.OrgName),
    Service: w.name(Certificate.ServiceName),
    Facts: coverFacts(source, w),
    Note: w.text('ACCREDITATION_FILE_COVER_NOTE'),
    Confidential: w.text('ACCREDITATION_FILE_CONFIDENTIAL'),
    Demo: IsDemo ? w.text('ACCREDITATION_FILE_DEMO') : null,
    Qr: qrCode(Certificate.VerifyUrl),
    QrAlt: w.text('ACCREDITATION_FILE_QR').Text,
    QrLabel: w.text('ACCREDITATION_FILE_QR_LABEL'),
    Contents: w.text('ACCREDITATION_FILE_CONTENTS'),
    PageOf: w.text('ACCREDITATION_FILE_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
    Sections: sections(source, w),
  };
}

function coverFacts({ Record, Originals, Parts }: PageSource, w: PageText): { Label: Cell; Value: Cell }[] {
  const { Certificate, Applications, MadeAt, MadeBy } = Record;
  return [
    {
      Label: w.text('ACCREDITATION_FILE_STATUS'),
      Value: strong(
        w.text('ACCREDITATION_FILE_STATUS_FROM', {
          status: w.known(statusText(Certificate.Kind, Certificate.CertificateStatusCode)).Text,
          day: w.day(Certificate.StatusSince).Text,
        }),
      ),
    },
    {
      Label: w.text('ACCREDITATION_FILE_VALID'),
      Value: Certificate.ExpiryDate
        ? w.text('ACCREDITATION_FILE_FROM_TO', {
            from: w.day(Certificate.EffectiveDate).Text,
            to: w.day(Certificate.ExpiryDate).Text,
          })
        : w.day(Certificate.EffectiveDate),
    },
    { Label: w.text('ACCREDITATION_FILE_ASSESSMENTS'), Value: w.plain(String(Applications.length)) },
    {
      Label: w.text('ACCREDITATION_FILE_FILE_COUNT'),
      Value: w.plain(String(Originals.length + Parts.length)),
    },
    { Label: w.text('ACCREDITATION_FILE_GENERATED_AT'), Value: w.moment(MadeAt) },
    { Label: w.text('ACCREDITATION_FILE_GENERATED_BY'), Value: w.plain(MadeBy) },
  ];
}

const sections = (
  { Record, printDecisions, Proofs, Parts, Originals }: PageSource,
  w: PageText,
): Section[] => [
  certificateSection(Record, w),
  ...Record.Applications.map((application) => applicationSection(application, w)),
  printDecisions(w),
  paymentSection(Record.Invoices, w),
  proofSection(Proofs, w),
  fileSection(Parts, Originals, w),
];
