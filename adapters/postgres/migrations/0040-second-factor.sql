-- A code beside the password: its secret sealed with the server's key, the last step that was taken, wrong codes in a row, and codes for when
-- there is no phone, each of them kept as a digest and gone once it was used.

create table second_factor (
  user_id int primary key references app_user on delete cascade,
  secret_sealed text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  wrong_codes int not null default 0,
  wrong_at timestamptz
);

create table recovery_code (
  user_id int not null references second_factor on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
