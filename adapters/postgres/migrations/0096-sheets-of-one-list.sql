-- What a sheet is of, where its kind has several: new prices are of one list, from some moment on ({ id, at }).
alter table sheet_run add column target jsonb;
