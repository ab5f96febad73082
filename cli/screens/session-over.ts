export const sessionOverText = 'Ya no hay sesión: salí e ingresá con mostrador login';
