-- The distributor's own synonyms of the search, in the order of their table; no meanings switch off the built-in one of that name.

create table search_synonym (
  place int primary key,
  typed text not null,
  means text[] not null
);
