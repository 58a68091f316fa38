-- The blog's words are folded as all search is: umlauts however they are written.
UPDATE blog_post SET search = replace(replace(replace(search, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
