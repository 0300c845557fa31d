#!/bin/bash
# Tries point-in-time recovery with pgBackRest on a throw-away PostgreSQL: a full backup, work, a deletion by mistake, and a
# restore beside it to the moment before. Debian: apt-get install postgresql pgbackrest. Run as root; the servers run as postgres.
#   deploy/try-point-in-time.sh [--keep]      --keep leaves the folder for a look
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
dir=$(mktemp -d /var/tmp/munim-pitr.XXXXXX)
port=${PORT:-54670}
restored=$((port + 1))
chown postgres: "$dir"
say() { printf '%5.1f s  %s\n' "$(echo "$(date +%s.%N) - $began" | bc)" "$*"; }
as() { runuser -u postgres -- env -C / "$@"; }
rest() { as pgbackrest --config="$dir/pgbackrest.conf" --stanza=munim --log-level-console=warn "$@"; }
ask() { as psql -qAtX -h "$dir" -p "$1" -d munim -c "$2"; }
stop() { as "$bin/pg_ctl" -D "$1" -m immediate stop >/dev/null 2>&1 || true; }
finish() {
  stop "$dir/data"; stop "$dir/again"
  [ "${1:-}" = --keep ] || rm -rf "$dir"
}
keep=${1:-}
trap 'finish "$keep"' EXIT
began=$(date +%s.%N)

# every table with its number of rows and a checksum of them
figures() {
  ask "$1" "select string_agg(format('select %L, count(*), md5(string_agg(t::text, chr(10) order by t::text)) from %I t', relname, relname), ' union all ' order by relname)
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'" | { read -r all; ask "$1" "$all"; } | LC_ALL=C sort
}

as "$bin/initdb" -D "$dir/data" --encoding=UTF8 --locale=C.UTF-8 --data-checksums --auth=trust >/dev/null
cat > "$dir/pgbackrest.conf" <<CONF
[global]
repo1-path=$dir/repository
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=$(head -c 24 /dev/urandom | base64)
compress-type=lz4
start-fast=y
lock-path=$dir/locks
log-path=$dir
spool-path=$dir/spool
[munim]
pg1-path=$dir/data
pg1-port=$port
pg1-socket-path=$dir
CONF
chown postgres: "$dir/pgbackrest.conf"; chmod 600 "$dir/pgbackrest.conf"
cat >> "$dir/data/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = '$dir'
archive_mode = on
archive_command = 'pgbackrest --config=$dir/pgbackrest.conf --stanza=munim archive-push %p'
archive_timeout = 60
CONF
start() { as "$bin/pg_ctl" -D "$1" -o "-p $2" -l "$dir/postgresql-$2.log" -w -t 120 start >/dev/null; }
start "$dir/data" "$port"
as psql -qX -h "$dir" -p "$port" -d postgres -c "create role munim_owner login createrole password 'throw-away'" \
  -c "create database munim owner munim_owner"
say "PostgreSQL $(ask "$port" 'show server_version') on port $port, archiving to $dir/repository (encrypted)"

rest stanza-create
rest check
export DATABASE_OWNER_URL=postgres://munim_owner:throw-away@127.0.0.1:$port/munim DATABASE_URL=postgres://munim_owner:throw-away@127.0.0.1:$port/munim
node "$here/tools/munim.mjs" upgrade | tail -1
FILE_STORE_URL=file:$dir/files node "$here/tools/munim.mjs" seed --demo | tail -1
say 'tables and demo data are there'
rest backup --type=full
say "full backup: $(as du -sh "$dir/repository" | cut -f1) for $(ask "$port" "select pg_size_pretty(pg_database_size('munim'))") of database"

ask "$port" "update products set product_name = product_name || ' (after the backup)' where product_id = 1"
figures "$port" > "$dir/before.txt"
sleep 1
moment=$(ask "$port" 'select clock_timestamp()')
sleep 1
ask "$port" 'truncate invoices cascade' 2>/dev/null
figures "$port" > "$dir/after.txt"
lost=$(diff "$dir/before.txt" "$dir/after.txt" | grep -c '^<' || true)
say "mistake at work: 'truncate invoices cascade' changed $lost tables; the moment before was $moment"
[ "$lost" -gt 0 ]
# the last piece of the log goes to the archive; by itself it does so after archive_timeout
ask "$port" 'select pg_switch_wal()' >/dev/null
rest check

mkdir "$dir/again"; chown postgres: "$dir/again"; chmod 700 "$dir/again"
rest --pg1-path="$dir/again" --type=time --target="$moment" --target-action=promote restore
# the copy must not push its log into the archive of the server that it was restored from
echo "archive_mode = off" >> "$dir/again/postgresql.conf"
start "$dir/again" "$restored"
until [ "$(ask "$restored" 'select pg_is_in_recovery()')" = f ]; do sleep 0.2; done
say "restored beside the running server, on port $restored"

figures "$restored" > "$dir/restored.txt"
if diff "$dir/before.txt" "$dir/restored.txt"; then
  say "equal in every row: $(wc -l < "$dir/before.txt") tables, $(cut -d'|' -f2 "$dir/before.txt" | paste -sd+ | bc) rows; the server with the mistake was left as it is"
else
  say 'NOT EQUAL'; exit 1
fi
