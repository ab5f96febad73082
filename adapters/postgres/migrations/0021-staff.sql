-- The distributor's people: how to reach those who sell nothing, and which version of a login somebody looked at.

alter table app_user add column email text not null default '';
alter table app_user add column phone text not null default '';
alter table app_user add column version int not null default 1;
