import { Button } from '@mantine/core';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import {
  CHECKED_PARTS,
  type DeploymentFact,
  type DeploymentFinding,
  type DeploymentPart,
  deploymentRoutes,
  type PartState,
} from '../rules/contract.ts';

const TONES: Readonly<Record<PartState, Tone>> = {
  OK: 'success',
  OFF: 'plain',
  WARN: 'warning',
  FAIL: 'danger',
};

/** One part of the deployment: state, values, variables that configure it, and a button that checks it. */
export function DeploymentCard({ part }: { part: DeploymentPart }) {
  const t = useText();
  const toastError = useToastError();
  const formatValue = useValue();
  const check = useSend(deploymentRoutes.check, { onError: toastError });
  const checked = CHECKED_PARTS.find((one) => one === part.Part);
  const name = t(`DEPLOYMENT_PART_${part.Part}`);
  return (
    <Card
      title={name}
      aside={
        <Row as="span" gap="xs">
          <Badge tone={TONES[part.State]}>{t(`DEPLOYMENT_STATE_${part.State}`)}</Badge>
          {checked && (
            <Button
              size="xs"
              variant="default"
              loading={check.isPending}
              aria-label={t('DEPLOYMENT_CHECK_LABEL', { name })}
              onClick={() => check.mutate({ Part: checked })}
            >
              {t('DEPLOYMENT_CHECK')}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap="sm">
        {part.Note && (
          <Notice tone={part.State === 'FAIL' ? 'danger' : part.State === 'WARN' ? 'warning' : 'info'}>
            {t(part.Note)}
          </Notice>
        )}
        <Facts rows={part.Facts.map((fact) => [t(`DEPLOYMENT_FACT_${fact.Name}`), formatValue(fact)])} />
        <Row as="p" align="stretch" gap="sm" lines="2xs" tone="soft" size="xs">
          {t('DEPLOYMENT_BY')}{' '}
          {part.Variables.map(({ Name, IsSet }) => (
            <Words key={Name} as="span" breaks="anywhere">
              <code>{Name}</code> ({t(IsSet ? 'SET_IS_SET' : 'SET_IS_NOT_SET')})
            </Words>
          ))}
        </Row>
        {check.data && <Findings findings={check.data.Findings} />}
      </Stack>
    </Card>
  );
}

/** Result of a check, announced by screen readers; the messages are those of the command line. */
function Findings({ findings }: { findings: readonly DeploymentFinding[] }) {
  const t = useText();
  return (
    <Stack role="status" gap="sm">
      {findings.map((finding) => (
        <Notice
          key={finding.What}
          tone={finding.Level === 'OK' ? 'success' : finding.Level === 'WARN' ? 'warning' : 'danger'}
          title={t(`DEPLOYMENT_CHECKED_${finding.Level}`)}
        >
          <span lang="en">{[finding.What, finding.Why, finding.Do].filter(Boolean).join(' ')}</span>
        </Notice>
      ))}
    </Stack>
  );
}

function useValue(): (fact: DeploymentFact) => string {
  const t = useText();
  const format = useFormat();
  return ({ Kind, Value }) => {
    if (Kind === 'CODE') return t(Value);
    if (Kind === 'DATE') return format.date(Value);
    if (Kind === 'BYTES') return format.bytes(Number(Value));
    return Kind === 'NUMBER' ? format.number(Number(Value)) : Value;
  };
}
