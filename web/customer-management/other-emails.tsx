import { useRef } from 'react';
import { emailKindTexts } from '#adapters/texts/email-kinds.es.ts';
import { emailKinds, maxOtherEmails, type OtherEmail } from '#core/customers/other-email.ts';
import type { TypedCustomer } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';

/** E-mails beside the main one, each with what it gets. */
export function OtherEmails({ form }: { readonly form: RuleForm<TypedCustomer> }) {
  const list = useRef<HTMLUListElement>(null);
  const emails = form.values.otherEmails;
  const write = (otherEmails: readonly OtherEmail[]) => form.change({ otherEmails });
  const put = (place: number, part: Partial<OtherEmail>) =>
    write(emails.map((each, at) => (at === place ? { ...each, ...part } : each)));
  const add = () => {
    write([...emails, { address: '', gets: 'all' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <>
      {emails.length > 0 && (
        <ul ref={list} className="customer-items customer-emails" aria-label="Otros e-mails">
          {emails.map(({ address, gets }, place) => {
            const what = `del e-mail ${place + 2}`;
            const said = form.problemOf(`otherEmails.${place}`);
            const saidId = `other-email-${place}`;
            return (
              // They are only added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
              <li key={place}>
                <input
                  type="text"
                  inputMode="email"
                  aria-label={`Dirección ${what}`}
                  aria-invalid={said !== null}
                  aria-describedby={saidId}
                  maxLength={200}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={address}
                  onChange={(event) => put(place, { address: event.target.value })}
                  onBlur={() => form.leave(`otherEmails.${place}`)}
                />
                <select
                  aria-label={`Qué recibe ${what}`}
                  value={gets}
                  onChange={(event) =>
                    put(place, { gets: emailKinds.find((kind) => kind === event.target.value) ?? 'all' })
                  }
                >
                  {emailKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      Recibe {emailKindTexts[kind]}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  className="btn short"
                  aria-label={`Quitar el e-mail ${place + 2}`}
                  onClick={() => write(emails.filter((_, at) => at !== place))}
                >
                  <Icon name="close" />
                </button>
                <span id={saidId} className="wrong">
                  {said}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="btn" disabled={emails.length >= maxOtherEmails} onClick={add}>
        Agregar otro e-mail
      </button>
    </>
  );
}
