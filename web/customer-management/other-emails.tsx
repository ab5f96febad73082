import { emailKindTexts } from '#adapters/texts/email-kinds.es.ts';
import { emailKinds, maxOtherEmails, type OtherEmail } from '#core/customers/other-email.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { ItemRows } from './item-rows.tsx';

const blank: OtherEmail = { address: '', gets: 'all' };

/** E-mails beside the main one, each with what it gets. */
export function OtherEmails({ form }: { readonly form: RuleForm<TypedCustomer> }) {
  const said = (place: number) => form.problemOf(`otherEmails.${place}`);
  return (
    <ItemRows
      label="Otros e-mails"
      className="customer-emails"
      items={form.values.otherEmails}
      blank={blank}
      max={maxOtherEmails}
      addLabel="Agregar otro e-mail"
      removeLabel={(place) => `Quitar el e-mail ${place + 2}`}
      said={said}
      onChange={(otherEmails) => form.change({ otherEmails })}
    >
      {({ item: { address, gets }, place, saidId, put }) => (
        <>
          <input
            type="text"
            inputMode="email"
            aria-label={`Dirección del e-mail ${place + 2}`}
            aria-invalid={said(place) !== null}
            aria-describedby={saidId}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => put({ address: event.target.value })}
            onBlur={() => form.leave(`otherEmails.${place}`)}
          />
          <select
            aria-label={`Qué recibe del e-mail ${place + 2}`}
            value={gets}
            onChange={(event) => put({ gets: emailKinds.find((kind) => kind === event.target.value) ?? 'all' })}
          >
            {emailKinds.map((kind) => (
              <option key={kind} value={kind}>
                Recibe {emailKindTexts[kind]}
              </option>
            ))}
          </select>
        </>
      )}
    </ItemRows>
  );
}
