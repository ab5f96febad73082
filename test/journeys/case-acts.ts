import type { Page } from '@playwright/test';
import { aWarranty } from '../builders/warranty.builder.ts';
import { callAs, findProduct } from './call.ts';

/** A claim of the demo company, opened by its call; its number. */
export const openClaim = async (page: Page, purchaseDocument: string): Promise<string> => {
  const [origin] = await callAs<{ name: string }[]>(page, '/api/Demands/origins');
  const { productId, productBrandId } = await findProduct(page, 'bkr6e');
  const claim = await callAs<{ number: string }>(page, '/api/Demands', {
    origin: origin?.name,
    reason: '',
    purchaseDate: '2026-03-09',
    purchaseDocument,
    note: 'Vino golpeado',
    products: [{ productId, productBrandId, quantity: 1 }],
  });
  return claim.number;
};

/** A warranty of the demo company, asked for by its call; its RMA number. */
export const askWarranty = async (page: Page, purchaseDocument: string): Promise<string> => {
  const [fault] = await callAs<{ id: string }[]>(page, '/api/Warranties/fault-sequence');
  const {
    plate,
    productBrandName: _,
    ...warranty
  } = aWarranty({ purchaseDocument, quantity: 3, notes: 'Falla en ralentí' });
  const product = await findProduct(page, 'bkr6e');
  const body = { ...warranty, ...product, vehicleId: plate, faultSequence: fault?.id };
  return (await callAs<{ rmaNumber: string }>(page, '/api/Warranties', body)).rmaNumber;
};
