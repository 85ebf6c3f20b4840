import { useText } from '#platform/web/i18n/use-text.ts';
import type { AccountView } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { AccountForm } from '../account-form.tsx';
import { PersonFacts } from '../person-facts.tsx';
import { PersonFields } from '../person-fields.tsx';
import { type PersonValues, personBody } from '../person-values.ts';
import { updateOf } from '../update-of.ts';
import { useAccountEditing } from '../use-account-editing.ts';
import type { Edits } from '../use-edits.ts';

type Props = { view: AccountView; edits: Edits<PersonValues> };

/** A sub-account's person; the address is what the invitation went to, and stays. */
export function SubDetails({ view, edits }: Props) {
  const t = useText();
  const editing = useAccountEditing('SUB', edits, ({ values }) => ({
    UserKey: view.UserKey,
    Version: view.Version,
    ...personBody(values),
  }));
  if (!updateOf(view)?.Allowed) return <PersonFacts view={view} />;
  return (
    <AccountForm editing={editing}>
      <div className={classes.group}>
        <PersonFields
          values={edits.values}
          onChange={editing.change}
          errorOf={editing.errors.of}
          emailNote={t('SUB_EMAIL_STAYS')}
        />
      </div>
    </AccountForm>
  );
}
