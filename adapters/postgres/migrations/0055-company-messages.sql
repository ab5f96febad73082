-- How many messages a company wrote in the last hour is looked up among those of that hour.
create index case_message_of_companies on case_message (at) where side = 'company';
