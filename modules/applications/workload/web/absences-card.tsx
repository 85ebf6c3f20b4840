/**
 * Card with the absences of staff: planners record and remove them, and hand over the open
 * work of a person who is away.
 */

import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { HandoverDialog } from '#modules/applications/applications/web/index.ts';
import {
  type AbsenceView,
  absenceRoutes,
  accountsPermissions,
} from '#modules/identity/accounts/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import classes from './absences-card.module.css';

type Person = { UserKey: string; Name: string };

export function AbsencesCard() {
  const t = useText();
  const isPlanner = hasPermission(useUser().UserRoleList, accountsPermissions.RECORD_ABSENCES);
  const { data, error, refetch } = useGet(absenceRoutes.list, {}, { enabled: isPlanner });
  const [isAdding, setAdding] = useState(false);
  const [handover, setHandover] = useState<Person | null>(null);
  if (!isPlanner) return null;
  return (
    <Card
      title={t('ABSENCES_TITLE')}
      className={classes.card}
      isFlush
      aside={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setAdding(!isAdding)}
          aria-expanded={isAdding}
        >
          {t('ABSENCES_ADD')}
        </Button>
      }
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeletons lines={2} />}
      {data && isAdding && (
        <AbsenceForm
          people={data.People}
          onSaved={(person) => {
            setAdding(false);
            if (person.Open > 0) setHandover(person);
          }}
        />
      )}
      {data?.Rows.length === 0 && !isAdding && (
        <Words padY="sm" padX="md" tone="soft">
          {t('ABSENCES_NONE')}
        </Words>
      )}
      {data?.Rows.map((row) => (
        <AbsenceLine
          key={`${row.UserKey} ${row.From}`}
          row={row}
          onHandover={() => setHandover({ UserKey: row.UserKey, Name: row.Name })}
        />
      ))}
      {handover && <HandoverDialog person={handover} onClose={() => setHandover(null)} />}
    </Card>
  );
}

function AbsenceLine({ row, onHandover }: { row: AbsenceView; onHandover: () => void }) {
  const t = useText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(absenceRoutes.remove, { onSuccess: () => setAsking(false) });
  const { UserKey, Name, From, To, Remark, Open } = row;
  const days = `${format.date(From)} – ${format.date(To)}`;
  return (
    <TaskRow
      title={Name}
      meta={[days, Remark].filter(Boolean).join(' · ')}
      aside={
        Open > 0 ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={onHandover}
            aria-label={`${t('ABSENCES_OPEN', { count: Open })}: ${Name}`}
          >
            {t('ABSENCES_OPEN', { count: Open })}
          </Button>
        ) : (
          <Words as="span" tone="faint" size="xs">
            {t('ABSENCES_FREE')}
          </Words>
        )
      }
    >
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => setAsking(true)}
        aria-label={`${t('ABSENCES_REMOVE')}: ${Name}, ${days}`}
      >
        {t('ABSENCES_REMOVE')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('ABSENCES_REMOVE_TITLE')}
        text={`${Name}, ${days}`}
        confirmLabel={t('ABSENCES_REMOVE')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ UserKey, From, To })}
        onCancel={() => setAsking(false)}
      />
    </TaskRow>
  );
}

type FormProps = { people: readonly Person[]; onSaved: (person: Person & { Open: number }) => void };

const BLANK = { UserKey: '', From: '', To: '', Remark: '' };

function AbsenceForm({ people, onSaved }: FormProps) {
  const t = useText();
  const errors = useFormErrors();
  const [values, setValues] = useState(BLANK);
  const save = useSend(absenceRoutes.save, {
    onSuccess: ({ Rows }, { UserKey }) => {
      toast(t('ABSENCES_SAVED'));
      const row = Rows.find((one) => one.UserKey === UserKey);
      onSaved({ UserKey, Name: row?.Name ?? '', Open: row?.Open ?? 0 });
    },
    onError: errors.apply,
  });
  const change = (name: keyof typeof BLANK, value: string) => {
    errors.clear(name);
    setValues((all) => ({ ...all, [name]: value }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!errors.check(absenceRoutes.save.body, values)) return;
    errors.clear();
    save.mutate(values);
  };
  return (
    <form ref={errors.form} onSubmit={submit} noValidate className={classes.form}>
      <Select
        label={t('ABSENCES_PERSON')}
        searchable
        data={people.map(({ UserKey, Name }) => ({ value: UserKey, label: Name }))}
        value={values.UserKey || null}
        onChange={(next) => change('UserKey', next ?? '')}
        error={errors.of('UserKey')}
      />
      {(['From', 'To'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(name === 'From' ? 'ABSENCE_FROM' : 'ABSENCE_TO')}
          value={values[name]}
          min={name === 'To' ? values.From || undefined : undefined}
          max="2199-12-31"
          onChange={(event) => change(name, event.currentTarget.value)}
          error={errors.of(name)}
        />
      ))}
      <TextInput
        label={t('ABSENCE_REMARK')}
        value={values.Remark}
        maxLength={200}
        onChange={(event) => change('Remark', event.currentTarget.value)}
        error={errors.of('Remark')}
      />
      <Button type="submit" loading={save.isPending}>
        {t('ABSENCES_SAVE')}
      </Button>
    </form>
  );
}
