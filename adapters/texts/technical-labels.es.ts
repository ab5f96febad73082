/** What the trade calls each technical attribute (docs/rules/catalogue.md 5). A pair's second is the other side of a stepped part. */
const labels: Readonly<Record<string, string>> = {
  // measures, in millimetres
  interior1: 'Diámetro interior',
  interior2: 'Diámetro interior 2',
  exterior1: 'Diámetro exterior',
  exterior2: 'Diámetro exterior 2',
  altura1: 'Altura',
  altura2: 'Altura 2',
  apoyo1: 'Apoyo',
  apoyo2: 'Apoyo 2',
  horquilla1: 'Horquilla',
  horquilla2: 'Horquilla 2',
  centroLlanta1: 'Centro de llanta',
  centroLlanta2: 'Centro de llanta 2',
  // counts
  bulones: 'Bulones',
  dientes: 'Dientes',
  dientes2: 'Dientes 2',
  dientesAbs: 'Dientes de la corona ABS',
  sensorMagnetico: 'Sensor magnético',
  agujeros: 'Agujeros',
  agujeros2: 'Agujeros 2',
  estrias: 'Estrías',
  estrias2: 'Estrías lado caja',
  estriasInteriores: 'Estrías interiores',
  estriasExteriores: 'Estrías exteriores',
  // of any part
  otrosAncho: 'Ancho',
  otrosColor: 'Color',
  otrosConector: 'Conector',
  otrosContenido: 'Contenido',
  otrosEntreCentros: 'Entre centros',
  otrosEspesor: 'Espesor',
  otrosForma: 'Forma',
  otrosLado: 'Lado',
  otrosLargo: 'Largo',
  otrosMaterial: 'Material',
  otrosNorma: 'Norma',
  otrosPeso: 'Peso',
  otrosPiezas: 'Piezas',
  otrosPines: 'Pines',
  otrosPosicion: 'Posición',
  otrosRosca: 'Rosca',
  otrosRosca2: 'Rosca 2',
  otrosRoscaTipo: 'Tipo de rosca',
  otrosSentidoGiro: 'Sentido de giro',
  otrosTension: 'Tensión (V)',
  otrosTipo: 'Tipo',
  otrosTorque: 'Torque de apriete',
  otrosVolumen: 'Volumen (l)',
  // spark and glow plugs
  otrosElectrodo: 'Luz del electrodo',
  otrosElectrodos: 'Cantidad de electrodos',
  otrosGradoTermico: 'Grado térmico',
  otrosHexagono: 'Hexágono',
  otrosLargoRosca: 'Largo de rosca',
  otrosAsiento: 'Asiento',
  otrosResistiva: 'Resistiva',
  otrosAmperaje: 'Corriente (A)',
  // coils
  otrosResistencia: 'Resistencia (Ω)',
  otrosSalidas: 'Salidas',
  otrosModulo: 'Módulo incorporado',
  // shock absorbers
  otrosTipoAmortiguador: 'Tipo de amortiguador',
  otrosVastago: 'Diámetro de vástago',
  otrosLargoAbierto: 'Largo abierto',
  otrosLargoCerrado: 'Largo cerrado',
  otrosCarrera: 'Carrera',
  otrosTubo: 'Diámetro de tubo',
  otrosFijacionSuperior: 'Fijación superior',
  otrosFijacionInferior: 'Fijación inferior',
  // steering and suspension
  otrosCono: 'Cono',
  otrosConoMayor: 'Cono mayor',
  otrosConoMenor: 'Cono menor',
  // brake pads, discs, linings and blocks
  otrosLargoPastilla: 'Largo de pastilla',
  otrosAlturaPastilla: 'Altura de pastilla',
  otrosEspesorPastilla: 'Espesor de pastilla',
  otrosSistema: 'Sistema de freno',
  otrosSensorDesgaste: 'Sensor de desgaste',
  otrosEspesorMinimo: 'Espesor mínimo',
  otrosTipoDisco: 'Tipo de disco',
  otrosRemaches: 'Remaches',
  // clutch kits
  otrosTipoEmbrague: 'Tipo de embrague',
  otrosDiametroDisco: 'Diámetro de disco',
  otrosDiametroPlaca: 'Diámetro de placa',
  otrosCrapodina: 'Crapodina',
  // ABS
  otrosAbs: 'ABS',
  otrosAbsDientes: 'Dientes ABS',
  otrosAbsTipo: 'Tipo de sensor ABS',
  // belts and chains
  otrosCanales: 'Canales',
  otrosPaso: 'Paso',
  otrosPerfil: 'Perfil',
  otrosEslabones: 'Eslabones',
  // pumps
  otrosTurbina: 'Turbina',
  otrosPolea: 'Polea',
  otrosCaudal: 'Caudal (l/h)',
  otrosPresion: 'Presión (bar)',
  // bearings and seals
  otrosCierre: 'Cierre',
  otrosJuego: 'Juego radial',
  otrosLabio: 'Labio',
  otrosJaula: 'Jaula',
  // cardan and constant-velocity joints
  otrosEngrasador: 'Engrasador',
  otrosSeguro: 'Tipo de seguro',
  otrosLargoTotal: 'Largo total',
  notas: 'Notas',
};

/** The names that are known, in the order in which a sheet of them is written. */
export const technicalNames: readonly string[] = Object.keys(labels);

/** The Spanish label of an attribute; of an unknown one a text that names it (docs/rules/catalogue.md 5). */
export const technicalLabel = (name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? `No text for -> ${name}`;

/** Whether the field knows the attribute. */
export const isTechnical = (name: string): boolean => Object.hasOwn(labels, name);
