-- What the body sets itself: what holds now, and every change.
create table portal_setting (
  key text primary key,
  -- Null: the default holds.
  value jsonb,
  version int not null check (version > 0),
  account_id bigint references account,
  at timestamptz not null
);

create table portal_setting_history (
  key text not null,
  version int not null,
  before jsonb,
  after jsonb,
  reason text not null default '',
  account_id bigint references account,
  at timestamptz not null,
  primary key (key, version)
);
create trigger portal_setting_history_kept before update or delete on portal_setting_history
  for each row execute function deny_change();
create index portal_setting_history_newest on portal_setting_history (at desc);

-- Every process keeps them in memory and hears of a change at commit. What is kept of sessions may have changed too.
create function tell_portal_setting() returns trigger language plpgsql as $$
begin
  perform pg_notify('setting', '');
  perform pg_notify('session', 'all');
  return null;
end $$;
create trigger portal_setting_told after insert or update or delete on portal_setting
  for each statement execute function tell_portal_setting();

-- The rule of second factors was one switch for all staff; it is now a list of roles.
insert into portal_setting (key, value, version, at)
select 'TwoFactorRoles', jsonb_build_array('ADMIN', 'SUB_ADMIN', 'IT', 'BUSINESS', 'SCHEDULING', 'FINANCE', 'ASSESSOR',
  'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'DEPUTYCEO', 'CEO'), 1, updated_at
from setting where name = 'IsTwoFactorRequired' and value = 'true'::jsonb;
delete from setting where name = 'IsTwoFactorRequired';

-- The name of the body was a text that could be translated; it is now a setting.
insert into portal_setting (key, value, version, at)
select 'Name', jsonb_build_object('EN', coalesce(own ->> 'EN', 'Assay'), 'CHT', coalesce(own ->> 'CHT', 'Assay'),
  'CHS', coalesce(own ->> 'CHS', 'Assay')), 1, at
from translation where key = 'MAIL_BRAND' and jsonb_strip_nulls(own) <> '{}'::jsonb;

insert into portal_setting_history (key, version, before, after, reason, at)
select key, version, null, value, '', at from portal_setting;
