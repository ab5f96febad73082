import { emailKindTexts } from '#adapters/texts/email-kinds.es.ts';
import { emailKinds, maxOtherEmails, type OtherEmail } from '#core/customers/other-email.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';

const blank: OtherEmail = { address: '', gets: 'all' };

/** E-mails beside the main one, each with what it gets. */
export function OtherEmails({ form }: { readonly form: RuleForm<TypedCustomer> }) {
  const problemAt = (place: number) => form.problemOf(`otherEmails.${place}`);
  return (
    <FieldRows
      label="Otros e-mails"
      className="customer-emails"
      rows={form.values.otherEmails}
      full={fullText(form.values.otherEmails.length, maxOtherEmails)}
      add={{ label: 'Agregar otro e-mail', blank }}
      nameOf={(_, place) => `el e-mail ${place + 2}`}
      problemsOf={(place) => [problemAt(place)]}
      onChange={(otherEmails) => form.change({ otherEmails })}
      fields={({ row: { address, gets }, place, noteId, put }) => (
        <>
          <input
            type="text"
            inputMode="email"
            aria-label={`Dirección del e-mail ${place + 2}`}
            aria-invalid={problemAt(place) !== null}
            aria-describedby={noteId}
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
    />
  );
}
