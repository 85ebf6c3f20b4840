import type { ButtonHTMLAttributes, Ref } from 'react';
import { fullName, initialsOf } from '#platform/common/format/full-name.ts';
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
      {initialsOf({ FirstName, LastName })}
      <span className="visually-hidden">
        {t('ACCOUNT_MENU', { name: fullName({ FirstName, LastName }) })}
      </span>
    </button>
  );
}
