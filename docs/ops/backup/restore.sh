#!/bin/sh
# Restores a backup into an EMPTY database and storage, and audits the books. No program of Loka may run on them.
# usage: restore.sh <file.dump>    with DATABASE_URL (or DATABASE_DIRECT_URL) and STORAGE_URL in the environment
# PSQL, PG_RESTORE and LOKA may be other commands for the same, as in containers: docs/ops/backup/README.md.
set -eu
dump=${1:?usage: restore.sh <file.dump>}
database=${DATABASE_DIRECT_URL:-${DATABASE_URL:?DATABASE_URL is not set}}
: "${STORAGE_URL:?STORAGE_URL is not set}"
tables=$(${PSQL:-psql} "$database" -Atc \
  "select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')")
if [ "$tables" != 0 ]; then
  echo "The database is not empty: it has $tables tables. Nothing was done." >&2
  exit 1
fi
# All or nothing.
${PG_RESTORE:-pg_restore} --exit-on-error --single-transaction --no-owner --no-acl --dbname="$database" <"$dump"
${LOKA:-} node dist/copy-files.js "${FILES_BACKUP:-file:$(realpath "$(dirname "$dump")")/files}" "$STORAGE_URL"
${LOKA:-} node dist/audit.js
