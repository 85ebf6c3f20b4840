import type { ReactNode } from 'react';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './two-factor.module.css';

type Props = { icon: ReactNode; title: ReactNode; about: ReactNode; children?: ReactNode };

/**
 * Layout of one row in the profile's security cards, for a second factor or a session: icon, title, details
 * and actions.
 */
export function FactorRow({ icon, title, about, children }: Props) {
  return (
    <li className={classes.row}>
      <Stack as="span" tone="green" ground="green" round="lg" className={classes.icon} aria-hidden="true">
        {icon}
      </Stack>
      <div>
        <Row as="p" gap="xs" lines="2xs" size="md" weight="strong" breaks="anywhere">
          {title}
        </Row>
        <Words mt="2xs" tone="soft" size="xs" breaks="anywhere">
          {about}
        </Words>
      </div>
      {children && (
        <Row align="stretch" justify="end" gap="xs" className={classes.does}>
          {children}
        </Row>
      )}
    </li>
  );
}
