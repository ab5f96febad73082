/** The tabs of /admin-configuration, as they stand in its address. */
export type ConfigurationTab =
  | 'general'
  | 'distribuidora'
  | 'deshabilitar'
  | 'finanzas'
  | 'reclamos'
  | 'mails'
  | 'busqueda';

export const linkToConfiguration = (tab: ConfigurationTab): string => `/admin-configuration?tab=${tab}`;
