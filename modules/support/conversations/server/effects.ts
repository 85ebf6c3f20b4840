import type { ConversationAction } from '../rules/workflow.ts';
import { addMessage } from './add-message.ts';
import type { ConversationActionContext } from './conversation-action-context.ts';
import { inboxAgent } from './inbox-agents.ts';
import { mailReplies } from './mail-replies.ts';
import { mailIfUnread } from './mail-unread.ts';
import { notifyAssigned } from './notify-staff.ts';

type Effect = (job: ConversationActionContext) => Promise<object | undefined>;

/**
 * Carries out staff's actions on a conversation: stores a reply (emailed at once to visitors, to chat
 * clients if unread) or an internal note, or assigns it and notifies the assignee.
 */
export const conversationEffects: Partial<Record<ConversationAction, Effect>> = {
  REPLY: reply,
  NOTE: note,
  ASSIGN: assign,
};

/**
 * Sends a reply. The first staff member to answer becomes the assignee. A visitor gets the answer by email
 * at once.
 */
async function reply(job: ConversationActionContext) {
  const { tx, portal, row, actor, at } = job;
  const content = await postReply(job, 'STAFF');
  if (content.Source === 'CONTACT') await mailReplies(tx, portal.settings, content);
  else await mailIfUnread(tx, content, at);
  return row.AssignedId === null ? { AssignedId: actor.Id } : undefined;
}

async function note(job: ConversationActionContext) {
  await postReply(job, 'NOTE');
  return undefined;
}

const postReply = ({ tx, row, actor, input, at }: ConversationActionContext, side: 'STAFF' | 'NOTE') =>
  addMessage(tx, row, {
    side,
    accountId: actor.Id,
    text: String(input.Text),
    fileKeys: (input.Attachment as string[] | undefined) ?? [],
    at,
  });

/** Assigns only to users with access to the inbox; they are notified unless they assigned it themselves. */
async function assign(job: ConversationActionContext) {
  const { tx, portal, row, actor, input } = job;
  if (input.AssignedUserKey === null) return { AssignedId: null };
  const person = await inboxAgent(tx, String(input.AssignedUserKey));
  if (!person) throw new Error('the table allows this effect only for a user of the inbox');
  if (person.Id !== actor.Id && person.Id !== row.AssignedId)
    await notifyAssigned(tx, portal.settings, row, person);
  return { AssignedId: person.Id };
}
