import { companyMailTexts } from '#adapters/texts/company-mails.es.ts';
import { changeFailed, customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import { type CompanyMail, companyMails, orderMailsOf } from '#core/mail/order-mails.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useSavedAtOnce } from './saved-at-once.ts';

interface OrderMailsProps {
  readonly chosen: readonly CompanyMail[];
  /** The company's e-mail; empty where the distributor has none. */
  readonly address: string;
  readonly tag: string | null;
}

const title = 'Correos de tus pedidos';

const hints: Readonly<Record<CompanyMail, string>> = {
  Sent: 'Lo que pediste, con precios y descuentos.',
  Received: 'Lo tenemos y lo estamos preparando.',
  InDelivery: 'Ya salió.',
  Delivered: 'Ya está entregado.',
  Cancelled: 'No va a llegar.',
  CaseMessage: 'Lo que te respondemos, con un enlace a las fotos.',
};

/**
 * Chooses the steps of its orders of which the company gets a mail, each saved as soon as it is ticked
 * (docs/rules/mail.md 7).
 */
export function OrderMails({ chosen, address, tag }: OrderMailsProps) {
  const { configuration } = useServices();
  const { toaster } = usePublicServices();
  const { shown, isUnderWay, save } = useSavedAtOnce(chosen);
  const choose = (state: CompanyMail, isChosen: boolean) => {
    const next = orderMailsOf(isChosen ? [...shown, state] : shown.filter((each) => each !== state));
    save(next, async () => {
      const answer = await configuration.setOrderMails(next, tag);
      if (answer.ok) return;
      const message =
        answer.val.code === 'section-moved' ? customerConfigurationProblem(answer.val) : changeFailed(title);
      toaster.show({ kind: 'Error', title, message });
    });
  };
  return (
    <section className="config-part" aria-labelledby="config-order-mails">
      <h2 id="config-order-mails">{title}</h2>
      <p className="muted">
        {address === ''
          ? 'Tu empresa no tiene un e-mail cargado: pedile a tu vendedor que lo cargue.'
          : `Van a ${address}. Si corregimos un pedido te avisamos siempre.`}
      </p>
      {companyMails.map((state) => (
        <CheckBox
          key={state}
          label={companyMailTexts[state]}
          hint={hints[state]}
          isChecked={shown.includes(state)}
          isBusy={isUnderWay}
          onChange={(isChecked) => choose(state, isChecked)}
        />
      ))}
    </section>
  );
}
