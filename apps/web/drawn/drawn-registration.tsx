import { AuthHeading } from '#modules/identity/sign-in/web/auth-heading.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';

/** The registration says at once what it is; its fields need lists that come with the app. */
export function DrawnRegistration() {
  const t = useText();
  return (
    <>
      <AuthHeading title={t('TITLE_REGISTER')} lead={t('REGISTER_FORM_LEAD')} />
      <div style={{ marginTop: '1.5rem' }}>
        <Skeletons lines={9} height={40} />
      </div>
    </>
  );
}
