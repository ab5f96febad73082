/** The headings of the table of orders, as a file. */
export const orderTableTexts = {
  sheet: 'Pedidos',
  number: 'Pedido',
  date: 'Fecha',
  customerCode: 'Código de cliente',
  customer: 'Cliente',
  zone: 'Zona',
  method: 'Método de entrega',
  state: 'Estado',
  since: 'Desde',
  lines: 'Renglones',
  total: 'Total',
};
