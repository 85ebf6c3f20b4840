/** Hook that says in one sentence what a proposal decides, for its screen and its dialogs. */
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ProposalRow } from '../../rules/proposals/contract.ts';

export function useProposalSentence(): (row: ProposalRow) => string {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return ({ Type, IsUrgent, CertificateNo, OrgName, ExpiryDate }) =>
    t(`PROPOSAL_SENTENCE_${IsUrgent ? 'URGENT' : Type}`, {
      no: CertificateNo,
      org: localized(OrgName),
      date: format.date(ExpiryDate),
    });
}
