import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import type { SignInsFailure } from '#core/session/sign-in.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareChange } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { sessionsList } from '../lists/sessions.list.ts';
import { signInsModule } from '../modules/sign-ins.module.ts';
import { wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';

const base = { access: 'session', problem: signInsProblem } as const;

const sessionCommands = (program: Command, act: Act): void => {
  const sessions = declareGroup(
    program,
    'sessions',
    'Dónde está abierta tu sesión',
    'sessions list',
    'sessions end --others',
  );
  declareList(sessions, act, sessionsList);
  declareChange<{ readonly others?: true }, { readonly ended: number }, SignInsFailure>(sessions, act, {
    ...base,
    name: 'end',
    about: 'Cierra una de tus sesiones, o todas las otras',
    examples: ['sessions end 12', 'sessions end --others --yes'],
    words: [['[ID]', 'el que da sessions list']],
    options: [new Option('--others', 'todas menos esta')],
    needs: [
      {
        anyOf: ['ID', '--others'],
        message: 'No dice cuál cerrar',
        advice: 'Va el ID que da sessions list, o --others',
      },
    ],
    isFinal: true,
    answer: z.object({ ended: z.number(), changed: z.boolean(), dryRun: z.optional(z.literal(true)) }),
    toWire: (done) => done,
    message: ({ ended }) => (ended === 1 ? 'Se cerró una sesión' : `Se cerraron ${ended} sesiones`),
    plan: async ({ services, caller }, { others }, id = '') => {
      if (id !== '' && others !== undefined) return Err(wrongUsage('Va el ID o --others, no los dos'));
      return (await services.signIns.list(caller)).andThen((all) => {
        const meant = all.filter((each) => (id === '' ? !each.isCurrent : each.id === id.trim()));
        if (id !== '' && meant.length === 0) return Err({ code: 'sign-in-not-found' } as const);
        const [only] = meant;
        return Ok({
          names: id === '' ? [] : [only?.device ?? ''].filter((name) => name !== ''),
          question: id === '' ? `¿Cerrar tus otras ${meant.length} sesiones?` : '¿Cerrar esa sesión?',
          isDone: meant.length === 0,
          doneText: 'No hay otra sesión abierta: no se cambió nada',
          before: { ended: 0 },
          work: async () =>
            (await services.signIns.end(caller, id === '' ? null : id.trim())).map(() => ({ ended: meant.length })),
        });
      });
    },
  });
};

export const group: CommandGroup = { modules: [signInsModule], define: sessionCommands };
