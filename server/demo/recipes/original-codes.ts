import type { DemoCode } from '#adapters/postgres/demo/demo-rows.ts';
import type { Chance } from '../chance.ts';

/** How vehicle makers number their parts. */
const shapes: Readonly<Record<string, string>> = {
  Volkswagen: '0** *## ###@|5U0 *## ###@|377 *## ###',
  Audi: '8@0 *## ###@',
  Seat: '6@0 *## ###@',
  Fiat: '46******|51******|7*######',
  'Alfa Romeo': '60******',
  Renault: '77014####*|8200###*##|6001######',
  Peugeot: '***#.@*|96######80',
  Citroën: '***#.@*|96######80',
  Ford: '@@5#-####-@@|**#*@#*##',
  Chevrolet: '93******|9*######|24******',
  Toyota: '0****-*####|4****-0K###',
  Honda: '*####-@@#-###',
  Nissan: '*####-*@@##',
  Hyundai: '0****2E000|*####-2E000',
  Kia: '*####-1@###',
  'Mercedes-Benz': 'A *## *## ## ##',
  Scania: '1######|0****##',
  Volvo: '2#######|0*####*',
  Iveco: '5040#####|0******#',
  'John Deere': 'RE******|AR*####',
  'Massey Ferguson': '*######M91',
  Deutz: '0*## ####',
};

const anyShape = '*######';

/** The number that the vehicle's own maker gives the part. */
export const originalCode = (maker: string, chance: Chance): DemoCode => ({
  brand: maker.toUpperCase(),
  code: chance.code(shapes[maker] ?? anyShape),
});
