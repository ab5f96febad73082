import type { Fleet } from '../fleet.ts';
import type { Blueprint } from './blueprint.ts';

/** Parts that the manual, the tests and every counter know by heart. They come first and keep their codes. */
export const knownParts = (fleet: Fleet): Blueprint[] => {
  const fitting = (...models: readonly string[]) =>
    fleet.chassis
      .flatMap(({ fittings }) => fittings)
      .filter(({ name }) => models.includes(name))
      .map(({ vehicleId, engine, from, to }) => ({ vehicleId, engine, from, to }));
  const gol = fitting('Volkswagen Gol', 'Volkswagen Senda', 'Volkswagen Parati', 'Volkswagen Saveiro');
  const golTrend = fitting('Volkswagen Gol Trend', 'Volkswagen Voyage', 'Volkswagen Fox', 'Volkswagen Suran');
  const bare = { position: '', engines: '', multiples: [1] } as const;
  return [
    {
      ...bare,
      subfamily: 'Axiales',
      description: 'Axial de cremallera dirección mecánica Volkswagen Gol',
      technical: { otrosRosca: 'M14x1.5', altura1: '278' },
      fits: gol,
      ours: [
        { brand: 'CORVEN', code: '3003' },
        { brand: 'THOMPSON', code: 'T-3003' },
        { brand: 'NAKATA', code: 'N 5044' },
        { brand: 'VMG', code: 'AX 107' },
        { brand: 'TRW', code: 'JAR1003' },
      ],
      others: [
        { brand: 'VIEMAR', code: '680061' },
        { brand: 'VOLKSWAGEN', code: '377 419 810' },
      ],
      cents: 21_480_00,
    },
    {
      ...bare,
      subfamily: 'Bujías de Encendido',
      description: 'Bujía de encendido rosca M14x1.25 hexágono 16',
      engines: '1.6 Power, 1.6 MSI',
      technical: { otrosHexagono: '16', otrosRosca: 'M14x1.25', otrosElectrodo: '0.8', otrosMaterial: 'Níquel' },
      fits: [...golTrend, ...fitting('Fiat Palio', 'Renault Clio').slice(0, 12)],
      ours: [
        { brand: 'NGK', code: 'BKR6E' },
        { brand: 'BOSCH', code: 'FR7DC+' },
        { brand: 'CHAMPION', code: 'RC9YC' },
        { brand: 'DENSO', code: 'K20PR-U' },
        { brand: 'BERU', code: '14FR-7DU' },
      ],
      others: [{ brand: 'BOSCH', code: '0 242 235 666' }],
      cents: 9_350_00,
      multiples: [4],
    },
    {
      ...bare,
      subfamily: 'Discos y campanas',
      description: 'Disco de freno delantero ventilado',
      position: 'Delantero',
      technical: { exterior1: '256', altura1: '22', altura2: '41', centroLlanta1: '65', agujeros: '5' },
      fits: golTrend,
      ours: [
        { brand: 'FREMAX', code: 'BD 5234' },
        { brand: 'BREMBO', code: '09.9167.11' },
        { brand: 'FERODO', code: 'DDF929' },
        { brand: 'CORVEN', code: 'DF523' },
      ],
      others: [{ brand: 'VOLKSWAGEN', code: '5U0 615 301' }],
      cents: 66_290_00,
    },
    {
      ...bare,
      subfamily: 'Kits de Distribución',
      description: 'Kit de distribución Volkswagen Gol 1.6 AP',
      engines: '1.6 AP, 1.8 AP',
      technical: { dientes: '128', altura1: '18', otrosPiezas: '2' },
      fits: gol,
      ours: [
        { brand: 'CONTITECH', code: 'CT 1028 K1' },
        { brand: 'GATES', code: 'K015047XS' },
        { brand: 'DAYCO', code: 'KTB257' },
        { brand: 'SKF', code: 'VKMA 01113' },
      ],
      others: [{ brand: 'VOLKSWAGEN', code: '026 198 119 A' }],
      cents: 92_700_00,
    },
    {
      ...bare,
      subfamily: 'Amortiguadores',
      description: 'Amortiguador delantero a gas Volkswagen Gol',
      position: 'Delantero',
      technical: { otrosVastago: '20', otrosTipoAmortiguador: 'A gas' },
      fits: gol,
      ours: [
        { brand: 'MONROE', code: 'G 16370' },
        { brand: 'SADAR', code: 'SP 044' },
        { brand: 'COFAP', code: 'GP32114' },
        { brand: 'CORVEN', code: '5044C' },
      ],
      others: [{ brand: 'VOLKSWAGEN', code: '377 413 031' }],
      cents: 88_400_00,
    },
    {
      ...bare,
      subfamily: 'Rodamientos de Rueda',
      description: 'Kit de rodamiento de rueda delantero',
      position: 'Delantero',
      technical: { interior1: '39', exterior1: '72', altura1: '37' },
      fits: fitting('Volkswagen Golf', 'Volkswagen Bora', 'Audi A3'),
      ours: [
        { brand: 'SKF', code: 'VKBA 3569' },
        { brand: 'FAG', code: '713 6106 10' },
        { brand: 'SNR', code: 'R154.54' },
        { brand: 'TIMKEN', code: 'HM 88649' },
      ],
      others: [
        { brand: 'HYUNDAI', code: '087902E000' },
        { brand: 'VOLKSWAGEN', code: '1J0 498 625' },
      ],
      cents: 48_900_00,
    },
    {
      ...bare,
      subfamily: 'Tensores y poleas',
      description: 'Polea tensora Hyundai Tucson 2.0',
      engines: '2.0 16v',
      technical: { exterior1: '60', interior1: '10', altura1: '26' },
      fits: fitting('Hyundai Tucson', 'Kia Sportage', 'Kia Cerato'),
      ours: [
        { brand: 'NTN', code: '087902E000' },
        { brand: 'SKF', code: 'VKM 15402' },
        { brand: 'GATES', code: 'T41048' },
        { brand: 'INA', code: '531 0321 20' },
      ],
      others: [{ brand: 'HYUNDAI', code: '24810-23400' }],
      cents: 31_600_00,
    },
  ];
};
