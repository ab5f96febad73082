export const maxDays = 3650;
/** More than any distributor has of anything that it lists here. */
export const maxItems = 500;
