/** Whether one of the logins of `customer c` has a password. */
export const signsInSql = `exists (
  select from app_user u where u.customer_id = c.id and u.password_hash <> '' and not u.disabled)`;

/**
 * Whether `customer c` has no access: nobody of it can sign in, nobody has a link to do so, and it is not closed
 * (docs/rules/login-links.md 4).
 */
export const hasNoAccessSql = `c.state <> 'Inactive' and not ${signsInSql} and not exists (
  select from app_user u join login_link l on l.user_id = u.id
   where u.customer_id = c.id and not u.disabled and l.kind = 'invitation' and l.expires_at > now())`;
