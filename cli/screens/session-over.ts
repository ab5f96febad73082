export const sessionOverText = 'Ya no hay sesión: ingresá con mostrador login, y apretá u';
