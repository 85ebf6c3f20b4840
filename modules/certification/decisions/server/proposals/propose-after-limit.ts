/**
 * Nightly step: proposes to the deciders to withdraw each certificate that has been suspended longer than its limit, where
 * the service requires decisions. Once for a suspension: if it is declined, the deciders have decided (assumption A209).
 */
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  lockById,
  type Suspension,
  suspensionsPastLimit,
} from '#modules/certification/certificates/server/index.ts';
import { hongKongDate, hongKongMidnight } from '#platform/common/format/dates.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { PROPOSAL_STATUS_ON, proposalStatuses } from '../../rules/proposals/statuses.ts';
import { OF_SUSPENSION, type ProposalType } from '../../rules/proposals/types.ts';
import { PORTAL_GROUND } from './ground-uses.ts';
import { addProposal } from './write-proposal.ts';

const TYPE: ProposalType = 'WITHDRAW';
const INSTEAD: ProposalType = 'REDUCE_SCOPE';
/** The holder reads the reason in either; it is not known which. */
const LANGUAGES: readonly Language[] = ['EN', 'CHT'];

export async function proposeAfterLimit(portal: Portal, at = new Date()): Promise<void> {
  const errors: unknown[] = [];
  for (const suspension of await suspensionsPastLimit(portal.db, hongKongDate(at)))
    if (suspension.IsDecisionRequired)
      await portal.db
        .transaction()
        .execute((tx) => propose(tx, portal, { suspension, at }))
        .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'proposals after long suspensions failed');
}

/** Under the lock it is checked again that the certificate is suspended, and that nothing was proposed in the meantime. */
async function propose(
  tx: Tx,
  portal: Portal,
  { suspension, at }: { suspension: Suspension; at: Date },
): Promise<void> {
  const { CertificateId, Since, Terms } = suspension;
  const certificate = await lockById(tx, CertificateId);
  if (!certificate || !certificateStatuses.suspended.includes(certificate.CertificateStatusCode)) return;
  const earlier = await tx
    .selectFrom('DecisionProposal')
    .select('Id')
    .where('CertificateId', '=', CertificateId)
    .where((is) =>
      is.or([
        // The deciders have another question about the suspension before them.
        is.and([is('Type', 'in', [...OF_SUSPENSION, INSTEAD]), is('Status', 'in', proposalStatuses.open)]),
        // They have considered it in this suspension.
        is.and([
          is('Type', '=', TYPE),
          is('ProposedAt', '>=', hongKongMidnight(Since)),
          is.or([is('ProposedById', 'is', null), is('Status', '=', PROPOSAL_STATUS_ON.DECLINE)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (earlier) return;
  const reason = (language: Language) =>
    translate('PROPOSAL_AFTER_LIMIT', language, {
      date: dayText(Since, language),
      count: String(Terms.LimitMonths),
    });
  await addProposal(tx, portal, {
    ...{ ProposalKey: newKey(), CertificateId, Type: TYPE, Status: PROPOSAL_STATUS_ON.PROPOSE },
    ...{ GroundCode: PORTAL_GROUND, Remark: LANGUAGES.map(reason).join('\n'), Attachment: [] },
    ...{ ExpiryDate: null, IsUrgent: false, RatifyBy: null, DecisionId: null },
    ...{ ProposedById: null, ProposedAs: null, ProposedAt: at },
  });
  await audit(tx, {
    AccountId: null,
    Event: 'DECISION_PROPOSE',
    Object: certificate.CertificateNo,
    Detail: { Type: TYPE, Ground: PORTAL_GROUND },
  });
}
