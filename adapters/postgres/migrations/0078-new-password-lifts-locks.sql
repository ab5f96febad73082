-- When a login got the password that it has: a lock of before stands no more (docs/rules/session.md 10).

alter table app_user add column password_set_at timestamptz;

create function note_new_password() returns trigger language plpgsql as $$
begin
  new.password_set_at := now();
  return new;
end $$;

create trigger app_user_has_new_password before update of password_hash on app_user
  for each row when (old.password_hash is distinct from new.password_hash) execute function note_new_password();
