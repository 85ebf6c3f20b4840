/**
 * Lists an integrity checker's findings on the status page by type: what it means and what to do, then the
 * affected records with expected and found values.
 */

import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { CHECKERS } from '../rules/checkers.ts';
import type { StatusChecker, StatusFinding } from '../rules/contract.ts';
import classes from './status.module.css';

/** Number of finding types that are initially expanded. */
const OPEN = 3;

/** Shows the findings by type: what the type means and what to do, then the affected records. */
export function CheckerFindings({ checker }: { checker: StatusChecker }) {
  const t = useText();
  const format = useFormat();
  const { Name, Counts, Findings } = checker;
  return Object.entries(Counts).map(([check, count], no) => {
    const named = Findings.filter(({ Check }) => Check === check);
    return (
      <details key={check} className={classes.kind} open={no < OPEN}>
        <summary>
          <b>{t(`${CHECKERS[Name].Texts}${check}`)}</b>{' '}
          <Words as="span" tone="faint" size="xs" className="num">
            {t('STATUS_FINDINGS', { count: format.number(count) })}
          </Words>
        </summary>
        <Stack as="ul" gap="xs" mt="xs" size="sm" breaks="anywhere" className={classes.findings}>
          {named.map((finding) => (
            <Finding key={`${finding.About} ${finding.Found}`} finding={finding} />
          ))}
          {count > named.length && (
            <Words as="li" tone="faint" size="xs">
              {t('STATUS_MORE', { count: format.number(count - named.length) })}
            </Words>
          )}
        </Stack>
      </details>
    );
  });
}

function Finding({ finding: { About, Expected, Found, Link } }: { finding: StatusFinding }) {
  const t = useText();
  return (
    <li>
      {Link ? <AppLink href={Link}>{About}</AppLink> : <span>{About}</span>}
      {(Expected || Found) && (
        <Words as="span" isBlock tone="soft" size="xs" className={`${classes.sides} num`}>
          {t('STATUS_EXPECTED')}: {Expected || t('STATUS_NOTHING')}
          <br />
          {t('STATUS_SEEN')}: {Found || t('STATUS_NOTHING')}
        </Words>
      )}
    </li>
  );
}
