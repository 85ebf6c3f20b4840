/**
 * Finds and locks the certificate for which a client starts an assessment: the named one or the only one
 * that qualifies; otherwise fails with the reason or the certificates to choose from.
 */
import type { CertificateAssessment } from '#modules/applications/applications/rules/index.ts';
import { type CertificateRecord, lockById } from '#modules/certification/certificates/server/index.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { certificatesToStart, noCertificateReason, type StartState, startStates } from './start-states.ts';

type ChooseInput = {
  tx: Tx;
  actor: SignedIn;
  at: Date;
  serviceKey: string;
  kind: CertificateAssessment;
  language: Language;
  /** Key that the caller gave; undefined to use the only certificate that qualifies. */
  certificateKey: string | undefined;
};
type ChosenCertificate = { certificate: CertificateRecord; Window: { Opens: string; On: string } | null };

/**
 * Returns the named certificate, or the only one that qualifies. Its row stays locked until the transaction
 * ends, so that only one of two concurrent requests succeeds. Otherwise fails with the reason or with the
 * certificates to choose from.
 */
export async function chooseCertificate(input: ChooseInput): Promise<ChosenCertificate> {
  const { tx, at, kind, certificateKey, language } = input;
  const own = await certificatesToStart({ db: tx, ...input }, input.serviceKey).execute();
  if (own.length === 0) failField('AssessmentType', noCertificateReason(input.actor));
  const named =
    certificateKey === undefined ? own : own.filter((one) => one.CertificateKey === certificateKey);
  if (named.length === 0) return fail('ERR_NOT_FOUND');
  const states = await startStates({ db: tx, at }, named);
  const open = states.filter(({ Verdicts }) => Verdicts[kind].IsOpen);
  if (open.length > 1) return failAmbiguous(open, kind);
  const [chosen] = open.length === 1 ? open : states;
  if (!chosen || open.length === 0) return failChoice(chosen, kind, language);
  // Locks its open applications first, like the cycle and the certificate's own actions.
  const locked = (await lockById(tx, chosen.Certificate.Id)) ?? fail('ERR_NOT_FOUND');
  const [now] = await startStates({ db: tx, at }, [locked]);
  const verdict = now?.Verdicts[kind];
  if (!now || !verdict?.IsOpen) return failChoice(now, kind, language);
  return { certificate: locked, Window: verdict.Window };
}

function failChoice(state: StartState | undefined, kind: CertificateAssessment, language: Language): never {
  const verdict = state?.Verdicts[kind];
  if (!state || !verdict || verdict.IsOpen) throw new Error('a certificate that qualifies was refused');
  return failField('CertificateKey', verdict.Code, {
    no: state.Certificate.CertificateNo,
    date: verdict.date ? dayText(verdict.date, language) : '',
  });
}

const failAmbiguous = (open: readonly StartState[], kind: CertificateAssessment): never =>
  fail('ERR_VALIDATION', {
    Fields: [{ Field: 'CertificateKey', Code: 'REASON_CERTIFICATE_CHOICE' }],
    Data: {
      AssessmentType: kind,
      Candidates: open.map(({ Certificate: { CertificateKey, CertificateNo, ExpiryDate } }) => ({
        CertificateKey,
        CertificateNo,
        ExpiryDate,
      })),
    },
  });
