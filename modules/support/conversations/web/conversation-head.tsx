import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ConversationView } from '../rules/contract.ts';
import { CONVERSATION_STATUS, isSpam } from '../rules/statuses.ts';
import { conversationWorkflow } from '../rules/workflow.ts';
import { AssignSelect } from './assign-select.tsx';
import { updateConversationCache } from './conversation-cache.ts';
import classes from './inbox.module.css';

type Props = { conversation: ConversationView; isAlone?: boolean | undefined };

/**
 * Header of a conversation in the staff inbox: asker, topic, application, status, spam suspicions, assignee
 * and actions.
 */
export function ConversationHead({ conversation, isAlone }: Props) {
  const t = useText();
  const { Status, Topic, Suspicions } = conversation;
  return (
    <Stack as="header" gap="xs" pad="md" className={classes.head}>
      <Row gap="sm" lines="xs">
        {!isAlone && (
          <Words as="h2" size="lg" weight="strong" breaks="anywhere">
            {conversation.Name}
          </Words>
        )}
        <Badge tone={CONVERSATION_STATUS[Status].Tone}>{t(`CONVERSATION_STATUS_${Status}`)}</Badge>
        <About conversation={conversation} />
        <Words as="span" isLast tone="faint" size="sm" className="num">
          {conversation.ConversationNo}
        </Words>
      </Row>
      <Facts conversation={conversation} />
      {Topic === 'COMPLAINT' && <Notice tone="info">{t('INBOX_COMPLAINT_HINT')}</Notice>}
      {isSpam(Status) && Suspicions.length > 0 && (
        <Notice tone="warning" title={t('INBOX_SUSPICIOUS')}>
          {joinSentences(Suspicions.map((one) => t(`SUSPICION_${one}`)))}
        </Notice>
      )}
      <Stack gap="xs" className={classes.actions}>
        <AssignSelect conversation={conversation} />
        <ActionBar
          workflow={conversationWorkflow}
          record={conversation}
          actions={conversation.Actions}
          onDone={updateConversationCache}
          isUpkeep
        />
      </Stack>
    </Stack>
  );
}

function About({ conversation: { Topic, Source, Application } }: { conversation: ConversationView }) {
  const t = useText();
  const nameOf = useApplicationName();
  return (
    <Words weight="medium">
      {Topic ? t(`CONTACT_TOPIC_${Topic}`) : t(`CONVERSATION_SOURCE_${Source}`)}
      {Application && (
        <>
          {' · '}
          <AppLink href={`/viewform?key=${Application.ApplicationKey}`}>{nameOf(Application)}</AppLink>
        </>
      )}
    </Words>
  );
}

function Facts({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const format = useFormat();
  const { Email, Organisation, Language, CreatedAt } = conversation;
  return (
    <Row as="dl" align="stretch" gap="lg" lines="2xs" size="sm" className={classes.facts}>
      <div>
        <dt>{t('CONTACT_EMAIL')}</dt>
        <dd>{Email}</dd>
      </div>
      {Organisation && (
        <div>
          <dt>{t('CONTACT_ORGANISATION')}</dt>
          <dd>{Organisation}</dd>
        </div>
      )}
      <div>
        <dt>{t('CONVERSATION_READS')}</dt>
        <dd>{t(`ORG_LANGUAGE_${Language}`)}</dd>
      </div>
      <div>
        <dt>{t('CONVERSATION_SINCE')}</dt>
        <dd className="num">{format.dateTime(CreatedAt)}</dd>
      </div>
    </Row>
  );
}
