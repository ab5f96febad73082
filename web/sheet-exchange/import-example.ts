/** The result of a row of a sheet. */
export interface ImportExample {
  /** Null for what is in no row. */
  readonly line: number | null;
  readonly what:
    | 'Nueva'
    | 'Cambia'
    | 'Rechazada'
    | 'No figura'
    | 'Cambia mucho'
    | 'Cambió antes'
    | 'Cambió antes, y cambia mucho';
  readonly text: string;
  /** Some cells of the row. */
  readonly cells?: string;
}
