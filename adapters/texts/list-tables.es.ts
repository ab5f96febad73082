/** What the lists of the office are called as files, and what heads their columns: the words of their screens. */
export const claimTableTexts = {
  name: 'Reclamos',
  number: 'Número',
  customerCode: 'Código de cliente',
  customer: 'Cliente',
  code: 'Flexxus',
  origin: 'Origen',
  date: 'Fecha Factura/Pedido',
  document: 'Número de Factura/Pedido',
  reason: 'Motivo',
  state: 'Estado',
  since: 'Desde',
  resolution: 'Resolución',
};

export const warrantyTableTexts = {
  name: 'Garantías',
  number: 'RMA',
  customerCode: 'Código de cliente',
  customer: 'Cliente',
  date: 'Fecha',
  product: 'Artículo',
  quantity: 'Cantidad',
  fault: 'Falla',
  state: 'Estado',
  since: 'Desde',
  resolution: 'Resolución',
};

export const customerTableTexts = {
  name: 'Clientes',
  code: 'Código',
  customer: 'Cliente',
  fantasyName: 'Nombre de fantasía',
  cuit: 'CUIT',
  town: 'Localidad',
  zone: 'Zona',
  seller: 'Vendedor',
  list: 'Lista',
  state: 'Estado',
  offers: 'Ofertas',
  lastLogin: 'Último login',
  lastOrder: 'Último pedido',
};

export const mailTableTexts = {
  name: 'Correos',
  subject: 'Asunto',
  to: 'Para',
  state: 'Estado',
  created: 'Escrito',
  sent: 'Salió',
  next: 'Próximo intento',
  attempts: 'Intentos',
  /** The screen has it below the subject. */
  trouble: 'Problema',
};

export const paymentTableTexts = {
  name: 'Pagos informados',
  customerCode: 'Código de cliente',
  customer: 'Cliente',
  paidOn: 'Pagado el',
  method: 'Cómo',
  reference: 'Número',
  documents: 'Comprobantes',
  amount: 'Importe',
  onAccount: 'A cuenta',
  state: 'Estado',
};

export const activityTableTexts = {
  name: 'Actividad',
  at: 'Fecha',
  user: 'Usuario',
  acting: 'Actuando',
  network: 'Desde',
  what: 'Qué hizo',
  customer: 'Cliente',
  before: 'Antes',
  after: 'Después',
};
