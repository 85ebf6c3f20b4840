-- Questions to the body: by the form of the public site, or in the chat of somebody signed in. One model for both.
create table conversation (
  id bigint generated always as identity primary key,
  conversation_key text not null unique,
  -- The reference that mails carry.
  conversation_no text not null unique,
  source text not null check (source in ('CONTACT', 'CHAT')),
  status text not null check (status in ('OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  topic text,
  -- Of a chat: who asks. A stranger's address proves nothing, so it is tied to no account.
  account_id bigint references account (id),
  application_id bigint references application (id),
  assigned_id bigint references account (id),
  name text not null,
  email text not null,
  organisation text not null default '',
  language text not null check (language in ('EN', 'CHT', 'CHS')),
  -- Why it was put aside when it came.
  suspicions text[] not null default '{}',
  -- Of the first message of a stranger, folded: the same again is found by it.
  text_hash bytea,
  -- The newest message, notes included.
  last_seq integer not null default 0,
  -- The newest message that whoever asked may see: who wrote it, when, and how it begins.
  last_side text not null default 'ASKER' check (last_side in ('ASKER', 'STAFF', 'PORTAL', 'NOTE')),
  last_at timestamptz not null,
  excerpt text not null default '',
  -- Up to which message each side has read.
  asker_seen_seq integer not null default 0,
  staff_seen_seq integer not null default 0,
  -- Up to which message whoever asked has had it by mail.
  mailed_seq integer not null default 0,
  search text not null default '',
  version integer not null default 0,
  created_at timestamptz not null,
  check ((source = 'CHAT') = (account_id is not null)),
  check (source = 'CONTACT' or status <> 'SPAM')
);
create index conversation_newest on conversation (last_at desc, id desc);
create index conversation_assigned on conversation (assigned_id) where status in ('OPEN', 'ANSWERED');
create index conversation_waiting on conversation (id) where status = 'OPEN';
create index conversation_of_person on conversation (account_id, id desc) where account_id is not null;
create index conversation_same_text on conversation (text_hash, created_at) where text_hash is not null;
create index conversation_search on conversation using gin (search gin_trgm_ops);
-- One running chat of each person.
create unique index conversation_running_chat on conversation (account_id)
  where source = 'CHAT' and status in ('OPEN', 'ANSWERED');

create table conversation_message (
  id bigint generated always as identity primary key,
  message_key text not null unique,
  conversation_id bigint not null references conversation (id) on delete cascade,
  seq integer not null,
  side text not null check (side in ('ASKER', 'STAFF', 'PORTAL', 'NOTE')),
  account_id bigint references account (id),
  text text not null,
  attachment text[] not null default '{}',
  at timestamptz not null,
  unique (conversation_id, seq)
);
create function keep_conversation_message() returns trigger language plpgsql as $$
begin
  raise exception 'a message is kept as it was said' using errcode = 'restrict_violation';
end $$;
create trigger conversation_message_kept before update on conversation_message
  for each row execute function keep_conversation_message();

-- Files of a message: whoever may read it may have them.
alter table file add column conversation_message_id bigint references conversation_message (id) on delete set null;
create index file_of_message on file (conversation_message_id) where conversation_message_id is not null;

-- Ready-made answers of the staff.
create table canned_answer (
  id bigint generated always as identity primary key,
  canned_key text not null unique,
  title jsonb not null,
  text jsonb not null,
  version integer not null default 0,
  updated_by_id bigint references account (id),
  updated_at timestamptz not null
);

-- Live screens hear at commit: who has this conversation open, and the staff's list.
create function tell_conversation() returns trigger language plpgsql as $$
begin
  perform pg_notify('conversation', new.conversation_key || ' ' || new.last_seq);
  perform pg_notify('inbox', 'conversations ' || new.conversation_key);
  return null;
end $$;
create trigger conversation_told after insert or update on conversation
  for each row execute function tell_conversation();
