import { isClient } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { ProfileView } from '../../rules/profile/contract.ts';
import { DetailsForm } from './details-form.tsx';
import { EditButton } from './edit-button.tsx';
import { useEditInPlace } from './use-edit-in-place.ts';

/**
 * Profile card with the user's name, email, phone numbers and roles; names and phone numbers can be edited
 * in place.
 */
export function DetailsCard({ profile }: { profile: ProfileView }) {
  const t = useText();
  const { isEditing, open, close, fields, button } = useEditInPlace();
  const edit = <EditButton ref={button} of={t('PROFILE_YOU')} onClick={open} />;
  return (
    <Card title={t('PROFILE_YOU')} aside={isEditing ? null : edit}>
      {isEditing ? (
        <div ref={fields}>
          <DetailsForm profile={profile} onClose={close} />
        </div>
      ) : (
        <DetailsFacts profile={profile} />
      )}
    </Card>
  );
}

function DetailsFacts({ profile }: { profile: ProfileView }) {
  const t = useText();
  const format = useFormat();
  const isStaff = !isClient(profile.UserRoleList);
  const name = fullName(profile);
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
