-- The list and the suggestions read cards: each change of an object kept three indexes up to date that nothing reads.
-- contract: programs of the release before that still suggest titles of objects read all of them meanwhile.
DROP INDEX items_newest;
DROP INDEX items_by_rating;
DROP INDEX items_search;
