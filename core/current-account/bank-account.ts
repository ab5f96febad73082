/** A bank account for transfers: 'Datos bancarios para transferencias'. */
export interface BankAccount {
  readonly id: string;
  readonly bank: string;
  readonly holder: string;
  readonly cuit: string;
  /** The current account's number at the bank. */
  readonly number: string;
  readonly cbu: string;
}
