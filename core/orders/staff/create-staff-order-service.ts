import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { DocumentNumber } from '../number.ts';
import { type CorrectionFlaw, correctLines, type LineCorrection, type Replacements } from './correct-order.ts';
import { readOrderText } from './order-text.ts';
import { priceReplacements } from './price-replacements.ts';
import type { StaffOrderRepository } from './staff-order.repository.port.ts';
import type { MovedOrders, StaffOrderService } from './staff-order.service.ts';
import { maxMovedAtOnce } from './staff-order.ts';
import { scopeOf } from './staff-scope.ts';

interface StaffOrderParts {
  readonly repository: StaffOrderRepository;
  readonly clock: Clock;
  readonly productRepository: Pick<ProductRepository, 'catchUp' | 'productsOfRows' | 'disabled'>;
  readonly terms: Pick<TermsRepository, 'of'>;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

export const createStaffOrderService = ({
  repository,
  clock,
  productRepository,
  terms,
}: StaffOrderParts): StaffOrderService => {
  /** The replacing products, at what they cost the order's customer now. */
  const replacementsFor = async (
    order: DocumentNumber,
    lines: readonly LineCorrection[],
    at: string,
  ): Promise<Result<Replacements, CorrectionFlaw | { readonly code: 'order-not-found' }>> => {
    const rows = lines.flatMap(({ productPriceId }) => productPriceId ?? []);
    if (rows.length === 0) return Ok(new Map());
    const stored = await repository.byNumber('everybody', order);
    const agreed = stored === null ? null : await terms.of(stored.customerId);
    if (agreed === null) return Err({ code: 'order-not-found' });
    await productRepository.catchUp();
    const products = await productRepository.productsOfRows(rows);
    return priceReplacements(lines, {
      products,
      agreed,
      disabled: productRepository.disabled(),
      at,
    });
  };

  return authorise<StaffOrderService>(
    {
      list: 'staffOrders',
      openCounts: 'staffOrders',
      foundCounts: 'staffOrders',
      choices: 'staffOrders',
      customers: 'staffOrders',
      show: 'staffOrders',
      priceCorrection: 'management',
      correct: 'management',
      move: 'management',
    },
    {
      async list(caller, filter, after) {
        const scope = scopeOf(caller);
        return scope === null
          ? notAllowed
          : repository.list(scope, { ...filter, text: readOrderText(filter.text) }, after);
      },
      async openCounts(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await repository.openCounts(scope));
      },
      async foundCounts(caller, filter) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        return Ok(await repository.foundCounts(scope, { ...filter, text: readOrderText(filter.text) }));
      },
      async choices(caller) {
        const scope = scopeOf(caller);
        return scope === null ? notAllowed : Ok(await repository.choices(scope));
      },
      async customers(caller, search) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        return Ok('text' in search && search.text.trim() === '' ? [] : await repository.customers(scope, search));
      },

      async show(caller, number) {
        const scope = scopeOf(caller);
        if (scope === null) return notAllowed;
        const order = await repository.byNumber(scope, number);
        return order === null ? Err({ code: 'order-not-found' }) : Ok(order);
      },
      async priceCorrection(_caller, order, lines) {
        const at = new Date(clock.now()).toISOString();
        const replacements = await replacementsFor(order, lines, at);
        if (!replacements.ok) return replacements;
        const stored = await repository.byNumber('everybody', order);
        if (stored === null) return Err({ code: 'order-not-found' });
        return correctLines(stored, lines, replacements.val).map(({ places, total }) => ({
          replacements: places.flatMap((place, at) => {
            const id = stored.lines[at]?.id ?? '';
            return place === null || !replacements.val.has(id)
              ? []
              : [{ id, cost: place.cost, subtotal: place.subtotal }];
          }),
          total,
        }));
      },
      async correct(caller, order, correction) {
        const at = new Date(clock.now()).toISOString();
        const replacements = await replacementsFor(order, correction.lines, at);
        if (!replacements.ok) return replacements;
        const corrected = await repository.correct(order, correction, replacements.val, at, authorOf(caller));
        if (!corrected.ok) return corrected;
        const after = await repository.byNumber('everybody', order);
        return after === null ? Err({ code: 'order-not-found' }) : Ok(after);
      },
      async move(caller, orders, to) {
        if (orders.length > maxMovedAtOnce) return Err({ code: 'too-many-orders', max: maxMovedAtOnce });
        const moved: MovedOrders[number][] = [];
        for (const order of orders) {
          const at = new Date(clock.now()).toISOString();
          const answer = await repository.move(order, to, at, authorOf(caller));
          const { year, number } = order;
          moved.push({ year, number, refused: answer.ok ? null : answer.val });
        }
        return Ok(moved);
      },
    },
  );
};
