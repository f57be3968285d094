#!/bin/sh
# Backs up Loka while it runs: the database into one file, and the files beside it.
# usage: backup.sh <folder>        with DATABASE_URL (or DATABASE_DIRECT_URL) and STORAGE_URL in the environment
# PG_DUMP and LOKA may be other commands for the same, as in containers: docs/ops/backup/README.md.
set -eu
folder=${1:?usage: backup.sh <folder>}
database=${DATABASE_DIRECT_URL:-${DATABASE_URL:?DATABASE_URL is not set}}
: "${STORAGE_URL:?STORAGE_URL is not set}"
umask 077
mkdir -p "$folder"
name=$folder/loka-$(date -u +%Y%m%dT%H%M%SZ).dump
# One moment of the database. Under its name only once it is whole.
${PG_DUMP:-pg_dump} --format=custom --no-owner --no-acl "$database" >"$name.part"
mv "$name.part" "$name"
# After the database, so that every file that it names and that was not removed since is there.
${LOKA:-} node dist/copy-files.js "$STORAGE_URL" "${FILES_BACKUP:-file:$(realpath "$folder")/files}"
echo "$name"
