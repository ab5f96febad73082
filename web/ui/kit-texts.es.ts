import type { LocaleOptions } from 'primereact/api';

/** Texts of the component kit's own, on the screen and for screen readers. Only texts of components that we use. */
export const kitTexts: LocaleOptions = {
  accept: 'Sí',
  reject: 'No',
  choose: 'Elegir',
  upload: 'Subir',
  cancel: 'Cancelar',
  clear: 'Limpiar',
  close: 'Cerrar',
  today: 'Hoy',
  emptyMessage: 'No hay nada para elegir',
  emptyFilterMessage: 'Nada coincide',
  aria: {
    close: 'Cerrar',
    listLabel: 'Opciones',
    next: 'Siguiente',
    previous: 'Anterior',
    nullLabel: 'Nada elegido',
    selectAll: 'Todo elegido',
    unselectAll: 'Nada elegido',
    selectRow: 'Fila elegida',
    unselectRow: 'Fila sin elegir',
    trueLabel: 'Sí',
    falseLabel: 'No',
  },
};
