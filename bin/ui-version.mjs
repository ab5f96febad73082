/**
 * The version that the footer shows, year.month.day.number (docs/rules/screens.md 7): the day of the build in Buenos
 * Aires, and which build of that day it is in this folder. `previous` is the version of the build before, null for
 * none.
 */
export const uiVersion = (previous, now = Date.now()) => {
  const [year, month, day] = new Date(now - 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').map(Number);
  const date = `${year}.${month}.${day}.`;
  return date + (previous?.startsWith(date) ? Number(previous.slice(date.length)) + 1 : 1);
};
