import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './auth.module.css';

/** What the demonstration data is made with; it exists nowhere else. */
const PASSWORD = 'Portal-demo-2026';
const emailOf = (role: Role): string => `${role.toLowerCase().replaceAll('_', '-')}@demo.test`;

type Props = {
  email: string;
  onChoose: (account: { email: string; password: string }) => void;
};

/** One account per role, only where the server says that this is a demonstration. */
export function DemoAccounts({ email, onChoose }: Props) {
  const t = useText();
  return (
    <section className={classes.demo}>
      <div className={classes.demoTitle}>{t('LOGIN_DEMO')}</div>
      <div className={classes.demoText}>{t('LOGIN_DEMO_TEXT')}</div>
      <div className={classes.demoList}>
        {ROLES.map((role) => (
          <button
            key={role}
            type="button"
            className={classes.demoOne}
            aria-pressed={email === emailOf(role)}
            onClick={() => onChoose({ email: emailOf(role), password: PASSWORD })}
          >
            {t(`ROLE_${role}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
