/** An open proposal in the card of a certificate's decisions, with the buttons of those who may decide or withdraw it. */

import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionDialog } from '#platform/web/ui/action/action-dialog.tsx';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import type { ProposalView } from '../../rules/proposals/contract.ts';
import { type ProposalAction, proposalWorkflow } from '../../rules/proposals/workflow.ts';
import { cacheProposal } from './cache-proposal.ts';
import { ProposalStatusBadge, proposalAddress, UrgencyBadge } from './proposal-badges.tsx';
import { useProposalSentence } from './proposal-sentence.ts';

export function OpenProposal({ proposal }: { proposal: ProposalView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <TaskRow
      title={
        <AppLink href={proposalAddress(proposal.ProposalKey)}>{t(`DECISION_TYPE_${proposal.Type}`)}</AppLink>
      }
      meta={[
        t('PROPOSAL_BY', {
          name: proposal.ProposedBy?.Name ?? t('DECISION_BY_PORTAL'),
          date: format.date(proposal.ProposedAt),
        }),
        localized(proposal.Ground.Name),
        proposal.RatifyBy && `${t('PROPOSAL_RATIFY_BY')} ${format.date(proposal.RatifyBy)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        <Row as="span" gap="xs" breaks="never">
          <UrgencyBadge row={proposal} />
          <ProposalStatusBadge status={proposal.Status} />
        </Row>
      }
    >
      <ProposalButtons proposal={proposal} />
    </TaskRow>
  );
}

function ProposalButtons({ proposal }: { proposal: ProposalView }) {
  const t = useText();
  const sentence = useProposalSentence();
  const opener = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<ActionView | null>(null);
  const allowed = proposal.Actions.filter(({ Allowed }) => Allowed);
  if (allowed.length === 0) return null;
  const close = () => {
    setPressed(null);
    setTimeout(() => opener.current?.focus(), 0);
  };
  return (
    <Row as="span" gap="xs">
      {allowed.map((action) => (
        <Button
          key={action.Action}
          variant={
            proposalWorkflow.Rows[action.Action as ProposalAction]?.Ui.Tone === 'primary'
              ? 'filled'
              : 'default'
          }
          aria-label={`${t(action.Label)}: ${t(`DECISION_TYPE_${proposal.Type}`)}`}
          onClick={(event) => {
            opener.current = event.currentTarget;
            setPressed(action);
          }}
        >
          {t(action.Label)}
        </Button>
      ))}
      {pressed && (
        <ActionDialog
          workflow={proposalWorkflow}
          record={proposal}
          actions={allowed}
          action={pressed}
          subject={sentence(proposal)}
          onDone={cacheProposal}
          onClose={close}
        />
      )}
    </Row>
  );
}
