-- What a product fits may be made in several ranges of years, 1998-2004 and 2008-2012: all of them are one content, which a sheet or a person says
-- anew as a whole. The rows are written once, in the type's change. Imports between their calls had another form.

delete from catalogue_import where run->>'kind' = 'applications';
alter table application add column years int4multirange;
alter table application alter column years type int4multirange using int4multirange(int4range(year_from, year_to, '[]'));
alter table application
  drop column year_from,
  drop column year_to,
  alter column years set default '{(,)}',
  alter column years set not null,
  add constraint application_years check (
    not isempty(years)
    and (lower(years) is null or lower(years) between 1900 and 2100)
    and (upper(years) is null or upper(years) between 1901 and 2101));
