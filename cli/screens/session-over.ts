/** What a screen says once the session is over. */
export const sessionOverText = 'Ya no hay sesión: ingresá con mostrador login, y apretá u';
