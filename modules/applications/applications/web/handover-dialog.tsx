/**
 * Dialog in which planners hand over the open work of a person: chooses the assignments and the successor,
 * and shows which could not be handed over and why.
 */
import { Button, Checkbox, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { handoverRoutes, type OpenAssignment } from '../rules/handover-contract.ts';
import classes from './handover-dialog.module.css';

type Props = { person: { UserKey: string; Name: string }; onClose: () => void };

const idOf = ({ ApplicationKey, Mode }: Pick<OpenAssignment, 'ApplicationKey' | 'Mode'>) =>
  `${ApplicationKey} ${Mode}`;

export function HandoverDialog({ person, onClose }: Props) {
  const t = useText();
  const { data, error, refetch } = useGet(handoverRoutes.open, { UserKey: person.UserKey }, { staleMs: 0 });
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('HANDOVER_TITLE', { name: person.Name })}</b>}
      closeButtonProps={{ 'aria-label': t('DIALOG_CANCEL') }}
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeletons lines={5} />}
      {data && data.Rows.length === 0 && <Text>{t('HANDOVER_NONE')}</Text>}
      {data && data.Rows.length > 0 && (
        <HandoverForm person={person} data={data} onDone={() => void refetch()} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Data = DataOf<(typeof handoverRoutes)['open']>;
type FormProps = Props & { data: Data; onDone: () => void };

function HandoverForm({ person, data, onDone, onClose }: FormProps) {
  const t = useText();
  const format = useFormat();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [successor, setSuccessor] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = data.Rows.filter((row) => !left.has(idOf(row)));
  const send = useSend(handoverRoutes.handOver, {
    onSuccess: ({ Done, Refused }) => {
      setRefusals(new Map(Refused.map((one) => [idOf(one), one.Message])));
      if (Done > 0) toast(t('HANDOVER_DONE', { count: Done }));
      if (Refused.length === 0 && Done === data.Rows.length) onClose();
      else onDone();
    },
  });
  const people = data.People.filter(({ Modes }) => chosen.some(({ Mode }) => Modes.includes(Mode)));
  const nameOf = ({ Name, IsAway, Open, AwayFrom, AwayTo }: Data['People'][number]) =>
    [
      Name,
      t(IsAway ? 'HANDOVER_AWAY' : 'ASSIGN_OPEN', { count: Open }),
      AwayFrom && t('ASSIGN_AWAY', { from: format.date(AwayFrom), to: format.date(AwayTo) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const toggle = (id: string) =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <Stack gap="md">
      <Text>{t('HANDOVER_TEXT')}</Text>
      {refusals.size > 0 && (
        <Notice tone="warning" isAlert>
          {t('HANDOVER_REFUSED', { count: refusals.size })}
        </Notice>
      )}
      <ul className={classes.rows}>
        {data.Rows.map((row) => (
          <li key={idOf(row)}>
            <Assignment
              row={row}
              isChosen={!left.has(idOf(row))}
              refusal={refusals.get(idOf(row))}
              onToggle={() => toggle(idOf(row))}
            />
          </li>
        ))}
      </ul>
      <Select
        label={t('HANDOVER_TO')}
        placeholder={t('HANDOVER_CHOOSE')}
        searchable
        data={people.map((one) => ({ value: one.UserKey, label: nameOf(one), disabled: one.IsAway }))}
        value={successor}
        // What was refused for one person says nothing about the next.
        onChange={(next) => {
          setSuccessor(next);
          setRefusals(new Map());
        }}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('CLOSE')}
        </Button>
        <Button
          disabled={successor === null || chosen.length === 0}
          loading={send.isPending}
          onClick={() =>
            successor &&
            send.mutate({
              UserKey: person.UserKey,
              AssignedUserKey: successor,
              Assignments: chosen.map(({ ApplicationKey, Mode }) => ({ ApplicationKey, Mode })),
            })
          }
        >
          {t('HANDOVER_DO', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  );
}

type AssignmentProps = {
  row: OpenAssignment;
  isChosen: boolean;
  refusal: string | undefined;
  onToggle: () => void;
};

function Assignment({ row, isChosen, refusal, onToggle }: AssignmentProps) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Checkbox
      checked={isChosen}
      onChange={onToggle}
      label={
        <>
          <b className="num">{row.ApplicationNo ?? t('APP_NO_NUMBER')}</b> {t(`STEP_${row.Mode}`)} ·{' '}
          {t(row.IsCurrent ? 'HANDOVER_NOW' : 'HANDOVER_LATER')}
        </>
      }
      description={`${localized(row.OrgName)} · ${localized(row.ServiceName)}`}
      error={refusal}
    />
  );
}
