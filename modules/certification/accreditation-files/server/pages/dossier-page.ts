import { statusText } from '#modules/certification/certificates/rules/index.ts';
import { theBody } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { bodyContact, phoneAndEmail } from '#platform/server/settings/body-contact.ts';
import type { MadePart } from '../pack/manifest.ts';
import type { CheckedOriginal } from '../pack/original.ts';
import type { DossierProofs } from '../record/proofs.ts';
import type { DossierRecord } from '../record/record.ts';
import { applicationSection } from './application-section.ts';
import type { Cell, Section } from './blocks.ts';
import { certificateSection } from './certificate-section.ts';
import { fileSection } from './file-section.ts';
import { paymentSection } from './payment-section.ts';
import { proofSection } from './proof-section.ts';
import { strong, type Words, wordsIn } from './words.ts';

export type PageSource = {
  Record: DossierRecord;
  Proofs: DossierProofs;
  Parts: readonly MadePart[];
  Originals: readonly CheckedOriginal[];
  IsDemo: boolean;
};

/** Everything that the template of an accreditation file prints; it holds no words of its own. */
export function dossierPage(source: PageSource, language: Language) {
  const places = new Map(source.Originals.map((one) => [one.FileKey, one.Path]));
  const w = wordsIn(language, places);
  const { Record, IsDemo } = source;
  const { Certificate, MadeAt } = Record;
  const title = w.say('DOSSIER_TITLE');
  return {
    Language: language,
    DocumentTitle: `${title.Text} · ${Certificate.CertificateNo}`,
    DocumentDate: hongKongDate(new Date(MadeAt)).split('-').map(Number),
    Author: w.name(theBody().Name).Text,
    Body: {
      Name: w.name(theBody().Name),
      Address: w.name(bodyContact().Address),
      Contact: w.plain(phoneAndEmail(bodyContact())),
    },
    Title: title,
    Number: w.plain(Certificate.CertificateNo),
    Holder: w.name(Certificate.OrgName),
    Service: w.name(Certificate.ServiceName),
    Facts: coverFacts(source, w),
    Note: w.say('DOSSIER_COVER_NOTE'),
    Confidential: w.say('DOSSIER_CONFIDENTIAL'),
    Demo: IsDemo ? w.say('DOSSIER_DEMO') : null,
    Qr: qrCode(Certificate.VerifyUrl),
    QrAlt: w.say('DOSSIER_QR').Text,
    QrLabel: w.say('DOSSIER_QR_LABEL'),
    Contents: w.say('DOSSIER_CONTENTS'),
    PageOf: w.say('DOSSIER_PAGE', { page: '{{Page}}', pages: '{{Pages}}' }),
    Sections: sections(source, w),
  };
}

function coverFacts({ Record, Originals, Parts }: PageSource, w: Words): { Label: Cell; Value: Cell }[] {
  const { Certificate, Applications, MadeAt, MadeBy } = Record;
  return [
    {
      Label: w.say('DOSSIER_STATUS'),
      Value: strong(
        w.say('DOSSIER_STATUS_FROM', {
          status: w.known(statusText(Certificate.Kind, Certificate.CertificateStatusCode)).Text,
          day: w.day(Certificate.StatusSince).Text,
        }),
      ),
    },
    {
      Label: w.say('DOSSIER_VALID'),
      Value: Certificate.ExpiryDate
        ? w.say('DOSSIER_FROM_TO', {
            from: w.day(Certificate.EffectiveDate).Text,
            to: w.day(Certificate.ExpiryDate).Text,
          })
        : w.day(Certificate.EffectiveDate),
    },
    { Label: w.say('DOSSIER_ASSESSMENTS'), Value: w.plain(String(Applications.length)) },
    { Label: w.say('DOSSIER_FILE_COUNT'), Value: w.plain(String(Originals.length + Parts.length)) },
    { Label: w.say('DOSSIER_MADE_AT'), Value: w.moment(MadeAt) },
    { Label: w.say('DOSSIER_MADE_BY'), Value: w.plain(MadeBy) },
  ];
}

const sections = ({ Record, Proofs, Parts, Originals }: PageSource, w: Words): Section[] => [
  certificateSection(Record, w),
  ...Record.Applications.map((application) => applicationSection(application, w)),
  paymentSection(Record.Invoices, w),
  proofSection(Proofs, w),
  fileSection(Parts, Originals, w),
];
