import { asked } from './asked.ts';
import type { Condition, RelevanceQuery } from './query.ts';

const measuring = (interior1: string, exterior1: string, altura1: string): Condition => ({
  technical: { interior1, exterior1, altura1 },
});

/** Over a real catalogue of bearings: codes that begin alike by the hundred, GOST numbers, sizes. */
export const bearingQueries: readonly RelevanceQuery[] = [
  ...asked('bearing', [
    ['6203', { ownCode: { code: '6203' } }],
    ['6203-2RS', { ownCode: { code: '6203-2RS' } }],
    ['6203 2rs', { ownCode: { code: '6203-2RS' } }],
    ['62032rs', { ownCode: { code: '6203-2RS' } }],
    ['ruleman 6203 zz', { ownCode: { code: '6203ZZ' } }],
    ['62/22', { writtenBegins: '62/22' }],
    ['6222', { ownCode: { code: '6222' }, writtenBegins: '6222' }],
    ['skf 6203', { ownCode: { maker: 'SKF', code: '6203' } }],
    ['skf 6203 2z', { brand: 'SKF', codeBegins: '6203-2Z' }],
    ['6203 craft', { ownCode: { maker: 'CRAFT', code: '6203' } }],
    ['craft 6204 zz', { ownCode: { maker: 'CRAFT', code: '6204 ZZ' } }],
    ['rodamiento 20x47x14', measuring('20', '47', '14')],
    ['17x40x12', measuring('17', '40', '12')],
    ['ruleman 22x50x14', measuring('22', '50', '14')],
    ['25 52 15', measuring('25', '52', '15')],
    ['180203', { code: { code: '180203' } }],
    ['gost 180205', { code: { maker: 'GOST', code: '180205' } }],
    ['7206', { code: { code: '7206' } }],
    ['1000904', { code: { code: '1000904' } }],
    ['nu206', { ownCode: { code: 'NU206' } }],
    ['rodamiento nu 206', { ownCode: { code: 'NU206' } }],
    ['32005x', { ownCode: { code: '32005X' } }],
    ['30205', { ownCode: { code: '30205' } }],
    ['22236', { ownCode: { code: '22236' } }],
    ['385a/382', { ownCode: { code: '385A/382' } }],
    ['nki 10/16', { ownCode: { code: 'NKI10/16' } }],
    ['6408 zn', { ownCode: { code: '6408-ZN' } }],
    ['1205k', { ownCode: { code: '1205K' } }],
    // Not there as typed: what begins so is the next best.
    ['skf 51228m', { brand: 'SKF', codeBegins: '51228M' }],
    ['fag a7020c', { brand: 'FAG', codeBegins: 'A7020C' }],
  ]),
];

/** Kept apart, like those of the demo. */
export const keptApartBearings: readonly RelevanceQuery[] = [
  ...asked('bearing', [
    ['6307-2rs', { ownCode: { code: '6307-2RS' } }],
    ['6308 2 rs', { ownCode: { code: '6308-2RS' } }],
    ['ruleman 608', { ownCode: { code: '608' } }],
    ['skf 32208', { ownCode: { maker: 'SKF', code: '32208' } }],
    ['80204', { code: { code: '80204' } }],
    ['35x72x17', measuring('35', '72', '17')],
    ['nj 212', { ownCode: { code: 'NJ212' } }],
    ['bbc 22222', { ownCode: { maker: 'BBC', code: '22222' } }],
    ['6204-2rs1', { ownCode: { code: '6204-2RS1' } }],
    ['ucfl 207', { ownCode: { code: 'UCFL207' } }],
  ]),
];
