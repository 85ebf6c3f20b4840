-- Keys that sign what anybody can check: checkpoints of the public log, and credentials. The private half is sealed
-- with SECRET_KEY. A key that was retired stays, so that what it signed can still be checked.
create table proof_key (
  kid text primary key,
  purpose text not null check (purpose in ('LOG', 'CREDENTIAL')),
  algorithm text not null check (algorithm in ('EdDSA', 'ES256')),
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index proof_key_in_use on proof_key (purpose) where retired_at is null;
