#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: one role owns the tables, the other may use them.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" \
  --set=owner="$OWNER_DATABASE_PASSWORD" --set=portal="$PORTAL_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE portal_owner LOGIN PASSWORD :'owner';
CREATE ROLE portal LOGIN PASSWORD :'portal';
CREATE DATABASE portal OWNER portal_owner;
REVOKE CONNECT, TEMPORARY ON DATABASE portal FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE portal TO portal;
SQL
