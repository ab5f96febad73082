import type { UserId } from '#core/shared/ids.ts';

/** What the address of the screen says: what is filtered by, and what stands at the right. */
export interface StaffUrl {
  readonly named: string;
  readonly open: string | null;
  readonly isNew: boolean;
}

export const readStaffUrl = (query: URLSearchParams): StaffUrl => ({
  named: query.get('q') ?? '',
  open: query.get('id'),
  isNew: query.has('new'),
});

export const linkToStaff = (at: { readonly named?: string; readonly open?: UserId; readonly isNew?: true }): string => {
  const { named = '', open, isNew } = at;
  const query = new URLSearchParams({
    ...(named === '' ? {} : { q: named }),
    ...(open === undefined ? {} : { id: open }),
    ...(isNew === undefined ? {} : { new: '1' }),
  });
  return query.size === 0 ? '/admin-staff' : `/admin-staff?${query}`;
};
