/** Whether a text is a day of the calendar, as YYYY-MM-DD: the 31st of April is not. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // A day too many of a month is read as the first of the next by some, and as no date by others.
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
};
