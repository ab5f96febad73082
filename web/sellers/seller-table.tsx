import { useState } from 'react';
import type { Seller } from '#core/sellers/seller.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { Icon } from '#web/parts/icon.tsx';
import { SellerPassword } from './seller-password.tsx';

export function SellerTable({ sellers }: { readonly sellers: readonly Seller[] }) {
  const [chosen, choose] = useState<Seller | null>(null);
  return (
    <>
      <table className="office-table seller-table">
        <thead>
          <tr>
            <th>Nombre</th>
            <th>Usuario</th>
            <th>Teléfono</th>
            <th>E-mail</th>
            <th>Estado</th>
            <th>Último login</th>
            <th>
              <span className="only-read">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sellers.map((seller) => (
            <SellerRow key={seller.id} seller={seller} onPassword={() => choose(seller)} />
          ))}
        </tbody>
      </table>
      {chosen !== null && <SellerPassword seller={chosen} onClose={() => choose(null)} />}
    </>
  );
}

const none = <span className="muted">Sin datos</span>;

interface SellerRowProps {
  readonly seller: Seller;
  readonly onPassword: () => void;
}

function SellerRow({ seller: { name, phone, email, inactive, lastLogin, user }, onPassword }: SellerRowProps) {
  return (
    <tr>
      <th scope="row" className="v-name">
        {name}
      </th>
      <td className="v-user mono">{user ?? <span className="muted">Sin usuario</span>}</td>
      <td className="v-phone">{phone === '' ? none : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</td>
      <td className="v-mail">{email === '' ? none : <a href={`mailto:${email}`}>{email}</a>}</td>
      <td className="v-state">
        <span className={`state ${inactive ? 'cancelled' : 'delivered'}`}>
          <i aria-hidden="true" />
          {inactive ? 'Inactivo' : 'Activo'}
        </span>
      </td>
      <td className="v-login">
        {lastLogin === null ? (
          <span className="muted">Nunca</span>
        ) : (
          <time className="mono" dateTime={lastLogin} title={formatDateTime(lastLogin)}>
            {formatDate(lastLogin)}
          </time>
        )}
      </td>
      <td className="v-do">
        {user !== null && (
          <button type="button" className="btn" aria-label={`Contraseña de ${name}`} onClick={onPassword}>
            <Icon name="key" />
            Contraseña
          </button>
        )}
      </td>
    </tr>
  );
}
