import type { DistributorOnPaper } from '#core/current-account/document-printer.port.ts';
import type { Distributor } from './distributor.ts';
import { joinedContact } from './joined-contact.ts';

/** The letterhead of the distributor's papers. */
export const onPaper = ({ name, cuit, address, town, phone, email }: Distributor): DistributorOnPaper => ({
  name,
  cuit,
  address: joinedContact([address, town], ', '),
  phone,
  email,
});
