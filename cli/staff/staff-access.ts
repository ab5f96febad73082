import type { Command } from 'commander';
import * as z from 'zod/mini';
import { secondFactorManagementProblem } from '#adapters/texts/second-factor.es.ts';
import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { SecondFactorManagementFailure } from '#core/second-factor/second-factor.service.ts';
import type { SignInsFailure } from '#core/session/sign-in.service.ts';
import { Ok } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareList } from '../declare/list.ts';
import { staffSessionsList } from '../lists/staff-sessions.list.ts';
import type { Act } from '../run-command.ts';
import { invitationCommands } from './login-invitations.ts';
import { memberFor, nameOf, namesOf, user } from './staff-member.ts';

/** How somebody of staff gets in: by invitation, where they are signed in, and their second step. */
export const staffAccessCommands = (staff: Command, act: Act): void => {
  invitationCommands(staff, act, {
    words: [user],
    example: 'laura',
    find: async (asking, userName) => {
      const found = await memberFor(asking, userName);
      if (!found.ok) return found;
      return Ok({ of: { staffId: found.val.id }, addressee: `a ${nameOf(found.val)}`, names: namesOf(found.val) });
    },
  });
  declareList(staff, act, staffSessionsList);
  declareChange<object, null, SignInsFailure>(staff, act, {
    access: 'administration',
    problem: signInsProblem,
    name: 'sign-out',
    about: 'Cierra todas las sesiones de alguien del personal',
    examples: ['staff sign-out laura --yes'],
    words: [user],
    isFinal: true,
    answer: changedWire(z.object({})),
    toWire: () => ({}),
    message: () => 'Listo: hay que volver a ingresar',
    plan: async (asking, _options, userName) => {
      const found = await memberFor(asking, userName);
      if (!found.ok) return found;
      return Ok({
        names: namesOf(found.val),
        question: `¿Cerrar todas las sesiones de ${nameOf(found.val)}?`,
        before: {},
        work: () => asking.services.staffSignIns.end(asking.caller, found.val.id),
      });
    },
  });
  declareChange<object, void, SecondFactorManagementFailure>(staff, act, {
    access: 'administration',
    problem: secondFactorManagementProblem,
    name: 'reset-second-factor',
    about: 'Le quita el segundo paso a quien perdió el teléfono',
    examples: ['staff reset-second-factor laura --yes'],
    words: [user],
    isFinal: true,
    answer: changedWire(z.object({})),
    toWire: () => ({}),
    message: () => 'Listo: ingresa sin código hasta que lo active de nuevo',
    plan: async (asking, _options, userName) => {
      const found = await memberFor(asking, userName);
      if (!found.ok) return found;
      return Ok({
        names: namesOf(found.val),
        question: `¿Quitarle el segundo paso a ${nameOf(found.val)}?`,
        isDone: !found.val.hasSecondFactor,
        doneText: `${nameOf(found.val)} no tiene un segundo paso: no se cambió nada`,
        before: {},
        work: () => asking.services.secondFactors.reset(asking.caller, found.val.id),
      });
    },
  });
  declareChange<object, boolean, SecondFactorManagementFailure>(staff, act, {
    access: 'administration',
    problem: secondFactorManagementProblem,
    name: 'second-factor',
    about: 'Dice si el segundo paso es obligatorio para el personal, o lo cambia',
    examples: ['staff second-factor compulsory', 'staff second-factor optional'],
    words: [['cómo', 'compulsory (obligatorio) u optional (opcional)', ['compulsory', 'optional']]],
    answer: changedWire(z.object({ isCompulsory: z.boolean() })),
    toWire: (isCompulsory) => ({ isCompulsory }),
    message: compulsoryText,
    plan: async ({ services, caller }, _options, word) => {
      const wanted = word === 'compulsory';
      return (await services.secondFactors.isCompulsory(caller)).map((isCompulsory) => ({
        question: `¿Dejar el segundo paso ${wanted ? 'obligatorio' : 'opcional'} para el personal?`,
        isDone: isCompulsory === wanted,
        doneText: `${compulsoryText(isCompulsory)}: no se cambió nada`,
        before: { isCompulsory },
        work: async () => (await services.secondFactors.setCompulsory(caller, wanted)).map(() => wanted),
      }));
    },
  });
};

const compulsoryText = (isCompulsory: boolean): string =>
  `El segundo paso es ${isCompulsory ? 'obligatorio' : 'opcional'} para el personal`;
