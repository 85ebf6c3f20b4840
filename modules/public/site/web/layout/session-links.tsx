import { useSiteText } from '../use-site-text.ts';

/**
 * Links of public pages that depend on the session: sign-in or dashboard, and registration or new
 * application. Both are on the page, and `data-session` of the document selects the visible one.
 */
export function SignInLink() {
  const t = useSiteText();
  return (
    <>
      <a className="button when-out" href="/login">
        {t('SITE_SIGN_IN')}
      </a>
      <a className="button when-in" href="/dashboard">
        {t('SITE_DASHBOARD')}
      </a>
    </>
  );
}

type ApplyProps = {
  text: string;
  /** The service to apply for, which survives registration and sign-in. */
  serviceKey?: string;
};

export function ApplyLink({ text, serviceKey }: ApplyProps) {
  const service = serviceKey ? `?${new URLSearchParams({ service: serviceKey })}` : '';
  return (
    <>
      <a className="button primary when-out" href={serviceKey ? `/register/client${service}` : '/register'}>
        {text}
      </a>
      <a className="button primary when-in" href={`/application/add${service}`}>
        {text}
      </a>
    </>
  );
}
