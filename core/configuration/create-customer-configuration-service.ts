import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import { type CompanyMail, orderMailsOf } from '#core/mail/order-mails.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { isAsSeen, type SectionTag, tagOf } from '#core/shared/section.ts';
import type { CompanyList, CustomerConfigurationRepository } from './customer-configuration.repository.port.ts';
import type { CustomerConfigurationFailure, CustomerConfigurationService } from './customer-configuration.service.ts';
import type { CustomerConfiguration, SpecialDiscountChoice } from './customer-configuration.ts';
import { checkSurcharges, type Surcharge, surchargeKey } from './surcharge.ts';
import { type SurchargeLabels, surchargeRows, withHidden } from './surcharge-rows.ts';

export interface CustomerConfigurationParts {
  readonly repository: CustomerConfigurationRepository;
  readonly taxonomy: TaxonomyRepository;
  readonly productRepository: Pick<ProductRepository, 'disabled'>;
  readonly hasher: Hasher;
  readonly labels: SurchargeLabels;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const moved = { code: 'section-moved', by: '' } as const;

/** The margins in a fixed order, for the tag of their list. */
const surchargesHeld = (held: readonly Surcharge[]): readonly string[] =>
  held.map((each) => `${surchargeKey(each)} ${each.percentage.toFixed(2)}`).sort();
const includedOf = (held: readonly SpecialDiscountChoice[]): readonly string[] =>
  held.flatMap(({ id, include }) => (include ? [id] : [])).sort();

export const createCustomerConfigurationService = (parts: CustomerConfigurationParts): CustomerConfigurationService => {
  const { repository, taxonomy, productRepository, hasher, labels } = parts;

  const read = async (customerId: CustomerId): Promise<Result<CustomerConfiguration, { code: 'not-allowed' }>> => {
    const [stored, names, surchargesChanged] = await Promise.all([
      repository.read(customerId),
      taxonomy.names(),
      repository.lastChange(customerId, 'surcharges'),
    ]);
    if (stored === null) return notAllowed;
    return Ok({
      ...stored,
      surcharges: surchargeRows(stored.surcharges, names, productRepository.disabled(), labels),
      tags: {
        surcharges: tagOf(hasher, surchargesHeld(stored.surcharges)),
        specialDiscounts: tagOf(hasher, includedOf(stored.specialDiscounts)),
        orderMails: tagOf(hasher, stored.orderMails),
      },
      surchargesChanged,
    });
  };

  /** A list that was changed, as it is now; or why it was not, with the user who changed it first. */
  const listAfter = async <Value>(
    { customerId }: Caller,
    list: CompanyList,
    changed: Result<void, CustomerConfigurationFailure>,
    value: (configuration: CustomerConfiguration) => Value,
  ): Promise<Result<Value, CustomerConfigurationFailure>> => {
    if (customerId === null) return notAllowed;
    if (changed.ok) return (await read(customerId)).map(value);
    if (changed.val.code !== 'section-moved') return changed;
    return Err({ ...moved, by: (await repository.lastChange(customerId, list))?.by ?? '' });
  };

  const check = (seen: SectionTag | null, held: unknown): boolean => isAsSeen(seen, tagOf(hasher, held));

  return authorise<CustomerConfigurationService>('customerConfiguration', {
    async read({ customerId }) {
      return customerId === null ? notAllowed : read(customerId);
    },

    async setDisplay(caller, which, value) {
      if (caller.customerId === null) return notAllowed;
      await repository.display(caller.customerId, which, value, authorOf(caller));
      return Ok(value);
    },

    async includeSpecialDiscounts(caller, ids, seen) {
      if (caller.customerId === null) return notAllowed;
      const wanted = [...new Set(ids)];
      const changed = await repository.specialDiscounts<CustomerConfigurationFailure>(
        caller.customerId,
        authorOf(caller),
        (held) => {
          if (!check(seen, includedOf(held))) return Err(moved);
          const known = new Set(held.map(({ id }) => id));
          return wanted.every((id) => known.has(id)) ? Ok(wanted) : Err({ code: 'special-discount-unknown' });
        },
      );
      return listAfter(caller, 'special-discounts', changed, ({ specialDiscounts }) => specialDiscounts);
    },

    async setOrderMails(caller, states, seen) {
      if (caller.customerId === null) return notAllowed;
      const changed = await repository.orderMails<CustomerConfigurationFailure>(
        caller.customerId,
        authorOf(caller),
        (held) => (check(seen, held) ? Ok(orderMailsOf(states)) : Err(moved)),
      );
      return listAfter(caller, 'order-mails', changed, ({ orderMails }): readonly CompanyMail[] => orderMails ?? []);
    },

    async setSurcharges(caller, surcharges, seen) {
      if (caller.customerId === null) return notAllowed;
      const names = await taxonomy.names();
      const checked = checkSurcharges(surcharges, names);
      const changed = await repository.surcharges<CustomerConfigurationFailure>(
        caller.customerId,
        authorOf(caller),
        (held) => {
          if (!check(seen, surchargesHeld(held))) return Err(moved);
          return checked.ok ? Ok(withHidden(checked.val, held, names, productRepository.disabled())) : checked;
        },
      );
      return listAfter(caller, 'surcharges', changed, (configuration) => configuration.surcharges);
    },
  });
};
