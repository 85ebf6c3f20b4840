-- Who has an application or a certificate open, and whether they are filling in its form at this moment.
alter table presence add column is_editing boolean not null default false;

create or replace function tell_presence() returns trigger language plpgsql as $$
declare
  place text := case when tg_op = 'DELETE' then old.room else new.room end;
  kind text := split_part(place, ':', 1);
begin
  if tg_op = 'UPDATE' then
    if new.is_looking = old.is_looking and new.is_editing = old.is_editing
      and new.typing_until is not distinct from old.typing_until then
      return null;
    end if;
  end if;
  if kind in ('conversation', 'applicationview', 'certificateview') then
    perform pg_notify(kind, split_part(place, ':', 2) || ' presence');
  elsif kind = 'inbox' and tg_op <> 'UPDATE' then
    perform pg_notify('desk', 'conversations');
  end if;
  return null;
end $$;
