/**
 * Stands for the kit's paginator in what is built: its table brings it with a number input, 16 kB compressed, and pages are
 * links here (web/ui/pagination.tsx).
 */
export const Paginator = (): null => null;
