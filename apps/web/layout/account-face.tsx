import type { ButtonHTMLAttributes, Ref } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import classes from './shell.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/**
 * Round button with the initials of the signed-in user; the top bar shows it before the account menu has
 * loaded, and the menu uses it afterwards.
 */
export function AccountFace(props: Props) {
  const t = useText();
  const { FirstName, LastName } = useUser();
  return (
    <button type="button" {...props} className={classes.avatar}>
      {`${FirstName.at(0) ?? ''}${LastName.at(0) ?? ''}`.toUpperCase()}
      <span className="visually-hidden">
        {t('ACCOUNT_MENU', { name: [FirstName, LastName].filter(Boolean).join(' ') })}
      </span>
    </button>
  );
}
