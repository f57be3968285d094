-- Of an identity picture there are 74 prints, ten with the same margin at each edge and 64 with more at one: a picture that
-- was cut at one edge alone is found again. Servers of the release before go on making ten.
ALTER TABLE uploads DROP CONSTRAINT uploads_picture_prints,
  ADD CONSTRAINT uploads_picture_prints CHECK (octet_length(picture_prints) IN (0, 320, 2368));
