-- What customers looked for and did not find, day by day.

create table zero_result_search (
  day date not null,
  text text not null,
  times int not null default 1,
  primary key (day, text)
);
