-- A generation that wrote prices of lists and nothing else: what the search reads of products is the same after it.

alter table catalogue_generation add column only_prices boolean not null default false;
