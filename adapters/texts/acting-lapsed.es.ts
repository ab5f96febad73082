/** Told wherever somebody is oneself again without having asked for it. */
export const actingLapsed = 'Se terminó el tiempo para actuar como cliente, o ya no se puede. Volviste a tu usuario';
