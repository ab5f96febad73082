import { type ReactNode, useState } from 'react';
import type { Seller } from '#core/sellers/seller.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { sellerColumns } from './seller-columns.tsx';
import { SellerPassword } from './seller-password.tsx';

interface SellerTableProps {
  readonly sellers: readonly Seller[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly none: ReactNode;
  /** The heading and the filter of the table. */
  readonly children: ReactNode;
}

/** Sellers, each with what can be done with the login. */
export function SellerTable({ sellers, children, ...states }: SellerTableProps) {
  const [chosen, setChosen] = useState<Seller | null>(null);
  return (
    <>
      <OfficeTable
        name="Vendedores"
        rows={sellers}
        {...states}
        rowKey="id"
        columns={sellerColumns}
        actions={{
          header: 'Acciones',
          of: (seller) =>
            seller.user !== null && (
              <button
                type="button"
                className="btn"
                aria-label={`Contraseña de ${seller.name}`}
                onClick={() => setChosen(seller)}
              >
                <Icon name="key" />
                Contraseña
              </button>
            ),
        }}
      >
        {children}
      </OfficeTable>
      {chosen !== null && <SellerPassword seller={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
