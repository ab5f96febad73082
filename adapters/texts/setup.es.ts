import type { Sayable } from '#core/distributor/blank-distributor.ts';
import type { MailGroupName } from '#core/mail/mail-group.ts';
import type { SetupFailure } from '#core/setup/setup.service.ts';
import {
  type BackupPlace,
  type MailTest,
  maxCounted,
  type SetupFacts,
  type SetupStep,
  type StepState,
} from '#core/setup/setup-step.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { formatCount } from './numbers.es.ts';

export const setupStepTexts: Readonly<Record<SetupStep, { readonly title: string; readonly why: string }>> = {
  name: {
    title: 'Tu nombre y tu logo',
    why: 'Lo que no decís no se muestra. Tu nombre, dirección y teléfono están en la página, los comprobantes y los e-mails; tu logo, en la página y los e-mails.',
  },
  delivery: {
    title: 'Cómo entregás',
    why: 'Sin un método de entrega nadie puede enviar un pedido: «Retira en mostrador», «Reparto», «Expreso»…',
  },
  products: {
    title: 'Tus artículos',
    why: 'Importá tu planilla tal como la tenés: se reconocen los títulos usuales, y si no, decís qué es cada columna.',
  },
  prices: {
    title: 'Tus precios',
    why: 'Vienen con los artículos o en una planilla aparte, una por lista de precios. Lo que no tiene precio no se puede pedir.',
  },
  equivalents: {
    title: 'Equivalencias',
    why: 'Para que te encuentren por el código de otra marca o el original.',
  },
  applications: {
    title: 'Qué vehículo lleva cada artículo',
    why: 'Sin esto la búsqueda por vehículo no encuentra nada.',
  },
  customers: {
    title: 'Tus clientes',
    why: 'Uno por uno o todos juntos desde una planilla, cada uno con su lista de precios y sus bonificaciones. Si la planilla dice el vendedor, cargalos antes en Personal.',
  },
  logins: {
    title: 'Que puedan ingresar',
    why: 'Elegilos en la lista e invitalos por e-mail, todos juntos o de a uno; o generale a cada uno una contraseña y pasásela.',
  },
  mails: {
    title: 'Envío de E-mails',
    why: 'Para las invitaciones y los avisos de pedidos y reclamos. Cargá la cuenta y mandá una prueba.',
  },
  'order-mails': {
    title: 'Quién recibe los avisos',
    why: 'En «Pedidos» poné las direcciones que reciben un e-mail por cada pedido nuevo. Lo demás, si no nombrás a nadie, les llega a los administradores que tienen e-mail; si ninguno tiene, a la cuenta que envía.',
  },
  backups: {
    title: 'Copias de seguridad',
    why: 'Se hacen solas todos los días. Pedile a quien instaló el servidor que las guarde en otro disco o en otra máquina (BACKUP_DIR), para no perderlas con los datos.',
  },
  'first-order': {
    title: 'El primer pedido',
    why: 'Ingresá como uno de tus clientes y hacé uno de prueba: vas a ver lo mismo que él.',
  },
};

export const stepStateTexts: Readonly<Record<StepState, string>> = {
  done: 'Listo',
  missing: 'Falta',
  partly: 'Conviene',
  advised: 'Conviene',
};

const backupNotes: Readonly<Record<BackupPlace, string>> = {
  nowhere: 'están apagadas (BACKUP_EVERY_HOURS)',
  'with-the-data': 'están en la misma carpeta que los datos',
  elsewhere: '',
};

const many = (count: number, one: string, more: string): string =>
  count >= maxCounted
    ? `más de ${formatCount(maxCounted)} ${more}`
    : `${formatCount(count)} ${count === 1 ? one : more}`;

/** What the distributor has not said of itself, each with its article. */
export const sayableTexts: Readonly<Record<Sayable, string>> = {
  name: 'el nombre',
  logo: 'el logo',
  trade: 'el rubro',
  since: 'el año de fundación',
  slogan: 'el título',
  offering: 'el texto de qué vendés',
  story: 'la trayectoria',
  cuit: 'el CUIT',
  address: 'la dirección',
  town: 'la localidad',
  phone: 'el teléfono',
  email: 'el e-mail',
  hours: 'el horario',
  map: 'el mapa',
};

