import type { SellerRepository } from '#core/sellers/seller.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import type { Database } from './database/database.ts';

interface SellerRow {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly inactive: boolean;
  readonly last_login: string | null;
  readonly user_name: string | null;
}

const sellersSql = `
  select s.id, s.name, s.phone, s.email, s.inactive, u.last_login, u.user_name
    from seller s
    left join lateral (select user_name, last_login from app_user where seller_id = s.id order by id limit 1) u on true`;

/** Sellers, as administrators see them. */
export const createSellerRepository = (database: Database): SellerRepository => ({
  async all() {
    const rows = await database.query<SellerRow>(sellersSql, []);
    return rows.map((row) => ({
      id: asId(String(row.id)),
      name: row.name,
      phone: row.phone,
      email: row.email,
      inactive: row.inactive,
      lastLogin: row.last_login,
      user: row.user_name,
      password: null,
    }));
  },
});
