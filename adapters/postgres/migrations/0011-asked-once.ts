/** A saved list that is asked for twice under one key is one, and tells again how many lines it left out. */
export const askedOnce = `
alter table saved_list add column request_key text check (request_key <> '');
alter table saved_list add column request_hash text;
alter table saved_list add column left_out int not null default 0 check (left_out >= 0);
alter table saved_list add unique (customer_id, request_key);
`;