const mailTestText = (test: MailTest | null): string => {
  if (test === null) return 'todavía no salió ningún e-mail: mandá una prueba';
  const went = `salió el ${formatDateTime(test.at).slice(0, 16)} a ${test.to}`;
  return test.isCurrent ? `un e-mail ${went}` : `la cuenta cambió después del e-mail que ${went}: mandá una prueba`;
};

const mailedTexts: Readonly<Record<MailGroupName, string>> = {
  orders: 'pedidos',
  demands: 'reclamos',
  waranties: 'garantías',
  payments: 'pagos',
  comunication: 'consultas',
};

/** Who gets what, what goes to the same ones together: 'pedidos: nadie · reclamos y garantías: ana@example.com'. */
const mailedText = ({ mailed, zoneFirst }: Pick<SetupFacts, 'mailed' | 'zoneFirst'>): string => {
  if (mailed === null) return '';
  const of = new Map<string, string[]>();
  for (const [name, text] of Object.entries(mailedTexts)) {
    const names = mailed[name as MailGroupName].join(', ') || 'nadie';
    const recipients = zoneFirst.includes(name as MailGroupName)
      ? `la cuenta de la zona; donde no hay, ${names}`
      : names;
    getOrCreate(of, recipients, () => []).push(text);
  }
  return [...of].map(([recipients, what]) => `${listed(what)}: ${recipients}`).join(' · ');
};

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} y ${texts.at(-1)}`;

/** What there already is of a step, or what of it is still to be done; empty where there is nothing to say. */
export const setupStepNote = (step: SetupStep, facts: SetupFacts): string => {
  switch (step) {
    case 'delivery':
      return facts.deliveryMethods > 0 ? many(facts.deliveryMethods, 'método', 'métodos') : '';
    case 'products':
      return facts.products > 0 ? many(facts.products, 'artículo', 'artículos') : '';
    case 'prices':
      if (facts.products === 0) return '';
      return facts.unpriced === 0
        ? many(facts.priceLists, 'lista', 'listas')
        : `cargar el precio de ${many(facts.unpriced, 'artículo', 'artículos')}`;
    case 'applications':
      return facts.hasApplications && facts.brandsWithoutSegment > 0
        ? `poner en un segmento ${many(facts.brandsWithoutSegment, 'marca de vehículos', 'marcas de vehículos')}: si no, no se las encuentra por vehículo`
        : '';
    case 'customers':
      if (facts.customers === 0) return '';
      return facts.withoutPrices === 0
        ? many(facts.customers, 'cliente', 'clientes')
        : `dar una lista con precios a ${many(facts.withoutPrices, 'cliente', 'clientes')}`;
    case 'logins':
      if (facts.withoutAccess > 0)
        return `que ${many(facts.withoutAccess, 'cliente pueda', 'clientes puedan')} ingresar`;
      return facts.customers > 0 && !facts.hasCustomerWithLogin ? 'ningún cliente eligió todavía su contraseña' : '';
    case 'mails':
      if (!facts.sendsMails) return 'falta cargar la cuenta que envía';
      if (facts.mailTest?.isCurrent !== true || facts.knowsAddress) return mailTestText(facts.mailTest);
      return 'falta la dirección en la que te abren tus clientes, para los enlaces: pedile a quien instaló el servidor que la ponga (PUBLIC_URL)';
    case 'order-mails':
      return mailedText(facts);
    case 'backups':
      return backupNotes[facts.backups];
    default:
      return '';
  }
};

const problems: Readonly<Record<SetupFailure['code'], string>> = {
  'not-signed-in': 'Tu sesión terminó. Ingresá de nuevo',
  'not-allowed': 'Sólo un administrador puede ver la puesta en marcha',
  unreachable: 'No se pudo hablar con el servidor, reintentá',
  'not-offered': 'Este servidor no tiene puesta en marcha',
};

export const setupProblem = ({ code }: SetupFailure): string => problems[code];
