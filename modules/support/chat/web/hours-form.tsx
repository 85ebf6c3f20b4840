import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chatRoutes } from '../rules/contract.ts';
import type { OfficeHours } from '../rules/hours.ts';
import { chatPermissions } from '../rules/permissions.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { HoursDay } from './hours-day.tsx';

type Props = { hours: OfficeHours; onDone: () => void };

/**
 * Form for the chat's office hours on seven days and the holidays; read-only for users who may not change
 * them. After a concurrent change, saving again overwrites it.
 */
export function HoursForm({ hours, onDone }: Props) {
  const t = useText();
  const { UserRoleList } = useUser();
  const mayChange = hasPermission(UserRoleList, chatPermissions.CHANGE_CHAT_HOURS);
  const [Days, setDays] = useState(hours.Days);
  // Past days are no longer needed.
  const [Holidays, setHolidays] = useState(() =>
    hours.Holidays.filter((day) => day >= hongKongDate(new Date())),
  );
  const [Version, setVersion] = useState(hours.Version);
  const errors = useFormErrors();
  const save = useSend(chatRoutes.saveHours, {
    onSuccess: (fresh) => {
      queryClient.setQueryData(queryKeyOf(chatRoutes.hours), fresh);
      toast(t('MSG_HOURS_SAVED'));
      onDone();
    },
    onError: (error) => {
      // Another user was faster: the input is retained, and saving again overwrites theirs.
      if (error.Status === 409 && error.Data) setVersion((error.Data as OfficeHours).Version);
      errors.apply(error);
    },
  });
  const body = { Days, Holidays, Version };
  return (
    <Stack
      ref={errors.form}
      as="form"
      gap="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check(chatRoutes.saveHours.body, body)) save.mutate(body);
      }}
    >
      <FormAlert text={errors.general} />
      <Words tone="soft">{t('HOURS_LEAD')}</Words>
      <Stack as="fieldset" gap="2xs" disabled={!mayChange}>
        <legend className="visually-hidden">{t('HOURS_WEEK')}</legend>
        {Days.map((span, at) => (
          <HoursDay
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week are never reordered
            key={at}
            day={at}
            span={span}
            error={errors.of(`Days.${at}.To`) ?? errors.of(`Days.${at}.From`)}
            onChange={(next) => {
              errors.clear();
              setDays(Days.map((one, other) => (other === at ? next : one)));
            }}
          />
        ))}
      </Stack>
      <HolidayFields days={Holidays} mayChange={mayChange} onChange={setHolidays} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t(mayChange ? 'CANCEL' : 'CLOSE')}
        </Button>
        {mayChange && (
          <Button type="submit" loading={save.isPending}>
            {t('SAVE')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
