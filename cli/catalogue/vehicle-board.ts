import { type Command, InvalidArgumentError, Option } from 'commander';
import { brandBoardProblem, unassignedName } from '#adapters/texts/brand-board.es.ts';
import { brandBoardToWire, brandBoardWire } from '#adapters/wire/brand-board.wire.ts';
import type { BrandBoardFailure, TaggedBoard } from '#core/segments/brand-board.service.ts';
import {
  type BrandBoard,
  type BrandGroup,
  groupsOf,
  mayStandIn,
  wantedOf,
  withBrandAt,
  withSegmentMoved,
} from '#core/segments/brand-board.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareShow } from '../declare/show.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';

const base = { access: 'administration', problem: brandBoardProblem } as const;

const readPlace = (text: string): number => {
  const place = Number(text);
  if (!Number.isInteger(place) || place < 1) throw new InvalidArgumentError('Va un lugar: 1 es el primero');
  return place;
};

const nameOf = (group: BrandGroup): string => (group.name === '' ? unassignedName : group.name);

const groupNamed = (board: BrandBoard, typed = ''): Result<BrandGroup, Outcome> => {
  const found = groupsOf(board).find((group) => folded(nameOf(group)) === folded(typed));
  return found === undefined
    ? Err(
        problem(
          'board-segment-unknown',
          `No hay un segmento «${printable(typed)}»`,
          `Los que hay los dice vehicles board`,
        ),
      )
    : Ok(found);
};

/** A brand, and where it stands: several segments may have one of its name. */
const brandNamed = (board: BrandBoard, typed: string, segmentName: string | undefined) => {
  const named = groupsOf(board)
    .flatMap((group) => group.vehiclesBrands.map((brand) => ({ brand, group })))
    .filter(({ brand }) => folded(brand.name) === folded(typed))
    .filter(({ group }) => segmentName === undefined || folded(nameOf(group)) === folded(segmentName));
  const [only] = named;
  if (named.length > 1) {
    const where = named.map(({ group }) => nameOf(group)).join(', ');
    return Err(
      problem(
        'board-brand-ambiguous',
        `Hay ${named.length} marcas ${printable(typed)}: en ${where}`,
        'Decí cuál con --in SEGMENTO',
      ),
    );
  }
  return only === undefined
    ? Err(problem('board-brand-unknown', `No hay una marca de vehículos «${printable(typed)}»`))
    : Ok(only);
};

const isSo = (asked: BrandBoard, held: BrandBoard): boolean => standsAlready(wantedOf(asked), wantedOf(held));

const boardText = (board: BrandBoard) =>
  groupsOf(board).map(
    (group) => [nameOf(group), group.vehiclesBrands.map(({ name }) => name).join(', ') || '—'] as const,
  );

/**
 * Which vehicle brand stands in which segment, and the order of both: `vehicles board`, `place` and `order`
 * (docs/rules/segments.md 4).
 */
export const boardCommands = (vehicles: Command, act: Act): void => {
  declareShow<object, TaggedBoard, BrandBoardFailure>(vehicles, act, {
    ...base,
    name: 'board',
    about: 'Muestra los segmentos con sus marcas, en su orden',
    examples: ['vehicles board', 'vehicles board --json'],
    answer: brandBoardWire,
    toWire: brandBoardToWire,
    text: (board, style, columns) => facts(boardText(board), style, columns),
    ask: ({ services, caller }) => services.brandBoard.read(caller),
  });
  const changes = { ...base, answer: changedWire(brandBoardWire), toWire: brandBoardToWire } as const;
  declareChange<{ readonly at?: number; readonly in?: string }, TaggedBoard, BrandBoardFailure>(vehicles, act, {
    ...changes,
    name: 'place',
    about: `Pone una marca en un segmento (o en «${unassignedName}»)`,
    examples: ['vehicles place Scania Pesados', `vehicles place Scania "${unassignedName}"`],
    words: [
      ['marca', 'su nombre'],
      ['segmento', 'su nombre'],
    ],
    options: [
      new Option('--at <LUGAR>', 'en qué lugar: 1 es el primero (si no, al final)').argParser(readPlace),
      new Option('--in <SEGMENTO>', 'en cuál está, si varios tienen una marca con ese nombre'),
    ],
    message: () => 'Guardado: así queda el orden en la búsqueda por vehículo',
    plan: async ({ services, caller }, { at, in: current }, brandName, segmentName) => {
      const read = await services.brandBoard.read(caller);
      if (!read.ok) return read;
      const board = read.val;
      const [found, target] = [brandNamed(board, brandName ?? '', current), groupNamed(board, segmentName)];
      if (!found.ok) return found;
      if (!target.ok) return target;
      const [{ brand, group }, segment] = [found.val, target.val];
      if (!mayStandIn(segment, brand)) {
        return Err({ code: 'board-name-twice', brandName: brand.name, segmentName: segment.name || null });
      }
      // Without a place it goes to the end, and stays where it is if it is there.
      const index = at === undefined ? segment.vehiclesBrands.length : at - 1;
      const stays = at === undefined && group.id === segment.id;
      const wanted = stays ? board : withBrandAt(board, brand.id, { groupId: segment.id, index });
      return Ok({
        question: `¿Poner ${printable(brand.name)} en ${printable(nameOf(segment))}?`,
        isDone: isSo(wanted, board),
        before: brandBoardToWire(board),
        work: () => services.brandBoard.save(caller, wantedOf(wanted), board.tag),
      });
    },
  });
  declareChange<{ readonly at: number }, TaggedBoard, BrandBoardFailure>(vehicles, act, {
    ...changes,
    name: 'order',
    about: 'Cambia de lugar un segmento',
    examples: ['vehicles order Pesados --at 1'],
    words: [['segmento', 'su nombre']],
    options: [new Option('--at <LUGAR>', 'en qué lugar: 1 es el primero').argParser(readPlace).makeOptionMandatory()],
    message: () => 'Guardado: así queda el orden en la búsqueda por vehículo',
    plan: async ({ services, caller }, { at }, segmentName) => {
      const read = await services.brandBoard.read(caller);
      if (!read.ok) return read;
      const board = read.val;
      return groupNamed(board, segmentName).andThen((segment) => {
        const from = board.assigned.findIndex(({ id }) => id === segment.id);
        if (from < 0) return Err(wrongUsage(`«${unassignedName}» no es un segmento: está siempre primero`));
        const wanted = withSegmentMoved(board, segment.id, at - 1 - from);
        return Ok({
          question: `¿Poner ${printable(nameOf(segment))} en el lugar ${at}?`,
          isDone: isSo(wanted, board),
          before: brandBoardToWire(board),
          work: () => services.brandBoard.save(caller, wantedOf(wanted), board.tag),
        });
      });
    },
  });
};
