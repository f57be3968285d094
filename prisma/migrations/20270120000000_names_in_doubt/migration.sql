-- Names that were taken before the rules for names: the job that reads them all marks those that staff are to look at.
ALTER TABLE users ADD COLUMN name_in_doubt BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX users_names_in_doubt ON users (created_at) WHERE name_in_doubt;
