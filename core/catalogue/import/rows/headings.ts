import type { Column } from '#core/imports/column-set.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { type Field, laterPictureFields } from './fields.ts';

const column = (field: Field, label: string, ...synonyms: string[]): Column<Field> => ({ field, label, synonyms });

const code = column(
  'code',
  'Código',
  ...['Cód.', 'Codigo', 'Cod. Artículo', 'Código de artículo', 'Código artículo', 'Artículo', 'Art.', 'Nro. Artículo'],
  ...[
    'Código producto',
    'Código de producto',
    'Cod. Producto',
    'SKU',
    'Referencia',
    'Ref.',
    'N° de parte',
    'Código proveedor',
    'N° de pieza',
    'Código de fábrica',
    'Part number',
  ],
);
const brand = column('brand', 'Marca', 'Mca', 'Marca artículo', 'Marca producto', 'Fabricante', 'Línea');
const stock = column(
  'stock',
  'Stock',
  ...[
    'Existencia',
    'Existencias',
    'Exist.',
    'Disponible',
    'Stock disponible',
    'Cantidad',
    'Stock actual',
    'Saldo',
    'Unidades',
    'Stock total',
    'Cant.',
    'Disp.',
  ],
);
const purchaseCost = column(
  'purchaseCost',
  'Costo de compra',
  ...['Costo', 'Precio de costo', 'P. costo', 'Costo s/IVA', 'Costo sin IVA', 'Costo neto', 'Costo unitario'],
  ...['Último costo', 'Costo de reposición', 'Precio de compra', 'P. compra'],
);
const iva = column('iva', 'IVA', 'IVA %', '% IVA', 'Alícuota', 'Alícuota IVA', 'Tasa IVA');
const price = [
  'Precio',
  'Precio de lista',
  'Precio lista',
  'P. Lista',
  'P. de lista',
  'Lista',
  'Importe',
  'Precio unitario',
];
const netPrice = [
  'Precio s/IVA',
  'Precio sin IVA',
  'Precio neto',
  'P. Unit.',
  'Precio + IVA',
  'Precio de venta al público',
  'Precio de venta',
  'P. unitario',
  'P. neto',
  'P. s/IVA',
  'PVP',
];

