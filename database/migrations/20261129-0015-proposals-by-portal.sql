-- The portal itself proposes to withdraw a certificate that was suspended longer than its limit.
alter table decision_proposal alter column proposed_by_id drop not null;
alter table decision_proposal alter column proposed_as drop not null;
insert into ground (ground_code, position, name) values
  ('SUSPENSION', 9, '{"EN": "Suspended longer than the limit", "CHT": "暫停逾期限", "CHS": "暂停超过期限"}')
  on conflict do nothing;
