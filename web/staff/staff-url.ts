/** The state in the screen's address: the filter, and the open part. */
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

export const linkToStaff = ({ named = '', open = null, isNew = false }: Partial<StaffUrl>): string => {
  const query = new URLSearchParams({
    ...(named === '' ? {} : { q: named }),
    ...(open === null ? {} : { id: open }),
    ...(isNew ? { new: '1' } : {}),
  });
  return query.size === 0 ? '/admin-staff' : `/admin-staff?${query}`;
};
