type Side = 'company' | 'staff';

/** Where a mail leads to: the company's own list, or the list of the distributor's people. */
export const orderLink = (side: Side, number: string) => ({
  label: 'Ver el pedido',
  path: `${side === 'company' ? '/orders-history' : '/admin-orders'}?order=${number}`,
});

export const paymentsLink = { label: 'Ver tus pagos', path: '/current-account?tab=pagos' };

export const reportedPaymentLink = (id: string) => ({ label: 'Ver el pago', path: `/admin-payments?id=${id}` });

export const claimLink = (side: Side, number: string) =>
  side === 'company'
    ? { label: 'Ver el reclamo', path: `/demands?claim=${number}` }
    : { label: 'Ver el reclamo', path: `/demands-managament?claim=${number}` };

export const warrantyLink = (side: Side, number: string) => ({
  label: 'Ver la garantía',
  path: `${side === 'company' ? '/warranties' : '/warranties-management'}?rma=${number}`,
});
