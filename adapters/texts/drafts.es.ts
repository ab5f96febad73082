/**
 * The message for something sent, where more was written while it was on its way: what was sent has nothing of that.
 */
export const sentText = (sent: string, isAllOfIt: boolean): string =>
  isAllOfIt ? sent : `${sent}. Lo que escribiste mientras tanto quedó sin enviar`;
