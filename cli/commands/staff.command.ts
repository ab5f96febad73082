import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { handedOverText, staffProblem, staffRoleTexts } from '#adapters/texts/staff.es.ts';
import { issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { handedOverWire, staffMemberToWire, staffMemberWire } from '#adapters/wire/staff.wire.ts';
import { Ok } from '#core/shared/result.ts';
import type { CreatedStaffMember, StaffFailure } from '#core/staff/staff.service.ts';
import { staffChangeFlaws, staffFlaws } from '#core/staff/staff-draft.ts';
import { type StaffMember, type StaffRole, staffRoles } from '#core/staff/staff-member.ts';
import {
  deactivationRefusal,
  handOverRefusal,
  roleRefusal,
  type StaffRefusal,
  type StaffState,
} from '#core/staff/staff-rules.ts';
import { spokenOption } from '../arguments/spoken.ts';
import type { CommandGroup } from '../command-group.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { staffList } from '../lists/staff.list.ts';
import { loginAccessModule } from '../modules/login-access.module.ts';
import { signInsModule } from '../modules/sign-ins.module.ts';
import { staffModule } from '../modules/staff.module.ts';
import type { Act } from '../run-command.ts';
import { staffAccessCommands } from '../staff/staff-access.ts';
import { memberNamed, nameOf, namesOf, user } from '../staff/staff-member.ts';
import { printable } from '../style.ts';

interface DetailOptions {
  readonly name?: string;
  readonly role?: StaffRole;
  readonly email?: string;
  readonly phone?: string;
}

const base = { access: 'administration', problem: staffProblem } as const;

const roleOption = () => spokenOption('--role <ROL>', 'qué es', staffRoles, staffRoleTexts);

const detailOptions = (isNew: boolean): readonly Option[] => [
  new Option('--name <TEXTO>', 'nombre y apellido').makeOptionMandatory(isNew),
  roleOption().makeOptionMandatory(isNew),
  new Option('--email <E-MAIL>', 'su correo'),
  new Option('--phone <TEXTO>', 'su teléfono'),
];

const staffCommands = (program: Command, act: Act): void => {
  const staff = declareGroup(program, 'staff', 'El personal del distribuidor', 'staff list', 'staff deactivate laura');
  declareList(staff, act, staffList);
  declareChange<DetailOptions & { readonly role: StaffRole }, CreatedStaffMember, StaffFailure>(staff, act, {
    ...base,
    name: 'create',
    about: 'Crea un usuario del personal y dice su contraseña, por única vez',
    examples: ['staff create laura --name "Laura Gómez" --role Vendedor --email laura@example.com'],
    words: [user],
    options: detailOptions(true),
    answer: changedWire(
      z.object({
        member: z.optional(staffMemberWire),
        password: z.optional(z.string()),
        userName: z.optional(z.string()),
      }),
    ),
    toWire: ({ member, password }) => ({ member: staffMemberToWire(member), password }),
    saysPassword: true,
    message: ({ member, password }) =>
      `Creado: ${nameOf(member)}. Su contraseña, que no se vuelve a mostrar: ${password}`,
    plan: async (asking, options, userName = '') => {
      const { name = '', role, email = '', phone = '' } = options;
      const there = await memberNamed(asking, userName);
      if (!there.ok && there.val.code !== 'login-not-found') return there;
      const member = there.ok && there.val.isActive ? there.val : null;
      return Ok({
        question: `¿Crear a ${printable(name === '' ? userName : name)} como ${staffRoleTexts[role]}?`,
        isDone: member !== null && isSo(options, member),
        doneText: `${printable(userName)} ya estaba: no se cambió nada. Otra contraseña se la da mostrador staff password`,
        before: member === null ? { userName } : { member: staffMemberToWire(member) },
        refusal: () =>
          staffFlaws({ userName, name, role, email, phone })[0] ?? (there.ok ? { code: 'user-name-taken' } : null),
        work: () => asking.services.staff.create(asking.caller, { userName, name, role, email, phone }),
      });
    },
  });
  declareChange<DetailOptions, StaffMember, StaffFailure>(staff, act, {
    ...base,
    name: 'edit',
    about: 'Cambia lo que se le diga de alguien del personal',
    examples: ['staff edit laura --email laura@example.com'],
    words: [user],
    options: detailOptions(false),
    needs: [
      {
        anyOf: ['--name', '--role', '--email', '--phone'],
        message: 'No dice qué cambiar',
        advice: 'Por ejemplo: --email ana@example.com',
      },
    ],
    answer: changedWire(staffMemberWire),
    toWire: staffMemberToWire,
    message: (member) => `Guardado: ${nameOf(member)}`,
    plan: editPlan,
  });
  for (const isActive of [true, false]) {
    declareChange<object, StaffMember, StaffFailure>(staff, act, {
      ...base,
      name: isActive ? 'activate' : 'deactivate',
      about: isActive ? 'Vuelve a dejar entrar a alguien del personal' : 'No deja entrar más a alguien, y lo saca ya',
      examples: [`staff ${isActive ? 'activate' : 'deactivate'} laura`],
      words: [user],
      isFinal: !isActive,
      answer: changedWire(staffMemberWire),
      toWire: staffMemberToWire,
      message: (member) => `${nameOf(member)} ahora está ${isActive ? 'activo' : 'inactivo'}`,
      plan: async (asking, _options, userName) =>
        (await memberNamed(asking, userName)).map((member) => ({
          names: namesOf(member),
          question: `¿${isActive ? 'Activar' : 'Desactivar'} a ${nameOf(member)}?`,
          isDone: member.isActive === isActive,
          before: staffMemberToWire(member),
          refusal: async () => (isActive ? null : refusedBy(asking, member, deactivationRefusal)),
          work: () => asking.services.staff.setActive(asking.caller, member, isActive),
        })),
    });
  }
  declareChange<object, { readonly login: string; readonly password: string; readonly isKept: boolean }, StaffFailure>(
    staff,
    act,
    {
      ...base,
      name: 'password',
      about: 'Le da otra contraseña y la dice, por única vez',
      examples: ['staff password laura --yes'],
      words: [user],
      isFinal: true,
      answer: changedWire(z.partial(issuedPasswordWire)),
      toWire: (issued) => issued,
      saysPassword: true,
      message: ({ login, password }) => `La contraseña de ${printable(login)}, que no se vuelve a mostrar: ${password}`,
      plan: async (asking, _options, userName) =>
        (await memberNamed(asking, userName)).map((member) => ({
          names: namesOf(member),
          question: `¿Darle otra contraseña a ${nameOf(member)}? La que tiene deja de servir`,
          before: { login: member.userName },
          work: () => asking.services.staff.issue(asking.caller, member.id),
        })),
    },
  );
  declareChange<object, { readonly customers: number; readonly to: string }, StaffFailure>(staff, act, {
    ...base,
    name: 'hand-over',
    about: 'Pasa todos los clientes de un vendedor a otro',
    examples: ['staff hand-over laura pedro --dry-run'],
    words: [
      ['de', 'el vendedor que los tiene'],
      ['a', 'el que los va a tener'],
    ],
    isFinal: true,
    answer: changedWire(handedOverWire),
    toWire: ({ customers }) => ({ customers }),
    message: ({ customers, to }) => handedOverText(customers, printable(to)),
    plan: async (asking, _options, from, to) => {
      const [one, other] = [await memberNamed(asking, from), await memberNamed(asking, to)];
      if (!one.ok) return one;
      return other.map((member) => ({
        names: namesOf(one.val),
        question: `¿Pasar ${one.val.customers} clientes de ${nameOf(one.val)} a ${nameOf(member)}?`,
        isDone: one.val.customers === 0,
        before: { customers: one.val.customers },
        refusal: () => handOverRefusal(one.val, member),
        work: async () =>
          (await asking.services.staff.handOver(asking.caller, one.val.id, member.id)).map(({ customers }) => ({
            customers,
            to: member.name,
          })),
      }));
    },
  });
  staffAccessCommands(staff, act);
};

const detailsOver = (member: StaffMember, { name, role, email, phone }: DetailOptions) => ({
  name: name ?? member.name,
  role: role ?? member.role,
  email: email ?? member.email,
  phone: phone ?? member.phone,
});

/**
 * Why a rule refuses a change of a member of staff, given how many other administrators there are; null where it does
 * not.
 */
const refusedBy = async (
  { services, caller }: Asking,
  member: StaffMember,
  rule: (state: StaffState, by: string) => StaffRefusal | null,
): Promise<StaffFailure | null> => {
  const all = await services.staff.list(caller);
  if (!all.ok) return all.val;
  const others = all.val.filter(({ id, role, isActive }) => id !== member.id && role === 'Admin' && isActive);
  return rule({ member, otherAdmins: others.length }, caller.userName);
};

/** Whether the member already has all that the options say. */
const isSo = (asked: DetailOptions, member: StaffMember): boolean =>
  standsAlready(detailsOver(member, asked), detailsOver(member, {}));

const editPlan = async (asking: Asking, options: DetailOptions, userName: string | undefined) =>
  (await memberNamed(asking, userName)).map((member) => {
    const wanted = detailsOver(member, options);
    return {
      question: `¿Guardar los cambios de ${nameOf(member)}?`,
      isDone: isSo(options, member),
      before: staffMemberToWire(member),
      refusal: () =>
        staffChangeFlaws(wanted)[0] ?? refusedBy(asking, member, (state, by) => roleRefusal(state, wanted.role, by)),
      work: () => asking.services.staff.change(asking.caller, member, wanted),
    };
  });

export const group: CommandGroup = { modules: [staffModule, loginAccessModule, signInsModule], define: staffCommands };
