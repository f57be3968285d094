-- PostgreSQL's image runs this when it makes the database: docs/operations.md, "The owner of the tables".
\getenv password POSTGRES_PASSWORD
create role loka_owner;
create role loka login password :'password' in role loka_owner;
alter role loka set role loka_owner;
alter database loka owner to loka_owner;
-- The superuser gets in by the container's socket alone.
alter role postgres password null;