/** The columns of each kind and the headings that people really write for them. */
export const headingsOf: Readonly<Record<ImportKind, readonly Column<Field>[]>> = {
  catalogue: [
    code,
    brand,
    column(
      'description',
      'Descripción',
      'Desc.',
      'Detalle',
      'Denominación',
      'Nombre',
      'Producto',
      'Descripción artículo',
      'Descripción producto',
      'Detalle artículo',
      'Nombre artículo',
      'Nombre producto',
    ),
    column('family', 'Familia', 'Rubro', 'Tipo', 'Categoría', 'Grupo'),
    column('subfamily', 'Subfamilia', 'Sub familia', 'Subrubro', 'Sub rubro', 'Subtipo', 'Subcategoría', 'Subgrupo'),
    column('internalCode', 'Código interno', 'Cód. interno', 'Cod. int.', 'ID interno'),
    column('barcode', 'Código de barras', 'Cód. barras', 'Cod. de barras', 'EAN', 'EAN13', 'EAN 13', 'GTIN'),
    column(
      ...(['multiple', 'Múltiplo', 'Múltiplo de venta', 'Unid. por caja', 'Unidades por caja', 'U. x caja'] as const),
      ...['Unid. x caja', 'Cant. por bulto', 'Unidades por bulto', 'Pack', 'Mínimo de venta'],
    ),
    stock,
    column('listPrice', 'Precio de lista', ...price, ...netPrice),
    purchaseCost,
    // 'Estado' alone is not: sheets call many things so, and each row that says another one would stay out.
    column('sale', 'Estado de venta', 'Estado del artículo', 'Estado del producto'),
    column('discontinued', 'Discontinuado', 'Discontinuo', 'Descontinuado', 'Discont.', 'Dado de baja'),
    iva,
    column('position', 'Posición', 'Lado'),
    column(
      ...(['storageLocation', 'Ubicación en el depósito', 'Ubicación en depósito', 'Ubicación depósito'] as const),
      ...[
        'Ubic. Dep.',
        'Ubic. depósito',
        'Ubic. en depósito',
        'Estante',
        'Estantería',
        'Depósito',
        'Góndola',
        'Casillero',
      ],
    ),
    column('applications', 'Aplicaciones', 'Aplicación', 'Aplica a', 'Vehículos', 'Vehículo', 'Modelos', 'Uso'),
    column(
      ...(['pictures', 'Foto', 'Fotos', 'Foto 1', 'Imagen', 'Imágenes', 'Imagen 1', 'Fotografía'] as const),
      ...['Archivo de foto', 'Archivo de imagen', 'Nombre de foto', 'Nombre de imagen'],
    ),
    ...laterPictureFields.map((field, at) => column(field, `Foto ${at + 2}`, `Imagen ${at + 2}`)),
  ],
  equivalences: [
    code,
    brand,
    column(
      ...([
        'equivalentCode',
        'Código equivalente',
        'Equivalencia',
        'Equivalencias',
        'Cód. equivalente',
        'OEM',
      ] as const),
      ...[
        'Equivalente',
        'Código original',
        'Cód. original',
        'Nro. original',
        'Original',
        'N° OEM',
        'Código otra marca',
      ],
      ...['Código competencia', 'Reemplaza a', 'Reemplazo'],
    ),
    column(
      ...(['equivalentBrand', 'Marca equivalente', 'Otra marca', 'Marca equivalencia', 'Marca original'] as const),
      ...['Marca OEM', 'Marca competencia', 'Marca reemplazo', 'Competencia', 'Terminal'],
    ),
  ],
  relations: [
    code,
    brand,
    column('title', 'Relación', 'Tipo de relación', 'Clase de relación', 'Qué es', 'Título'),
    column(
      ...(['relatedCode', 'Código relacionado', 'Cód. relacionado', 'Relacionado', 'Código del relacionado'] as const),
      ...['Código sustituto', 'Sustituto', 'Código reemplazo', 'Reemplazo', 'Complemento', 'Componente'],
    ),
    column('relatedBrand', 'Marca relacionada', 'Marca relacionado', 'Marca sustituto', 'Marca reemplazo'),
    column('quantity', 'Cantidad', 'Cant.', 'Unidades'),
    column('notes', 'Notas', 'Nota', 'Observaciones', 'Aclaración', 'Comentarios'),
  ],
  vehicles: [
    column('segment', 'Segmento', 'Rubro', 'Tipo de vehículo', 'Categoría'),
    column('brand', 'Marca', 'Marca vehículo', 'Marca del vehículo', 'Terminal', 'Fabricante'),
    column('model', 'Modelo', 'Vehículo', 'Línea', 'Nombre modelo'),
    column('version', 'Versión', 'Variante', 'Modelo y versión', 'Modelo versión', 'Descripción', 'Detalle'),
    column('engine', 'Motor', 'Motorización', 'Cilindrada', 'Código motor'),
    column('fuel', 'Combustible', 'Tipo de combustible', 'Nafta Diésel'),
    column('year', 'Año', 'Año modelo', 'Año del modelo', 'Model year'),
    column('yearFrom', 'Año desde', 'Desde', 'Año inicio', 'Año inicial', 'Desde año', 'Inicio'),
    column('yearTo', 'Año hasta', 'Hasta', 'Año fin', 'Año final', 'Hasta año', 'Fin'),
    column('externalCode', 'Código', 'Cód.', 'Código FIPE', 'Código Infoauto', 'Codia', 'Código externo'),
  ],
  applications: [
    code,
    brand,
    column('vehicleBrand', 'Marca del vehículo', 'Marca vehículo', 'Marca auto', 'Terminal', 'Automotriz'),
    column('model', 'Modelo', 'Vehículo', 'Aplicación', 'Modelo del vehículo'),
    column('engine', 'Motor', 'Motorización', 'Cilindrada'),
    column('year', 'Años', 'Año', 'Período', 'Año modelo', 'Años desde hasta'),
    column('yearFrom', 'Año desde', 'Desde', 'Año inicio', 'Año inicial', 'Desde año', 'Inicio'),
    column('yearTo', 'Año hasta', 'Hasta', 'Año fin', 'Año final', 'Hasta año', 'Fin'),
    column('position', 'Posición', 'Ubicación', 'Lado', 'Eje'),
    column('notes', 'Notas', 'Observaciones', 'Detalle', 'Comentarios', 'Aclaración'),
    column('segment', 'Segmento', 'Tipo de vehículo'),
  ],
  stock: [code, brand, stock],
  costs: [code, brand, purchaseCost],
  prices: [
    code,
    brand,
    column('priceList', 'Lista de precios', 'Nombre de lista', 'Nro. de lista', 'Lista N°'),
    column('price', 'Precio', ...price, ...netPrice),
  ],
};
