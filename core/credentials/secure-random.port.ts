/** A whole number from 0 to one below `count`, each as likely, that nobody can foresee. */
export type SecureRandom = (count: number) => number;
