import type { ProfileView } from '@assay/shared/profile/contract.ts';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { DetailsForm } from './details-form.tsx';
import { Facts } from './facts.tsx';

/** Who the person is; edited in place. */
export function DetailsCard({ profile }: { profile: ProfileView }) {
  const t = useText();
  const [isEditing, setEditing] = useState(false);
  const edit = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={15} />}
      onClick={() => setEditing(true)}
    >
      {t('PROFILE_EDIT')}
    </Button>
  );
  return (
    <Card title={t('PROFILE_YOU')} aside={isEditing ? null : edit}>
      {isEditing ? (
        <DetailsForm profile={profile} onClose={() => setEditing(false)} />
      ) : (
        <DetailsFacts profile={profile} />
      )}
    </Card>
  );
}

function DetailsFacts({ profile }: { profile: ProfileView }) {
  const t = useText();
  const format = useFormat();
  const isStaff = !profile.UserRoleList.some((role) => role === 'CLIENT' || role === 'SUB_CLIENT');
  const name = [profile.FirstName, profile.MiddleName, profile.LastName].filter(Boolean).join(' ');
  const number = (code: string, no: string) => (no ? `${code} ${no}` : '–');
  const generation = t(profile.IsGrantGeneration ? 'PROFILE_YES' : 'PROFILE_NO');
  return (
    <Facts
      rows={[
        [t('PROFILE_NAME'), name],
        [t('AUTH_EMAIL'), profile.Email],
        [t('PROFILE_PHONE'), number(profile.PhoneCode, profile.PhoneNo)],
        [t('PROFILE_MOBILE'), number(profile.MobileCode, profile.MobileNumber)],
        [t('PROFILE_ROLES'), profile.UserRoleList.map((role) => t(`ROLE_${role}`)).join(' · ')],
        ...(isStaff ? [[t('PROFILE_GENERATION'), generation] as const] : []),
        ...(profile.Parent ? [[t('PROFILE_PARENT'), profile.Parent.Name] as const] : []),
        [t('PROFILE_SINCE'), format.date(profile.CreatedAt)],
      ]}
    />
  );
}
