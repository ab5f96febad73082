import { expect, it } from 'vitest';
import { isPickupName } from '#core/configuration/pickup-name.ts';

it.each(['Retira en mostrador', 'RETIRO EN DEPÓSITO', 'Retirar en local', 'Mostrador', 'Pasa a buscar', 'Lo busca'])(
  '%j is fetched',
  (name) => expect(isPickupName(name)).toBe(true),
);

it.each(['Reparto', 'Expreso Oeste', 'Comisionista', 'Transporte a retén', 'Moto', ''])('%j is brought', (name) =>
  expect(isPickupName(name)).toBe(false),
);
