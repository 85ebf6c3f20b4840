-- The public log: every line of a certificate's story is a leaf of an append-only Merkle tree (RFC 6962). Rows of it are
-- only ever added, and a row can only be added behind the last one.
create table log_leaf (
  index bigint primary key check (index >= 0),
  certificate_id bigint not null,
  seq int not null,
  -- Canonical JSON, byte for byte what the leaf's hash was taken of.
  entry text not null,
  unique (certificate_id, seq),
  foreign key (certificate_id, seq) references certificate_event
);
-- Complete subtrees: node `index` of `level` stands over the 2^level leaves from index × 2^level. Level 0 are the leaves.
create table log_node (
  level int not null check (level >= 0),
  index bigint not null check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);
-- What was signed of the tree, and when: a signed note with origin, size and root.
create table log_checkpoint (
  size bigint primary key check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  kid text not null references proof_key,
  at timestamptz not null
);
create trigger log_leaf_kept before update or delete on log_leaf for each row execute function deny_change();
create trigger log_node_kept before update or delete on log_node for each row execute function deny_change();
create trigger log_checkpoint_kept before update or delete on log_checkpoint
  for each row execute function deny_change();

-- What has no leaf yet, in the order in which it was written; whoever writes a line of a story, by whatever way.
create table log_pending (
  id bigint generated always as identity primary key,
  certificate_id bigint not null,
  seq int not null,
  at timestamptz not null default now()
);
create function await_leaf() returns trigger language plpgsql as $$
begin
  insert into log_pending (certificate_id, seq) values (new.certificate_id, new.seq);
  return null;
end $$;
create trigger certificate_event_awaits_leaf after insert on certificate_event
  for each row execute function await_leaf();
insert into log_pending (certificate_id, seq)
  select certificate_id, seq from certificate_event order by at, certificate_id, seq;
