import { historyText } from '#modules/applications/applications/web/index.ts';
import { addDays } from '#platform/common/format/dates.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TrialActionResult, TrialData } from '../rules/contract.ts';
import classes from './trial.module.css';
import type { Trial } from './use-trial.ts';

/**
 * History on the dry run screen: the performed actions, newest first, with the roles notified; each line can
 * take the dry run back to that point.
 */
export function ScenarioLines({ trial, data }: { trial: Trial; data: TrialData }) {
  const t = useText();
  const format = useFormat();
  const { StartOn, Now } = trial.story;
  if (data.Came.length === 0)
    return (
      <Words tone="faint" size="xs">
        {t('TRIAL_STORY_EMPTY')}
      </Words>
    );
  return (
    <section aria-label={t('TRIAL_STORY')}>
      <Words as="h3" size="md">
        {t('TRIAL_STORY')}
      </Words>
      {/* Scrollable content must be reachable by keyboard even while its buttons are disabled. */}
      <Stack as="ol" gap="xs" mt="xs" size="sm" className={classes.story} tabIndex={0} reversed>
        {data.Came.map((came, at) => ({ came, count: at + 1, words: textOf(came, data.Came[at - 1], t) }))
          .toReversed()
          .map(({ came, count, words: description }) => (
            <li key={count} data-ahead={came.Day > Now || undefined}>
              <Row isOneLine align="stretch" justify="between" gap="sm">
                <span>
                  <b>{t(`ROLE_${came.By}`)}</b> {description}
                </span>
                <Words as="span" tone="faint" size="xs">
                  {format.date(addDays(StartOn, came.Day))}
                </Words>
              </Row>
              <Row isOneLine align="stretch" justify="between" gap="sm">
                <Words as="span" tone="faint" size="xs">
                  {notificationText(came, t, format.list).map((line) => (
                    <Words key={line} as="span" isBlock>
                      {line}
                    </Words>
                  ))}
                </Words>
                {count < data.Came.length && (
                  <button
                    type="button"
                    className={classes.linkButton}
                    disabled={trial.isBusy}
                    onClick={() => void trial.backTo(count)}
                  >
                    {t('TRIAL_BACK_HERE')}
                    <span className="visually-hidden">
                      {`: ${t('TRIAL_ACTION', { number: count })}, ${t(`ROLE_${came.By}`)} ${description}`}
                    </span>
                  </button>
                )}
              </Row>
            </li>
          ))}
      </Stack>
    </section>
  );
}

function textOf(came: TrialActionResult, before: TrialActionResult | undefined, t: Translate): string {
  if (came.Action === 'CHECKLIST') return t('TRIAL_HIST_CHECKLIST');
  return historyText({ Action: came.Action, FromStep: before?.Step ?? null, Assigned: null }, t);
}

function notificationText(
  { Notifications }: TrialActionResult,
  t: Translate,
  list: (items: readonly string[]) => string,
): string[] {
  if (Notifications.length === 0) return [t('TRIAL_NOTIFIED_NO_ONE')];
  return Notifications.map(({ To, Title }) => t('TRIAL_NOTIFIED', { who: list(To), what: Title }));
}
