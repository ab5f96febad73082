-- Links in mails by which a password is set: the token itself is kept nowhere, a login has one of each kind at most, and a used one is gone.

create table login_link (
  token_hash text primary key,
  user_id int not null references app_user on delete cascade,
  kind text not null check (kind in ('invitation', 'recovery')),
  sent_to text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, kind)
);
