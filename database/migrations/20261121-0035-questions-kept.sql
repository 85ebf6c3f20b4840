-- From when on nothing more is to be done with a question: it is kept for a time that is counted from here.
alter table conversation add column closed_at timestamptz;
update conversation set closed_at = last_at where status = 'CLOSED';

-- What is looked for is looked for in each message, so that it is found however much was said before it.
alter table conversation_message add column search text not null default '';
create index conversation_message_search on conversation_message using gin (search gin_trgm_ops);
alter table conversation_message disable trigger conversation_message_kept;
update conversation_message set search = lower(normalize(text, nfkc)) where side <> 'NOTE';
alter table conversation_message enable trigger conversation_message_kept;

-- Answers that went by mail; in a chat these are not all up to some number, because some are read before.
create table conversation_mailed (
  message_id bigint primary key references conversation_message (id) on delete cascade
);
insert into conversation_mailed (message_id)
  select message.id from conversation_message message
  join conversation on conversation.id = message.conversation_id
  join mail on mail.cause = 'conversation ' || conversation.conversation_key || ' ' || message.seq
  where message.side = 'STAFF';

-- Mails about one matter, so that mail programs show them together.
alter table mail add column thread text;
