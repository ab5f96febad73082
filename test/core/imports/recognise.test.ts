import { describe, expect, it } from 'vitest';
import { columnSets, emptyMapping, labelOf } from '#core/catalogue/import/rows/columns.ts';
import { mappingTextOf } from '#core/imports/column-choice.ts';
import { parseMapping } from '#core/imports/parse-mapping.ts';
import { recognise } from '#core/imports/recognise.ts';

const catalogue = (...rows: string[][]) => recognise(columnSets.catalogue, emptyMapping, rows);

describe('finding the columns', () => {
  it('under title lines, by usual headings', () => {
    const layout = catalogue(
      ['Distribuidora Demo S.A.'],
      ['Lista de precios N° 12', '', 'Marzo'],
      ['COD. ARTICULO', 'Marca', 'Detalle', 'Rubro', 'Precio s/IVA', 'Proveedores'],
      ['6203', 'SKF', 'Rodamiento', 'Rodamientos', '1.234,50', 'A1'],
    ).unwrap();
    expect(layout.headingRows).toBe(3);
    expect(Object.fromEntries(layout.columns)).toEqual({ code: 0, brand: 1, description: 2, family: 3, listPrice: 4 });
    expect(layout.unknownHeadings).toEqual(['Proveedores']);
  });

  it('takes a place in the store for one in sheets of products, and where on the vehicle in what fits what', () => {
    for (const heading of ['Ubicación', 'UBICACION', 'Estante', 'Depósito', 'Ubic.', 'Ubicación en el depósito']) {
      const layout = catalogue(['Código', 'Marca', 'Descripción', heading, 'Posición']).unwrap();
      expect([layout.columns.get('storageLocation'), layout.columns.get('position')]).toEqual([3, 4]);
    }
    const headings = ['Código', 'Marca del vehículo', 'Modelo', 'Ubicación'];
    const fits = recognise(columnSets.applications, emptyMapping, [headings]).unwrap();
    expect([fits.columns.get('storageLocation'), fits.columns.get('position')]).toEqual([undefined, 3]);
  });

  it('asks what ‘Ubicación’ is where the other columns do not tell', () => {
    const headings = ['Código', 'Marca', 'Descripción', 'Ubicación'];
    expect(catalogue(headings).val).toEqual({
      code: 'ambiguous-column',
      field: 'storageLocation',
      headings: ['Ubicación'],
    });
    const placed = (...more: string[]) => {
      const { columns } = catalogue([...headings, ...more]).unwrap();
      return [columns.get('storageLocation'), columns.get('position')];
    };
    expect(placed('Lado')).toEqual([3, 4]);
    expect(placed('Estante')).toEqual([4, 3]);
    const { unknownHeadings } = catalogue([...headings, 'Estante', 'Lado']).unwrap();
    expect(unknownHeadings).toEqual(['Ubicación']);
    // A person names the columns once, and that is what is remembered of the sheet.
    const meanings = ['code', 'brand', 'description', 'position'];
    const choice = { hasHeading: true, decimal: 'auto', meanings, constants: {} } as const;
    const mapping = parseMapping(mappingTextOf(columnSets.catalogue, choice, headings), columnSets.catalogue).unwrap();
    const { columns } = recognise(columnSets.catalogue, mapping, [headings]).unwrap();
    expect([columns.get('storageLocation'), columns.get('position')]).toEqual([undefined, 3]);
  });

  it('takes the heading of a sheet that went out for the place in the store', () => {
    const headings = ['Código', 'Marca', 'Descripción', labelOf('catalogue', 'storageLocation')];
    expect(catalogue(headings).unwrap().columns.get('storageLocation')).toBe(3);
  });

  it('d is the bore and D the outside', () => {
    const layout = catalogue(['Código', 'Marca', 'Descripción', 'D', 'd', 'B']).unwrap();
    expect(Object.fromEntries(layout.attributes)).toEqual({ exterior1: 3, interior1: 4, altura1: 5 });
  });

  it('says which required column is missing and what it did not understand', () => {
    expect(catalogue(['Código', 'Descripción', 'Proveedores']).val).toEqual({
      code: 'missing-columns',
      missing: [['brand']],
      unknown: ['Proveedores'],
    });
  });

  it('says which headings are ambiguous, and a mapping settles it', () => {
    const headings = ['Código', 'Marca', 'Descripción', 'Precio', 'Precio de lista'];
    expect(catalogue(headings).val).toEqual({
      code: 'ambiguous-column',
      field: 'listPrice',
      headings: ['Precio', 'Precio de lista'],
    });
    const mapping = { ...emptyMapping, columns: new Map([['listPrice', { heading: 'precio' }] as const]) };
    const layout = recognise(columnSets.catalogue, mapping, [headings]).unwrap();
    expect(layout.columns.get('listPrice')).toBe(3);
    expect(layout.unknownHeadings).toEqual(['Precio de lista']);
  });

  it('finds no heading in data, nor beyond ten rows, nor in nothing', () => {
    expect(catalogue(['6203', 'SKF', 'Rodamiento']).val).toMatchObject({ code: 'heading-not-found' });
    const titles = Array.from({ length: 10 }, (_, at) => [`Título ${at}`]);
    expect(catalogue(...titles, ['Código', 'Marca', 'Descripción']).val).toMatchObject({ code: 'heading-not-found' });
    expect(catalogue().val).toEqual({ code: 'empty-sheet' });
  });

  it('takes places without a heading, and constants for columns that are not there', () => {
    const mapping = {
      ...emptyMapping,
      hasHeading: false,
      columns: new Map([['code', { index: 1 }] as const, ['description', { index: 0 }] as const]),
      constants: new Map([['brand', 'SKF'] as const]),
    };
    const layout = recognise(columnSets.catalogue, mapping, [['Rodamiento', '6203']]).unwrap();
    expect(layout).toMatchObject({ headingRows: 0, unknownHeadings: [] });
  });

  it('names a mapped heading that the sheet lacks', () => {
    const mapping = { ...emptyMapping, columns: new Map([['code', { heading: 'Nro' }] as const]) };
    expect(recognise(columnSets.catalogue, mapping, [['Marca', 'Descripción', 'Número']]).val).toEqual({
      code: 'mapped-heading-not-found',
      field: 'code',
      heading: 'Nro',
      headings: ['Marca', 'Descripción', 'Número'],
    });
  });
});
