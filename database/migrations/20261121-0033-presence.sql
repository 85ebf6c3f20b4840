-- Who looks at which live room, and who is typing there. Every server process writes the rows of its own sockets and
-- says every twenty seconds that they are still there; what was left behind by a process that died is taken away by any
-- other. Worth nothing after a crash, so it is not logged.
create unlogged table presence (
  socket_id text not null,
  room text not null,
  process text not null,
  account_id bigint not null references account (id) on delete cascade,
  is_staff boolean not null,
  -- The page is in sight; false: it is open behind others.
  is_looking boolean not null default true,
  typing_until timestamptz,
  seen_at timestamptz not null default now(),
  primary key (socket_id, room)
);
create index presence_of_room on presence (room);
create index presence_of_process on presence (process);

-- Whoever shares a conversation hears who looks and who types; everybody with a chat hears whether somebody is there.
create function tell_presence() returns trigger language plpgsql as $$
declare
  place text := case when tg_op = 'DELETE' then old.room else new.room end;
  kind text := split_part(place, ':', 1);
begin
  if tg_op = 'UPDATE' then
    if new.is_looking = old.is_looking and new.typing_until is not distinct from old.typing_until then
      return null;
    end if;
  end if;
  if kind = 'conversation' then
    perform pg_notify('conversation', split_part(place, ':', 2) || ' presence');
  elsif kind = 'inbox' and tg_op <> 'UPDATE' then
    perform pg_notify('desk', 'conversations');
  end if;
  return null;
end $$;
create trigger presence_told after insert or update or delete on presence
  for each row execute function tell_presence();
