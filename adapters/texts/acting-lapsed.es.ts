/** Shown where acting as a customer ended without the user having asked for it. */
export const actingLapsed = 'Se terminó el tiempo para actuar como cliente, o ya no se puede. Volviste a tu usuario';
