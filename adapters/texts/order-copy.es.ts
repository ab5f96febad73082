/** The words on the copy of an order that goes with its mail. */
export const orderCopyTexts = {
  kind: 'Pedido',
  notes: 'Notas',
  address: 'Va a',
  replaces: 'Reemplaza a',
  gift: 'De regalo',
  remark: 'Copia del pedido, sin validez fiscal',
  file: (number: string) => `pedido-${number}.pdf`,
};
